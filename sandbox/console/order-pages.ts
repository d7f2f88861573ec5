import type { ControlContext } from "#sandbox/control/control-context.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { orderGoals, shippingStatusOf, stepTowards } from "#sandbox/platform/orders/fulfilment.ts";
import type { Order, OrderStatus } from "#sandbox/platform/orders/order.ts";
import type { BasketRules } from "#sandbox/platform/baskets/basket-rules.ts";
import type { ConsoleRoute } from "./console-route.ts";
import { choiceField, pageOf, textField } from "./form.ts";
import { type Html, html } from "./html.ts";
import { action, facts, field, filterForm, moment, money, pager, searchField, select, table, tag } from "./parts.ts";

const statuses: readonly OrderStatus[] = ["created", "new", "open", "completed", "cancelled", "replaced", "failed"];
const tones = { completed: "good", cancelled: "bad", failed: "bad", created: "warn" } as const;
const labels = { pay: "Payment arrives", export: "Export", ship: "Ship", deliver: "Deliver" } as const;

const statusTag = (status: OrderStatus): Html =>
  tag(status, status in tones ? tones[status as keyof typeof tones] : "plain");

/** Orders as a table, linked to their pages. */
export const orderTable = (orders: readonly Order[]): Html =>
  table(
    "Orders",
    ["Number", "Placed", "Site", "Email", "Status", "Payment", "Parcels", "Total"],
    orders.map((order) => [
      html`<a href="/console/orders/${encodeURIComponent(order.orderNo)}">${order.orderNo}</a>`,
      moment(order.createdAt),
      order.siteId,
      order.email,
      statusTag(order.status),
      order.paymentStatus.replaceAll("_", " "),
      shippingStatusOf(order).replaceAll("_", " "),
      money(order.totals.orderTotalCents, order.currency),
    ]),
  );

const cancellable = ({ status, shipments }: Order): boolean =>
  (status === "new" || status === "open") && shipments.every(({ progress }) => progress.shippedAt === undefined);

const detail = (order: Order, rules: LineRules): Html => {
  const path = `/console/orders/${encodeURIComponent(order.orderNo)}`;
  const { currency, totals } = order;
  return html`${facts([
      ["Status", statusTag(order.status)],
      ["Payment", order.paymentStatus.replaceAll("_", " ")],
      ["Export", order.exportStatus.replaceAll("_", " ")],
      ["Placed", moment(order.createdAt)],
      ["Next step by itself", order.nextStepAt && moment(order.nextStepAt)],
      ["Site", order.siteId],
      ["Email", order.email],
      [
        "Customer",
        order.registered
          ? html`<a href="/console/customers/${encodeURIComponent(order.customerId)}"
              >${order.customerName ?? order.customerId}</a
            >`
          : "guest",
      ],
      ["View code", order.viewCode],
      ["Shipping", money(totals.shippingTotalCents, currency)],
      ["Tax", money(totals.taxTotalCents, currency)],
      ["Total", money(totals.orderTotalCents, currency)],
      ["Why it ended", order.failureReason],
    ])}
    <div class="panel">
      ${orderGoals.map(
        (goal) =>
          stepTowards(order, goal) && action(`${path}/steps`, labels[goal], { hidden: { step: goal }, look: "main" }),
      )}${cancellable(order) && action(`${path}/cancel`, "Cancel order", { look: "danger" })}${
        !stepTowards(order, "deliver") && !cancellable(order) && html`<span>Nothing more happens to this order.</span>`
      }
    </div>
    ${table(
      "Items",
      ["Product", "Name", "Made as", "Quantity", "Price", "After discounts"],
      order.items.map((item) => [
        html`<a href="/console/products/${encodeURIComponent(item.productId)}">${item.productId}</a>`,
        item.productName,
        madeAs(item, rules),
        item.quantity,
        money(item.priceCents, currency),
        money(item.afterOrderDiscountCents, currency),
      ]),
    )}${table(
      "Parcels",
      ["Parcel", "Method", "Exported", "Shipped", "Tracking number", "Delivered"],
      order.shipments.map(({ id, method, progress }) => [
        id,
        method.name,
        ...[progress.exportedAt, progress.shippedAt].map((at) => moment(at === undefined ? null : new Date(at))),
        progress.trackingNumber ?? "–",
        moment(progress.deliveredAt === undefined ? null : new Date(progress.deliveredAt)),
      ]),
    )}${table(
      "Payments",
      ["Method", "Amount", "State"],
      order.payments.map(({ methodId, amountCents, status }) => [methodId, money(amountCents, currency), status]),
    )}`;
};

/** What a merchant knows of custom attributes of lines. */
type LineRules = Pick<BasketRules, "lineLogo">;

/** What is chosen with a line, what its custom attributes say in words, and the logo on it. */
const madeAs = ({ optionItems, attributes }: Order["items"][number], rules: LineRules): Html => {
  const logo = rules.lineLogo?.(attributes);
  const words = [
    ...optionItems.map(({ name }) => name),
    ...Object.entries(attributes).flatMap(([name, value]) =>
      typeof value === "string" && name !== logo?.attribute ? `${name}: ${value}` : [],
    ),
  ].join(", ");
  return html`${words || "–"}${
    logo && html`<br /><a href="${logo.saved}"><img src="${logo.shown}" alt="Logo to be printed" height="32" /></a>`
  }`;
};

/** Orders of everybody, and the steps of each. */
export const orderPages = ({ services, database, clock, definition }: ControlContext): ConsoleRoute[] => {
  const { orderManagement, orderProgress, sites } = services;

  const orderOf = async (orderNo = ""): Promise<Order> => {
    const order = await orderManagement.find(orderNo);
    if (!order) throw new Fault(404, "order-not-found", `There is no order '${orderNo}'.`);
    return order;
  };

  return [
    {
      method: "get",
      path: "/console/orders",
      handle: async ({ query }) => {
        const { page, limit, offset } = pageOf(query);
        const { total, orders } = await orderManagement.search({
          text: textField(query, "q"),
          status: statuses.find((status) => status === query.get("status")) ?? null,
          siteId: sites.find(({ id }) => id === query.get("site"))?.id ?? null,
          customerId: null,
          limit,
          offset,
        });
        return {
          title: "Orders",
          body: html`${filterForm([
            searchField("Number, email or name", query),
            field(
              "Status",
              select(
                "status",
                [["", "any"], ...statuses.map((status) => [status, status] as const)],
                query.get("status") ?? "",
              ),
            ),
            field(
              "Site",
              select(
                "site",
                [["", "any"], ...sites.map(({ id, name }) => [id, name] as const)],
                query.get("site") ?? "",
              ),
            ),
          ])}${orderTable(orders)}${pager(query, page, total)}`,
        };
      },
    },
    {
      method: "get",
      path: "/console/orders/:number",
      handle: async ({ params }) => {
        const order = await orderOf(params.number);
        return { title: `Order ${order.orderNo}`, body: detail(order, definition.cartridge?.calculation ?? {}) };
      },
    },
    {
      method: "post",
      path: "/console/orders/:number/steps",
      handle: async ({ params: { number = "" }, form }) => {
        const goal = choiceField(form, "step", orderGoals);
        await database.transaction(() => orderProgress.bring(number, goal, clock.now()));
        return { to: `/console/orders/${encodeURIComponent(number)}`, said: `Done: ${labels[goal].toLowerCase()}.` };
      },
    },
    {
      method: "post",
      path: "/console/orders/:number/cancel",
      handle: async ({ params }) => {
        const { orderNo, customerId, registered, siteId } = await orderOf(params.number);
        const owner = { customerId, registered, siteId, previousCustomerId: null };
        await orderManagement.cancel(orderNo, owner, { reason: null, accessCode: null });
        return { to: `/console/orders/${encodeURIComponent(orderNo)}`, said: "The order is canceled." };
      },
    },
  ];
};

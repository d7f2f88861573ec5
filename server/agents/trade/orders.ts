import { randomUUID } from "node:crypto";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { createOrdersApi } from "#app/commerce-api/orders.ts";
import { promiseOf } from "#app/domain/basket/arrival-promise.ts";
import type { BasketShipment } from "#app/domain/basket/basket-document.ts";
import { isPickupShipment } from "#app/domain/basket/basket-kind.ts";
import { usedShipments } from "#app/domain/basket/used-shipments.ts";
import type { OrderDocument } from "#app/domain/orders/order-document.ts";
import { parcelOf, parcelSteps } from "#app/domain/orders/order-progress.ts";
import { commerceApiError } from "#app/commerce-api/failed-answer.ts";
import type { SiteConfig } from "#config/sites.ts";
import { UpstreamProblem } from "#server/problem.ts";
import { ProtocolProblem } from "../contract/protocol-problem.ts";
import { scopes } from "../linking/scopes.ts";
import { UCP_VERSION } from "../contract/contract.ts";
import type { AgentSession } from "../sessions/agent-session.ts";
import { type AgentShopper, shopperOf } from "../sessions/agent-shopper.ts";
import { accountOf, ownerOf } from "./account-orders.ts";
import { adjustmentsOf, orderLines } from "./order-changes.ts";
import { IDENTITY_LINKING } from "./handlers.ts";
import { findSession } from "./open-session.ts";
import { fromBasketAddress } from "./postal-address.ts";
import { basketTotals } from "./show-basket.ts";
import { type AgentAnswer, head, notFound, refusal, roots, shopUrl, type Trade } from "./trade.ts";

const linesIn = ({ productItems = [] }: OrderDocument, shipmentId: string) =>
  productItems
    .filter((line) => (line.shipmentId ?? "me") === shipmentId)
    .map(({ itemId = "", quantity = 1 }) => ({ id: itemId, quantity }));

const expectationOf = (order: OrderDocument, shipment: BasketShipment) => {
  const { shipmentId = "", shippingAddress, shippingMethod } = shipment;
  const promise = promiseOf(shipment);
  const days =
    promise && (promise.earliest === promise.latest ? promise.earliest : `${promise.earliest} to ${promise.latest}`);
  return {
    id: `expectation-${shipmentId}`,
    line_items: linesIn(order, shipmentId),
    method_type: isPickupShipment(shipment) ? "pickup" : "shipping",
    destination: fromBasketAddress(shippingAddress),
    description: [shippingMethod?.name, days && `Arrives ${days}`].filter(Boolean).join(". ") || "On its way soon.",
  };
};

const eventTypes = {
  onItsWay: "shipped",
  delivered: "delivered",
  collected: "delivered",
  atTheCounter: "ready_for_pickup",
} as const;

/** What has happened to a parcel; only what has a moment is an event. */
const eventsOf = (order: OrderDocument, shipment: BasketShipment) => {
  const { shipmentId = "" } = shipment;
  const parcel = parcelOf(order, shipmentId);
  return parcelSteps(order, shipmentId, isPickupShipment(shipment)).flatMap(({ id, isDone, at }) => {
    const type = id in eventTypes ? eventTypes[id as keyof typeof eventTypes] : undefined;
    const occurredAt = at ?? (isDone ? order.lastModified : undefined);
    if (!isDone || !type || !occurredAt) return [];
    return [
      {
        id: `${type}-${shipmentId}`,
        occurred_at: new Date(occurredAt).toISOString(),
        type,
        line_items: linesIn(order, shipmentId),
        ...(parcel?.trackingNumber && { tracking_number: parcel.trackingNumber }),
        ...(parcel?.trackingUrl && URL.canParse(parcel.trackingUrl) && { tracking_url: parcel.trackingUrl }),
        ...(parcel?.provider && { carrier: parcel.provider }),
      },
    ];
  });
};

/** An order as its platform reads it: what was bought, what is promised, what has happened. */
export const showOrder = (
  trade: Pick<Trade, "capabilities" | "caller">,
  session: Pick<AgentSession, "id" | "attribution">,
  order: OrderDocument,
): Record<string, unknown> => {
  const { pickups, parcels } = usedShipments(order);
  const shipments = [...parcels, ...pickups];
  return {
    ucp: head(trade, roots.order),
    id: session.id,
    label: order.orderNo,
    checkout_id: session.id,
    permalink_url: shopUrl(trade, "/track-order"),
    line_items: orderLines(order),
    fulfillment: {
      expectations: shipments.map((shipment) => expectationOf(order, shipment)),
      events: shipments.flatMap((shipment) => eventsOf(order, shipment)),
    },
    adjustments: adjustmentsOf(order),
    currency: order.currency ?? trade.caller.site.currency,
    totals: basketTotals(order),
    ...(session.attribution && { attribution: session.attribution }),
  };
};

/** An order of the backend with what has become of its parcels, where order management tells. */
const readOrder = async (shopper: AgentShopper, orderNo: string): Promise<OrderDocument> => {
  const parameters = { orderNo, expand: ["oms", "oms_shipments"] };
  try {
    return (await shopper.context.scapi("ShopperOrders", "getOrder", [{ parameters }])) as OrderDocument;
  } catch (error) {
    if (!(error instanceof UpstreamProblem) || error.status >= 500) throw error;
    if (error.status === 404) throw commerceApiError(404, error.body);
    return (await createOrdersApi(shopper.scapi).get(orderNo)) as OrderDocument;
  }
};

type Reader = Pick<Trade, "services" | "sessions" | "links" | "capabilities" | "caller">;

/** The order of a session that has become one. */
const orderOf = async (trade: Reader, session: AgentSession): Promise<Record<string, unknown> | null> => {
  if (session.isInAccount) {
    const account = await accountOf(trade, session);
    return account && showOrder(trade, session, await readOrder(account, session.orderNo ?? ""));
  }
  const before = session.tokens;
  const shopper = await shopperOf(trade.services, trade.caller, session);
  if (session.tokens !== before) await trade.sessions.save(session);
  return showOrder(trade, session, await readOrder(shopper, session.orderNo ?? ""));
};

/** The order of a session as its platform is told of it, when nobody asks; null where it is no longer known. */
export const followedOrder = (
  desk: Pick<Trade, "services" | "sessions" | "values" | "links">,
  sessionId: string,
  site: SiteConfig | undefined,
): Promise<Record<string, unknown> | null> =>
  desk.values.inTurn(`session ${sessionId}`, async () => {
    const session = await desk.sessions.find(sessionId);
    if (!site || session?.status !== "completed") return null;
    const capabilities = new Map([[roots.order, { version: UCP_VERSION }]]);
    const caller = { site, address: "", requestId: randomUUID() };
    try {
      return await orderOf({ ...desk, capabilities, caller }, session);
    } catch (error) {
      if (error instanceof CommerceApiError && error.status === 404) return null;
      throw error;
    }
  });

const NOT_FOUND = "There is no such order of this platform.";

/** Any order of the account that the platform was let into, by its number. */
const accountOrder = async (trade: Trade, session: AgentSession | null, id: string): Promise<AgentAnswer> => {
  const { link } = trade;
  if (!link?.scopes.includes(scopes.orderRead))
    throw new ProtocolProblem("insufficient_scope", `Reading orders of an account needs ${scopes.orderRead}.`);
  if (!/^[\w-]{1,50}$/.test(id)) return notFound(trade, roots.order, NOT_FOUND);
  try {
    const order = await readOrder(await ownerOf(trade, link), id);
    return { body: showOrder(trade, session ?? { id: order.orderNo ?? id }, order) };
  } catch (error) {
    if (error instanceof CommerceApiError && error.status < 500) return notFound(trade, roots.order, NOT_FOUND);
    throw error;
  }
};

/**
 * `get_order`: a guest's order to the platform that placed it, where it proves who it is; those of an account to whom
 * that has let in.
 */
export const getOrder = async (trade: Trade, id: string): Promise<AgentAnswer> => {
  const session = await findSession(trade, id, "checkout");
  if (trade.link && (session === null || session.isInAccount))
    return accountOrder(trade, session, session?.orderNo ?? id);
  if (session?.isInAccount || (!trade.isProven && trade.capabilities.has(IDENTITY_LINKING)))
    throw new ProtocolProblem("identity_required", "An order of an account is read by who was let into it.");
  if (!trade.isProven)
    return refusal(trade, roots.order, [
      { type: "error", code: "unauthorized", content: "Orders are shown to platforms that sign their requests." },
    ]);
  const body = session?.status === "completed" ? await orderOf(trade, session) : null;
  return body ? { body } : notFound(trade, roots.order, NOT_FOUND);
};

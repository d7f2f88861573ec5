import { paymentOf } from "#sandbox/platform/baskets/basket-body.ts";
import { type Body, objectOf, textOf, wholeOf } from "#sandbox/core/request/body-values.ts";
import { present, presentAddress, units } from "#sandbox/platform/baskets/line-presenter.ts";
import { type ChosenOption, chosenOptions } from "#sandbox/platform/baskets/option-items.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { ApiFamily, ApiRequest, ApiRoute } from "#sandbox/core/api-route.ts";
import { ownerOf } from "#sandbox/platform/orders/order-request-routes.ts";
import { presentPayment } from "#sandbox/platform/payments/payment-presenter.ts";
import type { PriceService } from "#sandbox/platform/prices/price-service.ts";
import type { ProductService } from "#sandbox/platform/products/product-service.ts";
import {
  isOffered,
  MAX_INTERVAL_DAYS,
  offeredIntervals,
  type Subscription,
} from "#sandbox/platform/subscriptions/subscription.ts";
import type { SubscriptionOrder } from "#sandbox/platform/subscriptions/subscription-repository.ts";
import type { SubscriptionChargeService } from "#sandbox/platform/subscriptions/subscription-charge-service.ts";
import { type SubscriptionChange, undoable } from "#sandbox/platform/subscriptions/subscription-actions.ts";
import type { SubscriptionService } from "#sandbox/platform/subscriptions/subscription-service.ts";

/** Products one call may ask about. */
const MOST_PRODUCTS = 24;

/** A moment, unless it is past. */
const ahead = (moment: Date | null, now: Date) => (moment && moment > now ? moment : undefined);

const presentOption = ({ optionId, optionValueId, name, priceCents }: ChosenOption) => ({
  optionId,
  optionValueId,
  itemText: name,
  basePrice: units(priceCents),
});

const presentSubscription = (
  subscription: Subscription,
  { nextCents, options }: { nextCents: number | null; options: readonly ChosenOption[] },
  now: Date,
  orders?: readonly SubscriptionOrder[],
) => ({
  ...present({
    subscriptionId: subscription.id,
    status: subscription.status,
    productId: subscription.productId,
    quantity: subscription.quantity,
    optionItems: options.length > 0 ? options.map(presentOption) : undefined,
    ...subscription.goods,
    intervalDays: subscription.intervalDays,
    nextOrderDate: subscription.nextOrderAt?.toISOString(),
    keptOrderDate: ahead(subscription.pausedOrderAt, now)?.toISOString(),
    skippedDates: subscription.skippedDates.filter((day) => new Date(day) > now),
    nextCharge: nextCents === null ? undefined : { amount: nextCents / 100, currency: subscription.currency },
    undoableAction: undoable(subscription, now)?.action,
    orderNo: subscription.orderNo,
    renewals: subscription.renewals,
    failures: subscription.failures,
    shippingMethodId: subscription.shippingMethodId,
    shippingAddress: presentAddress(subscription.shippingAddress, `${subscription.id}-address`),
    creationDate: subscription.createdAt.toISOString(),
    lastModified: subscription.modifiedAt.toISOString(),
    paymentInstrument: presentPayment(
      {
        id: `${subscription.id}-card`,
        methodId: "CREDIT_CARD",
        card: subscription.card,
        bankRoutingNumber: null,
        gift: null,
        attributes: {},
      },
      null,
      now,
    ),
  }),
  ...(orders
    ? {
        orders: orders.map(({ orderNo, outcome, madeAt }) => ({
          orderNo,
          outcome,
          creationDate: madeAt.toISOString(),
        })),
      }
    : {}),
});

const dateOf = (body: Body): Date | null => {
  const given = textOf(body, "nextOrderDate");
  const date = given === null ? null : new Date(given);
  if (date !== null && Number.isNaN(date.getTime()))
    throw new Fault(400, "bad-request", "'nextOrderDate' must be a date.", { path: "nextOrderDate" });
  return date;
};

const changeOf = (given: unknown): SubscriptionChange => {
  const body: Body = objectOf(given);
  const quantity = wholeOf(body, "quantity", 1, 999);
  const intervalDays = wholeOf(body, "intervalDays", 1, MAX_INTERVAL_DAYS);
  const nextOrderAt = dateOf(body);
  return {
    ...(quantity === null ? {} : { quantity }),
    ...(intervalDays === null ? {} : { intervalDays }),
    ...(nextOrderAt === null ? {} : { nextOrderAt }),
  };
};

const cardOf = (body: unknown) => {
  const { card, token } = paymentOf({ paymentMethodId: "CREDIT_CARD", ...objectOf(body) }, "card");
  if (!card || token === null)
    throw new Fault(400, "bad-request", "A 'paymentCard' and its 'c_paymentToken' are needed.", {
      path: card ? "c_paymentToken" : "paymentCard",
    });
  return { card, token };
};

/** Subscriptions of a shopper, as endpoints of the merchant's own: the platform has none. */
export const subscriptionFamilies = ({
  subscriptions,
  subscriptionCharges,
  products,
  prices,
  clock,
  groupsOf,
}: {
  subscriptions: SubscriptionService;
  subscriptionCharges: SubscriptionChargeService;
  products: Pick<ProductService, "findItems">;
  prices: Pick<PriceService, "priceOf">;
  clock: Clock;
  groupsOf: (customerId: string) => Promise<string[]>;
}): ApiFamily[] => {
  const idOf = ({ params }: ApiRequest) => params.subscriptionId ?? "";
  /** What was chosen, by its names and prices of today; nothing where none of it is sold any more. */
  const optionsOf = async ({ productId, siteId, optionItems, currency }: Subscription) => {
    if (optionItems.length === 0) return [];
    const [product = null] = await products.findItems([productId], siteId);
    return chosenOptions({ optionItems }, product, currency);
  };
  const show = async (subscription: Subscription, orders?: readonly SubscriptionOrder[]) => {
    const nextCents = await subscriptionCharges.nextCents(subscription);
    const options = await optionsOf(subscription);
    return presentSubscription(subscription, { nextCents, options }, clock.now(), orders);
  };

  const action = (name: "skip" | "pause" | "resume" | "cancel" | "undo"): ApiRoute => ({
    operation: `CustomSubscriptions.${name}Schedule`,
    method: "post",
    path: `/schedules/:subscriptionId/actions/${name}`,
    handle: async (request) => {
      const wished = name === "resume" ? dateOf(objectOf(request.body ?? {})) : null;
      return show(await subscriptions[name](idOf(request), ownerOf(request), wished ?? undefined));
    },
  });

  return [
    {
      base: "/custom/subscriptions/v1",
      dialects: ["scapi"],
      routes: [
        {
          operation: "CustomSubscriptions.getOffers",
          method: "get",
          path: "/offers",
          handle: async ({ query, siteId, currency, shopper }) => {
            const ids = (query.get("c_productIds") ?? "").split(",").filter(Boolean);
            if (ids.length === 0 || ids.length > MOST_PRODUCTS)
              throw new Fault(400, "bad-request", `'c_productIds' must name 1 to ${MOST_PRODUCTS} products.`, {
                parameterName: "c_productIds",
              });
            const found = await products.findItems(ids, siteId);
            const customerGroups = shopper.registered ? await groupsOf(shopper.customerId) : [];
            const lines = found.map(({ id }) => ({ productId: id, quantity: 1 }));
            const priced = await prices.priceOf(lines, { siteId, currency, customerGroups });
            const data = found.map((product) => {
              const offered = isOffered(product, priced.get(product.id)?.priceCents ?? 0);
              return { productId: product.id, offered, intervals: offered ? [...offeredIntervals] : [] };
            });
            return { total: data.length, data };
          },
        },
        {
          operation: "CustomSubscriptions.getSchedules",
          method: "get",
          path: "/schedules",
          handle: async (request) => {
            const found = await subscriptions.list(ownerOf(request));
            const data = [];
            // One after the other: they are in one transaction.
            for (const subscription of found) data.push(await show(subscription));
            return { total: found.length, data };
          },
        },
        {
          operation: "CustomSubscriptions.getSchedule",
          method: "get",
          path: "/schedules/:subscriptionId",
          handle: async (request) => {
            const { subscription, orders } = await subscriptions.get(idOf(request), ownerOf(request));
            return show(subscription, orders);
          },
        },
        {
          operation: "CustomSubscriptions.updateSchedule",
          method: "patch",
          path: "/schedules/:subscriptionId",
          handle: async (request) =>
            show(await subscriptions.change(idOf(request), ownerOf(request), changeOf(request.body))),
        },
        {
          operation: "CustomSubscriptions.updateCardOfSchedule",
          method: "put",
          path: "/schedules/:subscriptionId/payment-instrument",
          ownTransactions: true,
          handle: async (request) => {
            const { card, token } = cardOf(request.body);
            return show(await subscriptions.changeCard(idOf(request), ownerOf(request), card, token));
          },
        },
        action("skip"),
        action("pause"),
        action("resume"),
        action("cancel"),
        action("undo"),
      ],
    },
  ];
};

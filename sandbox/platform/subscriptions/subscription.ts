import type { Address, Attributes, Basket, OptionChoice, PaymentCard } from "#sandbox/platform/baskets/basket.ts";
import { DEFAULT_SHIPMENT_ID, newBasket, newShipment } from "#sandbox/platform/baskets/basket.ts";
import type { Order, OrderItem } from "#sandbox/platform/orders/order.ts";
import type { CatalogueItem } from "#sandbox/platform/products/product.ts";

/** Intervals a shop offers, in days. */
export const offeredIntervals = [14, 30, 60, 90] as const;

/** Active ones order by themselves; a suspended one waits for a card that works. */
export type SubscriptionStatus = "active" | "paused" | "suspended" | "cancelled";

/** What an owner did last, and how the subscription stood before; moments as ISO texts. */
export interface Deed {
  action: "skip" | "pause" | "resume" | "change" | "cancel";
  at: string;
  before: {
    status: SubscriptionStatus;
    quantity: number;
    intervalDays: number;
    failures: number;
    nextOrderAt: string | null;
    pausedOrderAt: string | null;
    skippedDates: readonly string[];
  };
}

/** A product that comes again. */
export interface Subscription {
  id: string;
  siteId: string;
  customerId: string;
  registered: boolean;
  customerNo: string | null;
  customerName: string | null;
  email: string;
  currency: string;
  /** The order it began with. */
  orderNo: string;
  productId: string;
  quantity: number;
  /** Values chosen for an option product, the same in every order. */
  optionItems: readonly OptionChoice[];
  /** What it is made with beside them, the same in every order: attributes that say what goods a line takes. */
  goods: Attributes;
  intervalDays: number;
  status: SubscriptionStatus;
  /** When the next order is made; null unless it is active. */
  nextOrderAt: Date | null;
  /** The date a paused one goes on with; null unless it is paused. */
  pausedOrderAt: Date | null;
  /** Dates that were left out, as ISO texts; those of before the last order are forgotten. */
  skippedDates: readonly string[];
  /** The owner's last action, until an order is made; it can be taken back for a while. */
  lastDeed: Deed | null;
  /** Orders made so far, the first one not counted. */
  renewals: number;
  /** Failed tries in a row. */
  failures: number;
  shippingMethodId: string;
  shippingAddress: Address;
  billingAddress: Address;
  card: PaymentCard | null;
  /** The processor's lasting name for the card; never shown. */
  storedCardId: string | null;
  createdAt: Date;
  modifiedAt: Date;
}

/** Days from one order to the next. */
export const MAX_INTERVAL_DAYS = 365;
export const DEFAULT_INTERVAL_DAYS = 30;
/** Days until a failed order is tried again, and tries until a subscription is suspended. */
export const RETRY_DAYS = 3;
export const MAX_FAILURES = 3;

const DAY_MS = 86_400_000;

/** A moment some days later. */
export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

/** Whether a product may be subscribed to (subscriptions-1). */
export const isOffered = (
  { flags, subscribableAboveCents }: Pick<CatalogueItem, "flags" | "subscribableAboveCents">,
  priceCents: number,
): boolean => flags.subscription && priceCents > subscribableAboveCents;

/** What a shopper opted in to. */
export interface OptIn {
  productId: string;
  intervalDays: number;
}

const intervalOf = (value: unknown): number =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= MAX_INTERVAL_DAYS
    ? value
    : DEFAULT_INTERVAL_DAYS;

/**
 * The opt-ins an order kept from its basket: as the shop's own list, or on its lines. What is no opt-in is left out.
 */
export const optInsOf = ({ attributes, items }: Pick<Order, "attributes" | "items">): OptIn[] => {
  const kept: unknown = attributes["c_subscriptionOptins"];
  const listed = (Array.isArray(kept) ? (kept as unknown[]) : []).flatMap((entry): OptIn[] => {
    const { productId, intervalDays } = (typeof entry === "object" && entry !== null ? entry : {}) as Partial<OptIn>;
    return typeof productId === "string" ? [{ productId, intervalDays: intervalOf(intervalDays) }] : [];
  });
  const onLines = items
    .filter(({ attributes: own }) => own["c_isSubscription"] === true)
    .map(({ productId, attributes: own }) => ({
      productId,
      intervalDays: intervalOf(Number(own["c_subscriptionInterval"])),
    }));
  const all = [...listed, ...onLines];
  return all.filter(({ productId }, index) => all.findIndex((each) => each.productId === productId) === index);
};

const choicesOf = ({ optionItems }: OrderItem): OptionChoice[] =>
  optionItems.map(({ optionId, optionValueId }) => ({ optionId, optionValueId }));

/** Those of a line's custom attributes that say what goods it takes. */
const goodsOf = ({ attributes }: OrderItem, names: readonly string[]): Attributes =>
  Object.fromEntries(names.flatMap((name) => (attributes[name] === undefined ? [] : [[name, attributes[name]]])));

/**
 * The schedules an order begins: one per opted-in product that is offered, choice of its options and what it is made
 * with, sent the way the order goes. None for an order of several shipments, or one that is picked up.
 */
export const subscriptionsOf = (
  order: Order,
  products: readonly Pick<CatalogueItem, "id" | "flags" | "subscribableAboveCents">[],
  newId: () => string,
  goodsAttributes: readonly string[] = [],
): Subscription[] => {
  const madeAs = (line: OrderItem) => JSON.stringify([choicesOf(line), goodsOf(line, goodsAttributes)]);
  const isSameChoice = (one: OrderItem, other: OrderItem) => madeAs(one) === madeAs(other);
  const [shipment, ...others] = order.shipments;
  if (!shipment?.shippingAddress || others.length > 0 || shipment.method.isPickup) return [];
  const { shippingMethodId, shippingAddress } = shipment;
  const paying = order.payments.find(({ storedCardId }) => storedCardId !== null);
  return optInsOf(order).flatMap(({ productId, intervalDays }) => {
    const bought = order.items.filter((item) => item.productId === productId && item.bonusDiscountLineItemId === null);
    const product = products.find(({ id }) => id === productId);
    if (!product) return [];
    const { siteId, customerId, registered, customerNo, customerName, email, currency, orderNo, billingAddress } =
      order;
    const customer = {
      siteId,
      customerId,
      registered,
      customerNo,
      customerName,
      email,
      currency,
      orderNo,
      billingAddress,
    };
    const first = bought.filter((line, index) => bought.findIndex((other) => isSameChoice(line, other)) === index);
    return first
      .filter((line) => isOffered(product, line.basePriceCents))
      .map((line) => ({
        ...customer,
        id: newId(),
        productId,
        quantity: bought.reduce((sum, other) => (isSameChoice(line, other) ? sum + other.quantity : sum), 0),
        optionItems: choicesOf(line),
        goods: goodsOf(line, goodsAttributes),
        intervalDays,
        status: "active" as const,
        nextOrderAt: daysAfter(order.modifiedAt, intervalDays),
        pausedOrderAt: null,
        skippedDates: [],
        lastDeed: null,
        renewals: 0,
        failures: 0,
        shippingMethodId,
        shippingAddress,
        card: paying?.card ?? null,
        storedCardId: paying?.storedCardId ?? null,
        createdAt: order.modifiedAt,
        modifiedAt: order.modifiedAt,
      }));
  });
};

/**
 * The basket a renewal is made of; its id is the same for every try at the same order, so that one try makes one order.
 */
export const renewalBasket = (subscription: Subscription, now: Date): Basket => {
  const { id, siteId, customerId, registered, email, customerNo, customerName, currency, billingAddress } =
    subscription;
  const name = `renewal-${id}-${subscription.renewals + 1}-${subscription.failures}`;
  return {
    ...newBasket({ id: name, siteId, customerId, registered, temporary: true, currency }, now),
    email,
    customerNo,
    customerName,
    billingAddress,
    shipments: [
      {
        ...newShipment(DEFAULT_SHIPMENT_ID),
        shippingMethodId: subscription.shippingMethodId,
        shippingAddress: subscription.shippingAddress,
      },
    ],
    items: [
      {
        id: `${name}-1`,
        productId: subscription.productId,
        quantity: subscription.quantity,
        shipmentId: DEFAULT_SHIPMENT_ID,
        inventoryListId: null,
        optionItems: subscription.optionItems,
        bonusDiscountLineItemId: null,
        gift: false,
        giftMessage: null,
        attributes: subscription.goods,
      },
    ],
    payments: [
      {
        id: `${name}-card`,
        methodId: "CREDIT_CARD",
        amountCents: null,
        card: subscription.card,
        token: null,
        customerPaymentInstrumentId: null,
        storedCardId: subscription.storedCardId,
        bankRoutingNumber: null,
        gift: null,
        attributes: {},
      },
    ],
  };
};

/** After an order was made: the next one is due an interval after this one was. */
export const renewed = (subscription: Subscription, dueAt: Date, now: Date): Subscription => ({
  ...subscription,
  renewals: subscription.renewals + 1,
  failures: 0,
  nextOrderAt: daysAfter(dueAt, subscription.intervalDays),
  skippedDates: [],
  lastDeed: null,
  modifiedAt: now,
});

/** After a try that failed: again in some days, or suspended after too many. */
export const declined = (subscription: Subscription, dueAt: Date, now: Date): Subscription => {
  const failures = subscription.failures + 1;
  const isOver = failures >= MAX_FAILURES;
  return {
    ...subscription,
    failures,
    status: isOver ? "suspended" : "active",
    nextOrderAt: isOver ? null : daysAfter(dueAt, RETRY_DAYS),
    skippedDates: [],
    lastDeed: null,
    modifiedAt: now,
  };
};

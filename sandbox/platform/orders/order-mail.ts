import { createResources, DEFAULT_LANGUAGE, type ResourceValues } from "#sandbox/core/resources.ts";
import type { NewOutboxMessage } from "#sandbox/platform/outbox/outbox-message.ts";
import type { BasketRules } from "#sandbox/platform/baskets/basket-rules.ts";
import { checkInstructions } from "#sandbox/platform/payments/check-instructions.ts";
import { type ArrivalPromise, arrivalWords, isSameArrival } from "#sandbox/platform/shipping/arrival-promise.ts";
import { arrivalOf, trackingUrlOf } from "./fulfilment.ts";
import { type OrderMessageKey, type OrderMessages, orderMessages } from "./order-messages.ts";
import { type Order, type OrderGiftCertificate, type OrderShipment, ownCertificates } from "./order.ts";

/** Letters about an order, in the language it was placed in. */
export interface OrderMails {
  /** Says that an order is placed, parcel by parcel, with the code that opens it to a guest. */
  confirmation(order: Order): NewOutboxMessage;
  /** Says that a parcel has left, or that a shop has it ready. */
  shipped(order: Order, shipment: OrderShipment): NewOutboxMessage;
  /** Says that a parcel goes somewhere else than was ordered first. */
  address(order: Order, shipment: OrderShipment): NewOutboxMessage;
  /** Says how a parcel stands after its card or its day was changed. */
  parcel(order: Order, shipment: OrderShipment): NewOutboxMessage;
  /** Says what an order holds and costs after something was added to it. */
  added(order: Order): NewOutboxMessage;
  /** Says that a parcel arrives on other days than was said before; nothing where it does not. */
  arrivalMoved(before: Order, after: Order, shipmentId: string): NewOutboxMessage | null;
  /** Says that the check for an order has come, and when its parcels arrive. */
  checkArrived(order: Order): NewOutboxMessage;
  /** Says that an order was cancelled. */
  cancelled(order: Order, reason: string): NewOutboxMessage;
  /** Holds the code that opens an order for a quarter of an hour. */
  accessCode(order: Order, code: string): NewOutboxMessage;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const words = (...values: unknown[]): string => values.map(text).filter(Boolean).join(" ");

/** What a shopper has had put on a line: words and a logo. */
type LineRules = Pick<BasketRules, "lineWords" | "lineLogo">;

/** The letters about one order. */
const lettersOf = (order: Order, messages: OrderMessages, { lineWords, lineLogo }: LineRules) => {
  const { orderNo, currency, customerLocale: locale } = order;
  const language = locale ?? DEFAULT_LANGUAGE;
  const say = (key: OrderMessageKey, values?: ResourceValues) => messages(key, locale, values);
  const money = (cents: number) => new Intl.NumberFormat(language, { style: "currency", currency }).format(cents / 100);
  const days = (promise: ArrivalPromise) =>
    arrivalWords(promise, { locale: language, range: (earliest, latest) => say("days.range", { earliest, latest }) });

  const letter = (about: string, subject: string, paragraphs: readonly string[]): NewOutboxMessage => ({
    kind: "mail",
    to: order.email,
    subject,
    text: [
      order.customerName === null ? say("greeting.nobody") : say("greeting", { name: order.customerName }),
      ...paragraphs,
    ].join("\n\n"),
    siteId: order.siteId,
    about,
  });

  /** A gift certificate: whom it goes to, and when. */
  const giftLine = ({ amountCents, recipientName, recipientEmail, attributes }: OrderGiftCertificate) => {
    const day = text(attributes["c_deliverOn"]);
    const to = recipientName === null ? recipientEmail : `${recipientName} (${recipientEmail})`;
    const amount = money(amountCents);
    return day ? say("gift.day", { to, amount, day }) : say("gift.now", { to, amount });
  };

  /** What is chosen with a line for money, and the words and the logo on it. */
  const choiceLines = ({ optionItems, attributes }: Order["items"][number]): string[] => {
    const chosen = optionItems
      .filter(({ priceCents }) => priceCents > 0)
      .map(({ name, priceCents }) => say("line.option", { option: name, amount: money(priceCents) }));
    const printed = lineWords?.(attributes) ?? null;
    return [
      ...chosen,
      ...(printed === null ? [] : [say("line.words", { text: printed })]),
      ...(lineLogo?.(attributes) ? [say("line.logo")] : []),
    ];
  };

  const linesOf = (shipmentId: string) =>
    [
      ...order.items
        .filter((item) => item.shipmentId === shipmentId)
        .map((item) =>
          [
            `${item.quantity} × ${item.productName}: ${money(item.priceCents)}`,
            ...choiceLines(item).map((line) => `    ${line}`),
          ].join("\n"),
        ),
      ...ownCertificates(order)
        .filter((gift) => gift.shipmentId === shipmentId)
        .map(giftLine),
    ].join("\n");

  const promiseWords = (promise: ArrivalPromise): string => {
    if (promise.reason === "holiday")
      return say("days.holiday", { days: days(promise), holiday: promise.holiday ?? "" });
    return promise.reason?.endsWith("-hold") ? say("days.held", { days: days(promise) }) : days(promise);
  };

  /** When a parcel arrives; nothing for a pickup, and while nothing is promised. */
  const arrivalLines = ({ method: { arrival, isPickup } }: OrderShipment): string[] =>
    arrival && !isPickup ? [say("arriving", { days: promiseWords(arrival) })] : [];

  /** Who gets a parcel or collects it, and where. */
  const destinationOf = ({ method, shippingAddress, attributes }: OrderShipment): string => {
    const address = shippingAddress ?? {};
    const place = [address.address1, address.city, address.stateCode, address.postalCode].map(text).filter(Boolean);
    if (!method.isPickup)
      return say("head.address", {
        address: [words(address.firstName, address.lastName), ...place].filter(Boolean).join(", "),
        method: method.name,
      });
    const collector = words(attributes.c_pickupFirstName, attributes.c_pickupLastName);
    const shop = (place.length > 0 ? place : [text(attributes.c_fromStoreId)]).join(", ");
    return collector ? say("head.collector", { place: shop, collector }) : say("head.pickup", { place: shop });
  };

  /** Where a parcel goes, when, and with which words. */
  const headOf = (shipment: OrderShipment): string => {
    if (shipment.method.isEmail) return say("head.email");
    const instructions = text(shipment.attributes.c_DeliveryInstructions);
    return [
      destinationOf(shipment),
      ...arrivalLines(shipment),
      ...(instructions ? [say("carrier", { text: instructions })] : []),
      ...(shipment.giftMessage ? [say("card", { text: shipment.giftMessage })] : []),
    ].join("\n");
  };

  const parcels = (): string[] => order.shipments.map((shipment) => `${headOf(shipment)}\n${linesOf(shipment.id)}`);

  /** How a check pays for an order; nothing for other ways to pay. */
  const checkParagraphs = (): string[] => {
    const { createdAt, checkPayee } = order;
    const check = checkInstructions(order.payments, { checkPayee, currency, from: createdAt, orderNo });
    if (!check) return [];
    const { payee, address, amount, deadline } = check;
    return [
      say("check.pay", { amount: money(Math.round(amount * 100)), payee, orderNo, address: address.join("\n") }),
      say("check.deadline", { day: days({ earliest: deadline, latest: deadline, zone: "" }) }),
    ];
  };

  /** Where a parcel may still be changed; nothing for what is picked up or mailed. */
  const changeParagraphs = (): string[] =>
    order.shipments.some(({ method }) => !method.isPickup && !method.isEmail) ? [say("change", { orderNo })] : [];

  return { say, money, days, letter, headOf, parcels, promiseWords, checkParagraphs, changeParagraphs };
};

/**
 * Letters about orders. @param messages their words; the engine's own unless given @param rules what is put on a line;
 * nothing unless given
 */
export const createOrderMails = (
  messages: OrderMessages = createResources(orderMessages),
  rules: LineRules = {},
): OrderMails => {
  const of = (order: Order) => lettersOf(order, messages, rules);
  return {
    confirmation: (order) => {
      const { say, money, letter, parcels, checkParagraphs, changeParagraphs } = of(order);
      const { orderNo, viewCode } = order;
      return letter("order-confirmation", say("confirmation.subject", { orderNo }), [
        say("confirmation.text"),
        ...parcels(),
        say("total", { amount: money(order.totals.orderTotalCents ?? 0) }),
        ...checkParagraphs(),
        ...changeParagraphs(),
        say("codes", { orderNo, viewCode }),
      ]);
    },
    shipped: (order, shipment) => {
      const { say, days, letter, promiseWords } = of(order);
      const { orderNo } = order;
      const { trackingNumber } = shipment.progress;
      if (trackingNumber === undefined)
        return letter("order-ready", say("ready.subject", { orderNo }), [say("ready.text")]);
      const { arrival, name: method } = shipment.method;
      const day = arrivalOf(shipment)?.toISOString().slice(0, 10) ?? "";
      const arriving = arrival ? promiseWords(arrival) : days({ earliest: day, latest: day, zone: "UTC" });
      return letter("order-shipped", say("shipped.subject", { orderNo }), [
        say("shipped.text", { method, days: arriving }),
        say("tracking", { trackingNumber, address: trackingUrlOf(trackingNumber) }),
      ]);
    },
    address: (order, shipment) => {
      const { say, letter, headOf } = of(order);
      const subject = say("address.subject", { orderNo: order.orderNo });
      return letter("order-address", subject, [say("address.text"), headOf(shipment), say("not.you")]);
    },
    parcel: (order, shipment) => {
      const { say, letter, headOf } = of(order);
      const subject = say("changed.subject", { orderNo: order.orderNo });
      return letter("order-changed", subject, [say("changed.text"), headOf(shipment), say("not.you")]);
    },
    added: (order) => {
      const { say, money, letter, parcels } = of(order);
      const total = say("total", { amount: money(order.totals.orderTotalCents ?? 0) });
      const subject = say("changed.subject", { orderNo: order.orderNo });
      return letter("order-changed", subject, [say("added.text"), ...parcels(), total, say("not.you")]);
    },
    arrivalMoved: (before, after, shipmentId) => {
      const promiseIn = ({ shipments }: Order) => shipments.find(({ id }) => id === shipmentId)?.method.arrival;
      const [old, now] = [promiseIn(before), promiseIn(after)];
      if (!old || !now || isSameArrival(old, now)) return null;
      const { say, days, letter, promiseWords } = of(after);
      return letter("order-arrival", say("arrival.subject", { orderNo: after.orderNo }), [
        say("arrival.text"),
        say("arrival.days", { before: days(old), now: promiseWords(now) }),
      ]);
    },
    checkArrived: (order) => {
      const { say, letter, parcels } = of(order);
      return letter("order-paid", say("paid.subject", { orderNo: order.orderNo }), [say("paid.text"), ...parcels()]);
    },
    cancelled: (order, reason) => {
      const { say, letter } = of(order);
      const subject = say("cancelled.subject", { orderNo: order.orderNo });
      return letter("order-cancelled", subject, [say("cancelled.text", { reason })]);
    },
    accessCode: (order, code) => {
      const { say, letter } = of(order);
      return letter("order-access-code", say("code.subject", { orderNo: order.orderNo }), [say("code.text", { code })]);
    },
  };
};

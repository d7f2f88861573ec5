import type { NewOutboxMessage } from "#sandbox/outbox/outbox-message.ts";
import { checkInstructions } from "#sandbox/payments/check-instructions.ts";
import { type ArrivalPromise, arrivalWords, isSameArrival } from "#sandbox/shipping/arrival-promise.ts";
import { arrivalOf, isByMail, trackingUrlOf } from "./fulfilment.ts";
import { type Order, type OrderGiftCertificate, type OrderShipment, ownCertificates } from "./order.ts";

const money = (cents: number, currency: string) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);

const letter = (order: Order, about: string, subject: string, paragraphs: readonly string[]): NewOutboxMessage => ({
  kind: "mail",
  to: order.email,
  subject,
  text: [`Hello ${order.customerName ?? "there"},`, ...paragraphs].join("\n\n"),
  siteId: order.siteId,
  about,
});

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** A gift certificate: whom it goes to, and when. */
const giftLine = (
  { amountCents, recipientName, recipientEmail, attributes }: OrderGiftCertificate,
  currency: string,
) => {
  const day = text(attributes["c_deliverOn"]);
  const to = recipientName === null ? recipientEmail : `${recipientName} (${recipientEmail})`;
  return `E-gift card for ${to}: ${money(amountCents, currency)}, ${day ? `emailed on ${day}` : "emailed right away"}`;
};

const linesOf = (order: Order, shipmentId: string) =>
  [
    ...order.items
      .filter((item) => item.shipmentId === shipmentId)
      .map(
        ({ quantity, productName, priceCents }) => `${quantity} × ${productName}: ${money(priceCents, order.currency)}`,
      ),
    ...ownCertificates(order)
      .filter((gift) => gift.shipmentId === shipmentId)
      .map((gift) => giftLine(gift, order.currency)),
  ].join("\n");

const reasonWords = ({ reason, holiday = "" }: ArrivalPromise): string => {
  if (reason === "holiday") return ` (no deliveries on ${holiday})`;
  return reason === "heat-hold" ? " (held back so it won’t melt over a weekend)" : "";
};

const promiseWords = (promise: ArrivalPromise) => `${arrivalWords(promise)}${reasonWords(promise)}`;

/** When a parcel arrives; nothing for a pickup, and while nothing is promised. */
const arrivalLines = ({ method: { arrival, isPickup } }: OrderShipment): string[] =>
  arrival && !isPickup ? [`Arriving ${promiseWords(arrival)}`] : [];

/** Who gets a parcel or collects it, where, and with which words. */
const headOf = (order: Order, shipment: OrderShipment): string => {
  const { method, shippingAddress, attributes, giftMessage } = shipment;
  const collector = [attributes.c_pickupFirstName, attributes.c_pickupLastName].map(text).filter(Boolean).join(" ");
  if (isByMail(method)) return "By email";
  const address = shippingAddress ?? {};
  const name = [address.firstName, address.lastName].map(text).filter(Boolean).join(" ");
  const place = [address.address1, address.city, address.stateCode, address.postalCode].map(text).filter(Boolean);
  const to = method.isPickup
    ? `Pickup at ${(place.length > 0 ? place : [text(attributes.c_fromStoreId)]).join(", ")}${collector ? `, by ${collector}` : ""}`
    : `To ${[name, ...place].filter(Boolean).join(", ")} with ${method.name}`;
  const instructions = text(attributes.c_DeliveryInstructions);
  return [
    to,
    ...arrivalLines(shipment),
    ...(instructions ? [`For the carrier: ${instructions}`] : []),
    ...(giftMessage ? [`Gift message: ${giftMessage}`] : []),
  ].join("\n");
};

const parcelsOf = (order: Order): string[] =>
  order.shipments.map((shipment) => `${headOf(order, shipment)}\n${linesOf(order, shipment.id)}`);

/** How a check pays for an order; nothing for other ways to pay. */
const checkParagraphs = (order: Order): string[] => {
  const { orderNo, currency, createdAt, checkPayee } = order;
  const check = checkInstructions(order.payments, { checkPayee, currency, from: createdAt, orderNo });
  if (!check) return [];
  const { payee, address, amount, deadline } = check;
  const day = arrivalWords({ earliest: deadline, latest: deadline, zone: "" });
  return [
    `Please make out a check for ${money(Math.round(amount * 100), currency)} to ${payee}, write order ${orderNo} on it, and send it to:\n${address.join("\n")}`,
    `It should be here by ${day}. We start packing when it is, and then tell you the day your order arrives.`,
  ];
};

/** Says that an order is placed, parcel by parcel, with the code that opens it to a guest. */
export const confirmationMail = (order: Order): NewOutboxMessage =>
  letter(order, "order-confirmation", `Your order ${order.orderNo}`, [
    "thank you for your order. Here is what is in it:",
    ...parcelsOf(order),
    `Total: ${money(order.totals.orderTotalCents ?? 0, order.currency)}`,
    ...checkParagraphs(order),
    `Order number: ${order.orderNo}\nOrder code: ${order.viewCode}`,
  ]);

/** Says that a parcel has left, or that a shop has it ready. */
export const shippedMail = (order: Order, shipment: OrderShipment): NewOutboxMessage => {
  const { trackingNumber } = shipment.progress;
  if (trackingNumber === undefined)
    return letter(order, "order-ready", `Your order ${order.orderNo} is ready`, [
      "your sweets are packed and waiting for you in the shop.",
    ]);
  const { arrival } = shipment.method;
  const day = arrivalOf(shipment)?.toISOString().slice(0, 10) ?? "";
  const days = arrival ? promiseWords(arrival) : arrivalWords({ earliest: day, latest: day, zone: "UTC" });
  return letter(order, "order-shipped", `Your order ${order.orderNo} is on its way`, [
    `a package has shipped with ${shipment.method.name}. Arriving ${days}.`,
    `Tracking number: ${trackingNumber}\n${trackingUrlOf(trackingNumber)}`,
  ]);
};

/** Says that a parcel goes somewhere else than was ordered first. */
export const addressMail = (order: Order, shipment: OrderShipment): NewOutboxMessage =>
  letter(order, "order-address", `New address for your order ${order.orderNo}`, [
    "a package of your order now goes to another address:",
    headOf(order, shipment),
    "Wasn’t this you? Please call us before we start packing.",
  ]);

/** Says that a parcel arrives on other days than was said before; nothing where it does not. */
export const arrivalMovedMail = (before: Order, after: Order, shipmentId: string): NewOutboxMessage | null => {
  const promiseIn = ({ shipments }: Order) => shipments.find(({ id }) => id === shipmentId)?.method.arrival;
  const [old, now] = [promiseIn(before), promiseIn(after)];
  if (!old || !now || isSameArrival(old, now)) return null;
  return letter(after, "order-arrival", `New arrival day for your order ${after.orderNo}`, [
    "a package of your order arrives on another day than we told you.",
    `Before: ${arrivalWords(old)}\nNow: ${promiseWords(now)}`,
  ]);
};

/** Says that the check for an order has come, and when its parcels arrive. */
export const checkArrivedMail = (order: Order): NewOutboxMessage =>
  letter(order, "order-paid", `Your check for order ${order.orderNo} is here`, [
    "thank you, your check is here, and we start packing.",
    ...parcelsOf(order),
  ]);

/** Says that an order was cancelled. */
export const cancelledMail = (order: Order, reason: string): NewOutboxMessage =>
  letter(order, "order-cancelled", `Your order ${order.orderNo} has been canceled`, [
    `your order was canceled (${reason}). You won’t be charged, and anything you’ve paid will be refunded.`,
  ]);

/** Holds the code that opens an order for a quarter of an hour. */
export const accessCodeMail = (order: Order, code: string): NewOutboxMessage =>
  letter(order, "order-access-code", `Your code for order ${order.orderNo}`, [
    `your code is ${code}. It is valid for 15 minutes.`,
  ]);

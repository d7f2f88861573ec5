import { isCompleteAddress } from "#sandbox/platform/baskets/flashes.ts";
import type { Address, Basket } from "#sandbox/platform/baskets/basket.ts";
import type { PricedBasket, PricedShipment } from "#sandbox/platform/baskets/priced-basket.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { shipDueDate } from "#sandbox/platform/shipping/shipping-offer.ts";
import { nextStep } from "./fulfilment.ts";
import { type Order, type OrderShipment, ownCertificates } from "./order.ts";
import { keptDelivery } from "./ordered-method.ts";

/** Why a parcel's address stays as it is. */
export type AddressRefusal = "too-late" | "no-parcel" | "method" | "day" | "tax" | "cost";

const words: Readonly<Record<AddressRefusal, string>> = {
  "too-late": "This order is already being packed, so its address can no longer be changed.",
  "no-parcel": "This part of the order is not sent by parcel, so there is no address to change.",
  method: "The shipping method of this order does not go to this address. Nothing was changed.",
  day: "The parcel cannot be at this address on the day you wished for. Nothing was changed.",
  tax: "Taxes are different at this address, so the order would no longer cost what you paid. Nothing was changed.",
  cost: "Shipping to this address costs something else than what you paid. Nothing was changed.",
};

/** A change of address that is refused. */
export const addressRefused = (orderNo: string, reason: AddressRefusal): Fault =>
  new Fault(409, "order-address-change-failed", words[reason], { orderNo, reason });

/** @throws Fault 400 for an address that does not say who and where in full. */
export const refuseIncomplete = (address: Address): void => {
  if (!isCompleteAddress(address))
    throw new Fault(400, "bad-request", "Please enter a complete shipping address.", { path: "shippingAddress" });
};

/** Whether an order is still within its grace period: placed, and the warehouse has not taken it, nor ought to have. */
export const isInGrace = (order: Order, now: Date): boolean => {
  if (order.status !== "new" || order.exportStatus !== "ready") return false;
  const step = nextStep(order);
  return step === null || step.kind !== "export" || step.at > now;
};

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const sorted = (address: Address | null) =>
  Object.entries(address ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));

/** Whether two addresses say the same, in whatever order. */
export const isSameAddress = (one: Address | null, other: Address | null): boolean => same(sorted(one), sorted(other));

/** The basket an order would be made from now, where wanted with another address for one of its parcels. */
export const basketOf = (order: Order, shipmentId?: string, address: Address | null = null): Basket => ({
  id: order.basketId,
  siteId: order.siteId,
  customerId: order.customerId,
  registered: order.registered,
  temporary: false,
  currency: order.currency,
  email: order.email,
  customerNo: order.customerNo,
  customerName: order.customerName,
  billingAddress: order.billingAddress,
  sourceCode: order.sourceCode,
  attributes: order.attributes,
  orderNo: null,
  reservedUntil: null,
  reservations: [],
  notes: [],
  createdAt: order.createdAt,
  modifiedAt: order.modifiedAt,
  shipments: order.shipments.map((shipment) =>
    shipment.id === shipmentId ? { ...shipment, shippingAddress: address } : shipment,
  ),
  items: order.items.filter(({ qualifyingItemId }) => qualifyingItemId === null),
  giftCertificates: ownCertificates(order),
  coupons: order.coupons,
  payments: [],
});

const taxesOf = (basket: PricedBasket, { id, totals }: PricedShipment) => [
  totals.shippingTaxRate,
  ...basket.items.filter(({ shipmentId }) => shipmentId === id).map(({ taxRate }) => taxRate),
];

/**
 * What speaks against sending a parcel to another address: an order costs what was paid for it, arrives as it was
 * promised, and nothing is charged or given back. Both baskets are worked out at the same moment, so that only the
 * address differs.
 */
export const addressProblem = (
  before: PricedBasket,
  after: PricedBasket,
  shipmentId: string,
): AddressRefusal | null => {
  const old = before.shipments.find(({ id }) => id === shipmentId);
  const moved = after.shipments.find(({ id }) => id === shipmentId);
  if (!old || !moved || old.storeId !== null || !old.offer || old.method?.isEmail) return "no-parcel";
  if (!moved.offer || !moved.isMethodApplicable) return "method";
  if (moved.offer.wanted !== null && moved.offer.wanted.shipDay === null) return "day";
  if (!same(taxesOf(before, old), taxesOf(after, moved))) return "tax";
  const costs = ({ offer, totals }: PricedShipment) => [offer?.costCents, offer?.careCents, totals.shippingCents];
  return same(costs(old), costs(moved)) ? null : "cost";
};

/** A parcel of an order on its way to another address: with the days it leaves and arrives there. */
export const movedShipment = (shipment: OrderShipment, priced: PricedShipment): OrderShipment => {
  const { delivery: _before, arrival, ...method } = shipment.method;
  return {
    ...shipment,
    shippingAddress: priced.shippingAddress,
    taxPlace: priced.taxPlace,
    attributes: { ...shipment.attributes, ...(priced.offer ? shipDueDate(priced.offer) : {}) },
    method: { ...method, ...(arrival ? keptDelivery(priced.offer) : {}) },
  };
};

/** A parcel whose check has come, with the days it leaves and arrives now. */
export const promisedShipment = (shipment: OrderShipment, priced: PricedShipment | undefined): OrderShipment => ({
  ...shipment,
  attributes: { ...shipment.attributes, ...(priced?.offer ? shipDueDate(priced.offer) : {}) },
  method: { ...shipment.method, ...keptDelivery(priced?.offer ?? null) },
});

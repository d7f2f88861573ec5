import { Fault } from "#sandbox/core/fault.ts";
import { shippingStatusOf } from "./fulfilment.ts";
import { globalPartyIdOf, type Order, type OrderShipment } from "./order.ts";

/** What a field of an order says. */
export type Fact = string | number | Date | null;

/** A field of an order that may be searched. */
export interface Field {
  type: "text" | "number" | "date";
  of: (order: Order) => readonly Fact[];
}

const text = (of: (order: Order) => readonly (string | null)[] | string | null): Field => ({
  type: "text",
  of: (order) => [of(order)].flat(),
});

const memberOf = ({ shippingAddress }: OrderShipment, member: string): string | null => {
  const value = shippingAddress?.[member];
  return typeof value === "string" ? value : null;
};

const nothing = text(() => null);

/** What orders may be searched and sorted by (Shop API, order search); what this shop never knows is empty. */
const fields: Readonly<Record<string, Field>> = {
  affiliate_partner_i_d: nothing,
  affiliate_partner_name: nothing,
  business_type: nothing,
  channel_type: text(({ createdBy }) => (createdBy === "System" ? "subscriptions" : "storefront")),
  confirmation_status: text(({ exportStatus }) => (exportStatus === "not_exported" ? "not_confirmed" : "confirmed")),
  created_by: text(({ createdBy }) => createdBy),
  creation_date: { type: "date", of: ({ createdAt }) => [createdAt] },
  currency_code: text(({ currency }) => currency),
  customer_email: text(({ email }) => email),
  customer_name: text(({ customerName }) => customerName),
  customer_no: text(({ customerNo }) => customerNo),
  export_after: nothing,
  export_status: text(({ exportStatus }) => exportStatus),
  external_order_no: nothing,
  external_order_status: text(({ status }) => (status === "open" ? status : null)),
  global_party_id: text(globalPartyIdOf),
  last_modified: { type: "date", of: ({ modifiedAt }) => [modifiedAt] },
  order_no: text(({ orderNo }) => orderNo),
  original_order_no: nothing,
  payment_status: text(({ paymentStatus }) => paymentStatus),
  replaced_order_no: nothing,
  replacement_order_no: nothing,
  shipping_status: text(shippingStatusOf),
  status: text(({ status }) => (status === "open" ? "new" : status)),
  total_gross_price: { type: "number", of: ({ totals }) => [(totals.orderTotalCents ?? 0) / 100] },
  total_net_price: {
    type: "number",
    of: ({ totals }) => [((totals.orderTotalCents ?? 0) - (totals.taxTotalCents ?? 0)) / 100],
  },
  "coupon_line_items.coupon_code": text(({ coupons }) => coupons.map(({ code }) => code)),
  "coupon_line_items.coupon_id": text(({ coupons }) => coupons.map(({ couponId }) => couponId)),
  "payment_instruments.credit_card_type": text(({ payments }) => payments.map(({ card }) => card?.cardType ?? null)),
  "payment_instruments.payment_method_id": text(({ payments }) => payments.map(({ methodId }) => methodId)),
  "product_items.product_name": text(({ items }) => items.map(({ productName }) => productName)),
  "product_items.quantity": { type: "number", of: ({ items }) => items.map(({ quantity }) => quantity) },
  "product_items.product_id": text(({ items }) => items.map(({ productId }) => productId)),
  "shipments.shipping_method_id": text(({ shipments }) => shipments.map(({ shippingMethodId }) => shippingMethodId)),
  ...Object.fromEntries(
    Object.entries({
      address1: "address1",
      city: "city",
      country_code: "countryCode",
      first_name: "firstName",
      last_name: "lastName",
      postal_code: "postalCode",
      state_code: "stateCode",
    }).map(([name, member]) => [
      `shipping_addresses.${name}`,
      text(({ shipments }) => shipments.map((shipment) => memberOf(shipment, member))),
    ]),
  ),
};

/**
 * Lists inside an order that a nested query looks through one entry at a time: each gives the order once for every
 * entry, as if it had no other.
 */
const nested: Readonly<Record<string, (order: Order) => Order[]>> = {
  coupon_line_items: (order) => order.coupons.map((coupon) => ({ ...order, coupons: [coupon] })),
  payment_instruments: (order) => order.payments.map((payment) => ({ ...order, payments: [payment] })),
  product_items: (order) => order.items.map((item) => ({ ...order, items: [item] })),
  shipments: (order) => order.shipments.map((shipment) => ({ ...order, shipments: [shipment] })),
  shipping_addresses: (order) => order.shipments.map((shipment) => ({ ...order, shipments: [shipment] })),
};

/** A name without the document it begins with. */
const plainName = (name: string): string => name.replace(/^order\./, "");

/** How to look through the list of that name, such as `order.product_items`. @throws Fault 400 for none. */
export const nestedOrders = (path: string): ((order: Order) => Order[]) => {
  const name = plainName(path);
  const split = Object.hasOwn(nested, name) ? nested[name] : undefined;
  if (!split) throw new Fault(400, "bad-request", `Orders have no list '${path}' to look through.`, { path });
  return split;
};

/** The field of that name, which may be written with `order.` in front. @throws Fault 400 for none. */
export const fieldOf = (given: string, refusal: "field-not-searchable" | "field-not-sortable"): Field => {
  const name = plainName(given);
  if (/^c_\w+$/.test(name)) return text(({ attributes }) => attributeOf(attributes[name]));
  const known = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const verb = refusal === "field-not-sortable" ? "sorted" : "searched";
  if (!known) throw new Fault(400, refusal, `Orders cannot be ${verb} by '${given}'.`, { field: given });
  return known;
};

const attributeOf = (value: unknown): string | null =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : null;

/** A value as the field compares it. @throws Fault 400 for another type, as the Shop API names it. */
export const valueOf = (name: string, { type }: Field, given: unknown): NonNullable<Fact> => {
  const wrong = () =>
    new Fault(400, "invalid-search-field-type", `The value of '${name}' must be a ${type}.`, {
      field: name,
      value: String(given),
      type,
    });
  if (type === "text") {
    if (typeof given !== "string" && typeof given !== "number" && typeof given !== "boolean") throw wrong();
    return String(given);
  }
  if (type === "number") {
    const value = typeof given === "string" && given.trim() !== "" ? Number(given) : given;
    if (typeof value !== "number" || !Number.isFinite(value)) throw wrong();
    return value;
  }
  const date = new Date(typeof given === "string" ? given : Number.NaN);
  if (Number.isNaN(date.getTime())) throw wrong();
  return date;
};

/** Below 0 when one comes before the other, 0 when they are the same. */
export const compare = (one: NonNullable<Fact>, other: NonNullable<Fact>): number => {
  const [a, b] = [one, other].map((value) => (value instanceof Date ? value.getTime() : value));
  if (a === b) return 0;
  return (a ?? 0) < (b ?? 0) ? -1 : 1;
};

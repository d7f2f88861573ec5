import { Fault } from "#sandbox/core/fault.ts";
import { type Basket, type BasketPayment, DEFAULT_SHIPMENT_ID } from "./basket.ts";
import { addressOf, emailOf, newItemsOf, shipmentChangeOf, shipmentIdOf } from "./basket-body.ts";
import { addGiftCertificate, newGiftCertificateOf } from "./basket-gift-certificates.ts";
import { addItems } from "./basket-items.ts";
import { addShipment, changeShipment } from "./basket-shipments.ts";
import { listOf, objectOf, requiredText, textOf } from "#sandbox/core/request/body-values.ts";
import { attributesOf } from "./custom-attributes.ts";

/** Where a new basket gets identifiers and coupons from. */
export interface FillSources {
  newId: () => string;
  /** The coupons among these codes that can be used. */
  usableCoupons: (codes: readonly string[]) => Promise<Basket["coupons"]>;
  /** What an entry of the body pays by, in a basket that holds the entries before it. */
  payment: (entry: unknown, basket: Basket) => Promise<BasketPayment>;
}

/**
 * What a new basket is to hold, as the body of `createBasket` says; coupons that cannot be used are left out in
 * silence.
 */
export const fillOf =
  (baskets: FillSources, given: unknown) =>
  async (empty: Basket): Promise<Basket> => {
    if (given === undefined || given === null) return empty;
    const body = objectOf(given);
    let basket: Basket = { ...empty, attributes: attributesOf(body), sourceCode: textOf(body, "sourceCode") };
    const entries = (name: string) => (body[name] === undefined || body[name] === null ? [] : listOf(body[name], name));
    const named = new Set<string>();
    for (const entry of entries("shipments")) {
      const id = shipmentIdOf(entry) ?? (named.has(DEFAULT_SHIPMENT_ID) ? null : DEFAULT_SHIPMENT_ID);
      if (id !== null && named.has(id))
        throw new Fault(400, "bad-request", `The shipment '${id}' is named twice.`, { path: "shipments" });
      const change = shipmentChangeOf(entry, "shipments");
      basket = id === DEFAULT_SHIPMENT_ID ? changeShipment(basket, id, change) : addShipment(basket, id, change);
      if (id !== null) named.add(id);
    }
    if (entries("productItems").length > 0)
      basket = addItems(basket, newItemsOf(body.productItems, "productItems"), baskets.newId);
    for (const entry of entries("giftCertificateItems"))
      basket = addGiftCertificate(basket, newGiftCertificateOf(entry), baskets.newId());
    if (body.billingAddress !== undefined && body.billingAddress !== null)
      basket = { ...basket, billingAddress: addressOf(body.billingAddress, "billingAddress") };
    if (body.customerInfo !== undefined && body.customerInfo !== null)
      basket = { ...basket, email: emailOf(body.customerInfo) };
    const codes = entries("couponItems").map((entry) => requiredText(objectOf(entry), "code"));
    if (codes.length > 0) basket = { ...basket, coupons: await baskets.usableCoupons(codes) };
    for (const entry of entries("paymentInstruments"))
      basket = { ...basket, payments: [...basket.payments, await baskets.payment(entry, basket)] };
    return basket;
  };

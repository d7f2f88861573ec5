import type { Basket } from "./basket.ts";
import { addressOf, emailOf, newItemsOf, shipmentChangeOf, shipmentIdOf } from "./basket-body.ts";
import { addGiftCertificate, newGiftCertificateOf } from "./basket-gift-certificates.ts";
import { addItems } from "./basket-items.ts";
import { addShipment, changeShipment } from "./basket-shipments.ts";
import { listOf, objectOf, requiredText, textOf } from "./body.ts";
import { attributesOf } from "./custom-attributes.ts";

/** Where a new basket gets identifiers and coupons from. */
export interface FillSources {
  newId: () => string;
  /** The coupons among these codes that can be used. */
  usableCoupons: (codes: readonly string[]) => Promise<Basket["coupons"]>;
}

/** What a new basket is to hold, as the body of `createBasket` says; coupons that cannot be used are left out in silence. */
export const fillOf =
  (baskets: FillSources, given: unknown) =>
  async (empty: Basket): Promise<Basket> => {
    if (given === undefined || given === null) return empty;
    const body = objectOf(given);
    let basket: Basket = { ...empty, attributes: attributesOf("basket", body), sourceCode: textOf(body, "sourceCode") };
    const entries = (name: string) => (body[name] === undefined || body[name] === null ? [] : listOf(body[name], name));
    for (const entry of entries("shipments")) {
      const id = shipmentIdOf(entry) ?? basket.shipments[0]?.id ?? null;
      const isKnown = basket.shipments.some((shipment) => shipment.id === id);
      const change = shipmentChangeOf(entry, "shipments");
      basket = isKnown && id !== null ? changeShipment(basket, id, change) : addShipment(basket, id, change);
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
    return codes.length > 0 ? { ...basket, coupons: await baskets.usableCoupons(codes) } : basket;
  };

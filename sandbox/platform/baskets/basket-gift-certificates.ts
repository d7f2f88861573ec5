import { Fault } from "#sandbox/core/fault.ts";
import { dayOf } from "#sandbox/platform/shipping/business-days.ts";
import { type Basket, type BasketGiftCertificate, DEFAULT_SHIPMENT_ID, withAttributes } from "./basket.ts";
import { shipmentOf } from "./basket-shipments.ts";
import { type Body, badRequest, centsOf, objectOf, requiredText, textOf } from "#sandbox/core/request/body-values.ts";
import { attributesOf } from "./custom-attributes.ts";

/** What is said about a gift certificate; what is left out stays. */
export type GiftCertificateChange = Partial<Omit<BasketGiftCertificate, "id">>;

/** A gift certificate to be added. */
export type NewGiftCertificate = Omit<BasketGiftCertificate, "id" | "shipmentId"> & { shipmentId?: string };

/** The most gift certificates one basket may hold. */
export const MAX_GIFT_CERTIFICATES = 50;

/** The name of a design. */
const DESIGN = /^[a-z][a-z-]{0,39}$/;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The certificates of a basket in one shipment. */
export const giftCertificatesIn = (basket: Pick<Basket, "giftCertificates">, shipmentId: string) =>
  basket.giftCertificates.filter((each) => each.shipmentId === shipmentId);

/** The day and the design a body names. @throws Fault 400 for a day there is none and for another attribute. */
const wishesOf = (body: Body): Pick<GiftCertificateChange, "attributes"> => {
  const attributes = attributesOf(body);
  const { c_deliverOn: day, c_design: design } = attributes;
  if (typeof (day ?? "") !== "string" || (typeof day === "string" && dayOf(day) === null))
    throw badRequest("'c_deliverOn' must be a day (YYYY-MM-DD).", "c_deliverOn");
  if (typeof (design ?? "") !== "string" || (typeof design === "string" && !DESIGN.test(design)))
    throw badRequest("'c_design' must be the name of a design.", "c_design");
  return Object.keys(attributes).length > 0 ? { attributes } : {};
};

/**
 * What a body says about a gift certificate. @throws Fault 400 for an amount that is not positive, an e-mail address
 * that is none and texts that are too long.
 */
export const giftCertificateChangeOf = (value: unknown): GiftCertificateChange => {
  const body = objectOf(value);
  const amountCents = centsOf(body, "amount");
  if (amountCents !== null && amountCents < 1)
    throw badRequest("'amount' of a gift certificate must be more than nothing.", "amount");
  const recipientEmail = textOf(body, "recipientEmail")?.trim() ?? null;
  if (recipientEmail !== null && !EMAIL.test(recipientEmail))
    throw badRequest("'recipientEmail' is not an email address.", "recipientEmail");
  const shipmentId = textOf(body, "shipmentId");
  const said = (name: string, most: number) =>
    body[name] === undefined ? {} : { [name]: textOf(body, name, { most })?.trim() ?? null };
  return {
    ...(amountCents === null ? {} : { amountCents }),
    ...(recipientEmail === null ? {} : { recipientEmail }),
    ...said("recipientName", 256),
    ...said("senderName", 256),
    ...said("message", 4000),
    ...(shipmentId === null ? {} : { shipmentId }),
    ...wishesOf(body),
  };
};

/** A whole gift certificate. @throws Fault 400, also without an amount or a recipient. */
export const newGiftCertificateOf = (value: unknown): NewGiftCertificate => {
  const body = objectOf(value);
  requiredText(body, "recipientEmail");
  const { amountCents, recipientEmail = "", attributes = {}, ...said } = giftCertificateChangeOf(body);
  if (amountCents === undefined) throw badRequest("'amount' is required.", "amount");
  return {
    amountCents,
    recipientEmail,
    recipientName: null,
    senderName: null,
    message: null,
    ...said,
    attributes: withAttributes({}, attributes),
  };
};

/**
 * Adds a gift certificate, to the first shipment unless said otherwise. @throws Fault 404 for an unknown shipment, 400
 * for too many.
 */
export const addGiftCertificate = (basket: Basket, added: NewGiftCertificate, id: string): Basket => {
  const shipmentId = added.shipmentId ?? basket.shipments[0]?.id ?? DEFAULT_SHIPMENT_ID;
  shipmentOf(basket, shipmentId);
  if (basket.giftCertificates.length >= MAX_GIFT_CERTIFICATES)
    throw new Fault(400, "bad-request", `A basket holds at most ${MAX_GIFT_CERTIFICATES} gift certificates.`, {
      maximum: MAX_GIFT_CERTIFICATES,
    });
  return { ...basket, giftCertificates: [...basket.giftCertificates, { ...added, id, shipmentId }] };
};

const existing = (basket: Basket, id: string): BasketGiftCertificate => {
  const found = basket.giftCertificates.find((each) => each.id === id);
  if (!found)
    throw new Fault(
      404,
      "gift-certificate-item-not-found",
      `No gift certificate item with ID '${id}' could be found in the basket.`,
      { giftCertificateItemId: id },
    );
  return found;
};

/** Changes a gift certificate. @throws Fault 404 for an unknown one or an unknown shipment. */
export const changeGiftCertificate = (basket: Basket, id: string, change: GiftCertificateChange): Basket => {
  const known = existing(basket, id);
  if (change.shipmentId !== undefined) shipmentOf(basket, change.shipmentId);
  return {
    ...basket,
    giftCertificates: basket.giftCertificates.map((each) =>
      each === known
        ? { ...known, ...change, attributes: withAttributes(known.attributes, change.attributes ?? {}) }
        : each,
    ),
  };
};

/** Takes a gift certificate out. @throws Fault 404. */
export const removeGiftCertificate = (basket: Basket, id: string): Basket => {
  const known = existing(basket, id);
  return { ...basket, giftCertificates: basket.giftCertificates.filter((each) => each !== known) };
};

import { Fault } from "#sandbox/core/fault.ts";
import type { GiftCode } from "#sandbox/platform/gift-certificates/gift-certificate.ts";
import type { Address, BasketPayment, OptionChoice, PaymentCard, PaymentRequest } from "./basket.ts";
import { refuseNoCountry } from "./address-country.ts";
import { type ItemChange, type NewItem, pieces } from "./basket-items.ts";
import type { ShipmentChange } from "./basket-shipments.ts";
import {
  type Body,
  centsOf,
  flagOf,
  listOf,
  objectOf,
  requiredText,
  textOf,
  wholeOf,
} from "#sandbox/core/request/body-values.ts";
import { attributesOf } from "./custom-attributes.ts";
import { dayOf } from "#sandbox/platform/shipping/business-days.ts";
import { isKnownRegion } from "./regions.ts";

/** Longest value of each member of an address; the shop's own limits (address-11) where it has some. */
const addressMembers: Readonly<Record<string, number>> = {
  firstName: 60,
  lastName: 60,
  fullName: 130,
  companyName: 60,
  address1: 60,
  address2: 60,
  city: 40,
  stateCode: 3,
  postalCode: 10,
  countryCode: 2,
  phone: 20,
  postBox: 60,
  suite: 60,
  salutation: 30,
  secondName: 60,
  suffix: 30,
  title: 60,
  jobTitle: 60,
};

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * An address. @throws Fault 400 for texts that are too long, a country there is not, and a state or province that the
 * country does not have.
 */
export const addressOf = (value: unknown, path = "body"): Address => {
  const body = objectOf(value, path);
  const address: Record<string, unknown> = {};
  for (const [name, most] of Object.entries(addressMembers)) {
    const text = textOf(body, name, { most })?.trim();
    if (text) address[name] = text;
  }
  const { countryCode, stateCode } = address as { countryCode?: string; stateCode?: string };
  if (countryCode !== undefined) address.countryCode = countryCode.toUpperCase();
  if (countryCode !== undefined) refuseNoCountry(countryCode);
  if (stateCode !== undefined) address.stateCode = stateCode.toUpperCase();
  if (stateCode !== undefined && countryCode !== undefined && !isKnownRegion(countryCode, stateCode))
    throw new Fault(
      400,
      "bad-request",
      `Invalid address: "State" is not a valid value. Enter the correct value to proceed.`,
      {
        path: "stateCode",
      },
    );
  if (address.fullName === undefined) {
    const fullName = [address.firstName, address.lastName].filter(Boolean).join(" ");
    if (fullName) address.fullName = fullName;
  }
  return { ...address, ...attributesOf(body) };
};

/** An address of an address book as a basket keeps it; members a basket does not know stay behind. */
export const savedAddress = (fields: Readonly<Record<string, unknown>>): Address => {
  const known = Object.keys(addressMembers).flatMap((name) => {
    const value = fields[name];
    return typeof value === "string" && value !== "" ? [[name, value.slice(0, addressMembers[name])]] : [];
  });
  const address = Object.fromEntries(known) as Record<string, string>;
  return { ...address, fullName: [address.firstName, address.lastName].filter(Boolean).join(" ") };
};

/** An e-mail address. @throws Fault 400. */
export const emailOf = (value: unknown): string => {
  const email = requiredText(objectOf(value), "email", { most: 256 });
  if (!EMAIL.test(email)) throw new Fault(400, "bad-request", "'email' is not an email address.", { path: "email" });
  return email;
};

/** Chosen values of options. @throws Fault 400. */
const choicesOf = (body: Body, path: string): OptionChoice[] =>
  body.optionItems === undefined || body.optionItems === null
    ? []
    : listOf(body.optionItems, `${path}.optionItems`, { most: 20 }).map((entry, index) => {
        const choice = objectOf(entry, `${path}.optionItems[${index}]`);
        return { optionId: requiredText(choice, "optionId"), optionValueId: requiredText(choice, "optionValueId") };
      });

const giftOf = (body: Body) => {
  const gift = flagOf(body, "gift");
  const giftMessage = body.giftMessage === undefined ? undefined : textOf(body, "giftMessage", { most: 1000 });
  return { ...(gift === undefined ? {} : { gift }), ...(giftMessage === undefined ? {} : { giftMessage }) };
};

/** Lines to be added. @throws Fault 400. */
export const newItemsOf = (value: unknown, path = "body"): NewItem[] => {
  const entries = listOf(value, path);
  if (entries.length === 0) throw new Fault(400, "bad-request", `'${path}' must name at least one product.`, { path });
  return entries.map((entry, index) => {
    const body = objectOf(entry, `${path}[${index}]`);
    return {
      productId: requiredText(body, "productId", { most: 100 }),
      quantity: pieces(body.quantity, `${path}[${index}].quantity`, 1),
      shipmentId: textOf(body, "shipmentId"),
      inventoryListId: textOf(body, "inventoryId"),
      optionItems: choicesOf(body, `${path}[${index}]`),
      bonusDiscountLineItemId: textOf(body, "bonusDiscountLineItemId"),
      gift: false,
      giftMessage: null,
      ...giftOf(body),
      attributes: attributesOf(body),
    };
  });
};

/** What changes about one line. @throws Fault 400. */
export const itemChangeOf = (value: unknown, itemId: string, path = "body"): ItemChange => {
  const body = objectOf(value, path);
  const productId = textOf(body, "productId", { most: 100 });
  const shipmentId = textOf(body, "shipmentId");
  return {
    itemId,
    ...(productId === null ? {} : { productId }),
    ...(body.quantity === undefined ? {} : { quantity: pieces(body.quantity, `${path}.quantity`, 0) }),
    ...(shipmentId === null ? {} : { shipmentId }),
    ...(body.inventoryId === undefined ? {} : { inventoryListId: textOf(body, "inventoryId") }),
    ...(body.optionItems === undefined ? {} : { optionItems: choicesOf(body, path) }),
    ...giftOf(body),
    attributes: attributesOf(body),
  };
};

/** What changes about several lines; each names its `itemId`. @throws Fault 400. */
export const itemChangesOf = (value: unknown): ItemChange[] =>
  listOf(value).map((entry, index) => {
    const path = `body[${index}]`;
    return itemChangeOf(entry, requiredText(objectOf(entry, path), "itemId"), path);
  });

/** What is said about a shipment. @throws Fault 400. */
export const shipmentChangeOf = (value: unknown, path = "body"): ShipmentChange => {
  const body = objectOf(value, path);
  const method = body.shippingMethod;
  return {
    ...(body.shippingAddress === undefined
      ? {}
      : {
          shippingAddress:
            body.shippingAddress === null ? null : addressOf(body.shippingAddress, `${path}.shippingAddress`),
        }),
    ...(method === undefined
      ? {}
      : {
          shippingMethodId: method === null ? null : requiredText(objectOf(method, `${path}.shippingMethod`), "id"),
        }),
    ...giftOf(body),
    attributes: shipmentAttributesOf(body),
  };
};

/** A day like `2026-12-24` to be wished for; null for none. @throws Fault 400 for any other text or value. */
export const wantedDayOf = (wanted: unknown): string | null => {
  if (wanted === undefined || wanted === null || wanted === "") return null;
  if (typeof wanted !== "string" || dayOf(wanted) === null)
    throw new Fault(400, "bad-request", "'c_DATE_WANTED' must be a day like 2026-12-24.", { path: "c_DATE_WANTED" });
  return wanted;
};

/** @throws Fault 400 for a day wished for that is none. */
const shipmentAttributesOf = (body: Body) => {
  const attributes = attributesOf(body);
  wantedDayOf(attributes["c_DATE_WANTED"]);
  return attributes;
};

/** The id a shipment asks for; null leaves the choice to the basket. @throws Fault 400. */
export const shipmentIdOf = (value: unknown): string | null => {
  const body = objectOf(value);
  const id = textOf(body, "shipmentId") ?? textOf(body, "id");
  if (id !== null && !/^[\w-]{1,100}$/.test(id))
    throw new Fault(400, "bad-request", "The ID of a shipment holds letters, digits, - and _ only.", {
      path: "shipmentId",
    });
  return id;
};

/** Card numbers are taken masked only: some digits, at least six other characters, at most four digits. */
const MASKED_NUMBER = /^[0-9 -]{0,7}[^0-9]{6,15}[0-9]{0,4}$/;

const cardOf = (value: unknown): PaymentCard => {
  const body = objectOf(value, "paymentCard");
  if (body.number !== undefined || body.securityCode !== undefined || body.creditCardNumber !== undefined)
    throw new Fault(400, "bad-request", "Card numbers and security codes are not accepted here.", {
      path: "paymentCard",
    });
  const maskedNumber = textOf(body, "maskedNumber", { most: 25 });
  if (maskedNumber !== null && !MASKED_NUMBER.test(maskedNumber))
    throw new Fault(400, "bad-request", "The card number must be masked.", { path: "paymentCard.maskedNumber" });
  return {
    cardType: requiredText(body, "cardType"),
    maskedNumber,
    holder: textOf(body, "holder"),
    expirationMonth: wholeOf(body, "expirationMonth", 1, 12),
    expirationYear: wholeOf(body, "expirationYear", 2000, 2999),
  };
};

/** A card's lasting name at its processor (`paymentCard.creditCardToken`). */
const CARD_TOKEN = /^[\w-]{1,200}$/;

/** @throws Fault 400 for a name that is none. */
const storedCardOf = (card: unknown): string | null => {
  const name = textOf(objectOf(card, "paymentCard"), "creditCardToken", { most: 200 });
  if (name !== null && !CARD_TOKEN.test(name))
    throw new Fault(400, "bad-request", "The credit card token is not well formed.", {
      path: "paymentCard.creditCardToken",
    });
  return name;
};

/** A payment token: three parts in base64url, as the card processor signs them. */
const TOKEN = /^[\w.+/=-]+$/;

/**
 * A way to pay. One that names a saved way to pay says nothing else but the amount; everything beside it is left
 * unread.
 * @throws Fault 400.
 */
export const paymentRequestOf = (value: unknown, id: string): PaymentRequest => {
  const body = objectOf(value);
  const savedInstrumentId = textOf(body, "customerPaymentInstrumentId", { most: 256 });
  return savedInstrumentId
    ? { id, amountCents: centsOf(body, "amount"), savedInstrumentId, codeToken: tokenOf(body) }
    : paymentOf(body, id);
};

/** @throws Fault 400 for a token that is none. */
const tokenOf = (body: Record<string, unknown>): string | null => {
  const token = textOf(body, "c_paymentToken", { most: 20_000 });
  if (token !== null && !TOKEN.test(token))
    throw new Fault(400, "bad-request", "The payment token is not well formed.", { path: "c_paymentToken" });
  return token;
};

/** A way to pay said in full. @throws Fault 400. */
export const paymentOf = (value: unknown, id: string): BasketPayment => {
  const body = objectOf(value);
  const token = tokenOf(body);
  const isCardGiven = body.paymentCard !== undefined && body.paymentCard !== null;
  return {
    id,
    methodId: requiredText(body, "paymentMethodId"),
    amountCents: centsOf(body, "amount"),
    card: isCardGiven ? cardOf(body.paymentCard) : null,
    token,
    customerPaymentInstrumentId: null,
    storedCardId: isCardGiven ? storedCardOf(body.paymentCard) : null,
    bankRoutingNumber: textOf(body, "bankRoutingNumber")?.trim() || null,
    gift: null,
    attributes: attributesOf(body),
  };
};

/**
 * The gift certificate a body pays with: as `giftCardRequest` with its security code, or by `giftCertificateCode`. Null
 * when it names none. @throws Fault 400.
 */
export const giftCodeOf = (value: unknown): GiftCode | null => {
  const body = objectOf(value);
  if (body.giftCardRequest !== undefined && body.giftCardRequest !== null) {
    const card = objectOf(body.giftCardRequest, "giftCardRequest");
    requiredText(card, "brand");
    wholeOf(card, "expirationMonth", 1, 12);
    wholeOf(card, "expirationYear", 2000, 2999);
    return {
      number: requiredText(card, "cardNumber", { most: 40 }),
      securityCode: requiredText(card, "cvc", { most: 4 }),
    };
  }
  const number = textOf(body, "giftCertificateCode")?.trim();
  return number ? { number, securityCode: textOf(body, "c_giftCardSecurityCode", { most: 4 }) } : null;
};

import { Fault } from "#sandbox/core/fault.ts";
import type { Attributes } from "./basket.ts";

/** The custom attributes each object knows; anything else is a slip of the pen and refused (calls-19). */
const declared = {
  basket: ["c_businessAccountId", "c_fullStorySessionURL", "c_organizationDiscountCode", "c_subscriptionOptins"],
  item: [
    "c_bonusParent",
    "c_customMix",
    "c_fromStoreId",
    "c_giftCardMessage",
    "c_giftCardRecipientEmail",
    "c_giftCardRecipientName",
    "c_giftCardSenderName",
    "c_isSubscription",
    "c_subscriptionInterval",
  ],
  shipment: [
    "c_customerSelectedMethod",
    "c_DATE_WANTED",
    "c_dateWantedRangeEnd",
    "c_dateWantedRangeStart",
    "c_DeliveryInstructions",
    "c_fromStoreId",
    "c_isCalendarSelection",
    "c_pickupEmail",
    "c_pickupFirstName",
    "c_pickupLastName",
    "c_pickupPhone",
    "c_SHIP_DUE_DATE",
    "c_shipnow",
  ],
  giftCertificate: ["c_deliverOn", "c_design"],
  address: ["c_addToAddressBook", "c_isPOBox", "c_PHONE_EXTENSION", "c_RESIDENCE_CODE", "c_storeId"],
  payment: ["c_useForSubscriptions", "c_walletUUID"],
  shippingItem: [],
} as const;

/** An object that may carry custom attributes. */
export type AttributeOwner = keyof typeof declared;

/** Attributes the shop works out itself; a client that sends back what it got may keep them, they are not read. */
const workedOut: Readonly<Partial<Record<AttributeOwner, readonly string[]>>> = {
  basket: [
    "c_actions",
    "c_checkInstructions",
    "c_checkoutAgreementDate",
    "c_explanation",
    "c_flashes",
    "c_idleCoupons",
    "c_paymentAmount",
    "c_qualifiers",
  ],
  item: ["c_heatLabel", "c_isCollateral"],
  shipment: ["c_approachingDiscounts", "c_arrivalPromise"],
  payment: ["c_balanceAfterwards", "c_paymentToken", "c_giftCardSecurityCode"],
};

/** Longest attribute, as JSON. */
const VALUE_LIMIT = 20_000;

/**
 * The custom attributes of a body. @throws Fault 400 `invalid-custom-property` for one that is not declared, 400 for
 * one that is too long.
 */
export const attributesOf = (owner: AttributeOwner, body: Readonly<Record<string, unknown>>): Attributes => {
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    if (!name.startsWith("c_") || value === undefined || workedOut[owner]?.includes(name)) continue;
    if (!(declared[owner] as readonly string[]).includes(name))
      throw new Fault(400, "invalid-custom-property", `The custom property '${name}' of a ${owner} is not declared.`, {
        property: name,
        object: owner,
      });
    if (JSON.stringify(value).length > VALUE_LIMIT)
      throw new Fault(400, "bad-request", `The custom property '${name}' is too long.`, { property: name });
    attributes[name] = value;
  }
  return attributes;
};

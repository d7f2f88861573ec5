import type {
  AttributeDefinition,
  ObjectAttributes,
} from "#sandbox/organization/custom-attributes/attribute-definition.ts";

const text: AttributeDefinition = { type: "string" };
const yesOrNo: AttributeDefinition = { type: "boolean" };
const workedOut: AttributeDefinition = { type: "json", isWorkedOut: true };

const ofAddresses: Record<string, AttributeDefinition> = {
  c_isPOBox: yesOrNo,
  c_PHONE_EXTENSION: text,
  // True or false, or the letter of printed forms.
  c_RESIDENCE_CODE: { type: "json" },
};

const sign = String.raw`\p{L}\p{N}.,:;!?&'"‘’“”()+#/@♥–-`;

/** What can be printed: letters and digits of any language and some signs, without space around them. */
const personalWords = String.raw`[${sign}](?:[\p{M} ${sign}]{0,78}[\p{M}${sign}])?`;

/** Custom attributes the shop has on baskets, orders, customers, product lists and what is in them. */
export const attributes: ObjectAttributes = {
  Basket: {
    c_businessAccountId: text,
    c_fullStorySessionURL: text,
    c_organizationDiscountCode: text,
    c_subscriptionOptins: { type: "json" },
    c_checkoutAgreementDate: workedOut,
    c_qualifiers: workedOut,
  },
  ProductLineItem: {
    c_bonusParent: text,
    c_customMix: text,
    c_fromStoreId: text,
    c_giftCardMessage: text,
    c_giftCardRecipientEmail: text,
    c_giftCardRecipientName: text,
    c_giftCardSenderName: text,
    c_isSubscription: yesOrNo,
    c_personalizationLogo: { type: "string", regex: "[A-Za-z0-9_-]{32}" },
    c_personalizationText: { type: "string", regex: personalWords },
    c_subscriptionInterval: { type: "int" },
    c_heatLabel: workedOut,
    c_isCollateral: workedOut,
  },
  Shipment: {
    c_customerSelectedMethod: yesOrNo,
    c_DATE_WANTED: text,
    c_dateWantedRangeEnd: text,
    c_dateWantedRangeStart: text,
    c_DeliveryInstructions: { type: "text" },
    c_fromStoreId: text,
    c_isCalendarSelection: yesOrNo,
    c_pickupEmail: text,
    c_pickupFirstName: text,
    c_pickupLastName: text,
    c_pickupPhone: text,
    c_SHIP_DUE_DATE: text,
    c_shipnow: yesOrNo,
  },
  GiftCertificateLineItem: { c_deliverOn: text, c_design: text },
  OrderAddress: { ...ofAddresses, c_addToAddressBook: yesOrNo, c_storeId: text },
  OrderPaymentInstrument: { c_useForSubscriptions: yesOrNo, c_walletUUID: text },
  Profile: {
    // `milk,hazelnuts;nearby;hide`: what she keeps away from.
    c_allergenShield: { type: "string", regex: "[A-Za-z,;]{1,120}" },
    c_matchCode: text,
    c_organizationType: text,
    c_promoCodes: { type: "set-of-string" },
  },
  CustomerAddress: ofAddresses,
  CustomerPaymentInstrument: { c_useForSubscriptions: yesOrNo },
  ProductListItem: { c_boxName: text, c_color: text, c_customMix: text },
};

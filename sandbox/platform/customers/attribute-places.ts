import type { AttributePlaces } from "#sandbox/organization/custom-attributes/attribute-places.ts";

/** Where customers, their addresses and their saved ways to pay take custom attributes. */
export const customerAttributePlaces = {
  bodies: [
    [/^\/customers\/:customerId$/, "Profile"],
    [/^\/customers\/:customerId\/addresses(\/:addressName)?$/, "CustomerAddress"],
    [/^\/customers\/:customerId\/payment-instruments(\/:paymentInstrumentId)?$/, "CustomerPaymentInstrument"],
  ],
  members: { customer: "Profile" },
  ofEngine: {
    Profile: ["c_businessAccountData", "c_currentPassword", "c_groups"],
    CustomerPaymentInstrument: ["c_balance", "c_currency", "c_giftCardSecurityCode"],
  },
} satisfies AttributePlaces;

import type { AttributePlaces } from "#sandbox/organization/custom-attributes/attribute-places.ts";

/** Where baskets and orders take custom attributes. */
export const basketAttributePlaces = {
  bodies: [
    [/^\/baskets(\/:basketId)?$/, "Basket"],
    [/^\/orders\/:orderNo$/, "Basket"],
    [/^\/baskets\/:basketId\/items(\/:itemId)?$/, "ProductLineItem"],
    [/^\/baskets\/:basketId\/shipments(\/:shipmentId)?$/, "Shipment"],
    [/^\/baskets\/.*\/(shipping|billing)-address$/, "OrderAddress"],
    [/^\/(baskets|orders)\/.*\/payment-instruments(\/:paymentInstrumentId)?$/, "OrderPaymentInstrument"],
    [/^\/baskets\/:basketId\/gift-certificate-items(\/:giftCertificateItemId)?$/, "GiftCertificateLineItem"],
  ],
  members: {
    billingAddress: "OrderAddress",
    giftCertificateItems: "GiftCertificateLineItem",
    paymentInstruments: "OrderPaymentInstrument",
    productItems: "ProductLineItem",
    shipments: "Shipment",
    shippingAddress: "OrderAddress",
    shippingItems: "ShippingLineItem",
  },
  ofEngine: {
    Basket: ["c_actions", "c_checkInstructions", "c_explanation", "c_flashes", "c_idleCoupons", "c_paymentAmount"],
    Shipment: ["c_approachingDiscounts", "c_arrivalPromise"],
    OrderPaymentInstrument: ["c_balanceAfterwards", "c_paymentToken", "c_giftCardSecurityCode"],
  },
} satisfies AttributePlaces;

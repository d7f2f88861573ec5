import type { Basket, BasketItem } from "#app/commerce-api/baskets.ts";
import type { Product } from "#app/commerce-api/products.ts";
import { completeAddress } from "./addresses.ts";

/** A complete US address as a shipment holds it. */
export const anAddress = {
  id: "address",
  ...completeAddress,
  phone: "4155550117",
  c_isPOBox: false,
  c_RESIDENCE_CODE: true,
};

/** One line: a box of bonbons at $32.00 each. */
export const anItem = (patch: Partial<BasketItem> = {}): BasketItem => {
  const quantity = patch.quantity ?? 1;
  return {
    itemId: "line-1",
    productId: "bonbons-12",
    productName: "Half-Moon Praline Bonbons",
    quantity,
    basePrice: 32,
    price: 32 * quantity,
    priceAfterItemDiscount: 32 * quantity,
    shipmentId: "me",
    ...patch,
  };
};

/** A bag with one line and nothing answered yet. */
export const aBasket = (patch: Partial<Basket> = {}): Basket => ({
  basketId: "basket-1",
  currency: "USD",
  productItems: [anItem()],
  shipments: [{ shipmentId: "me" }],
  productSubTotal: 32,
  ...patch,
});

/** A card in the bag. */
export const aCard = {
  paymentInstrumentId: "card-1",
  paymentMethodId: "CREDIT_CARD",
  paymentCard: {
    cardType: "Visa",
    maskedNumber: "************4242",
    numberLastDigits: "4242",
    expirationMonth: 9,
    expirationYear: 2030,
  },
};

/** A bag on its way: email, address and shipping method are answered. */
export const aShippedBasket = (patch: Partial<Basket> = {}): Basket =>
  aBasket({
    customerInfo: { email: "june@marlowe.example" },
    shipments: [
      {
        shipmentId: "me",
        shippingAddress: anAddress,
        shippingMethod: { id: "ground", name: "UPS Ground", price: 7.95 },
      },
    ],
    shippingItems: [{ itemId: "shipping-1", shipmentId: "me", price: 7.95, priceAfterItemDiscount: 7.95 }],
    shippingTotal: 7.95,
    taxTotal: 2.72,
    orderTotal: 42.67,
    ...patch,
  });

/** A bag that only waits for 'Place order'. */
export const aPaidBasket = (patch: Partial<Basket> = {}): Basket =>
  aShippedBasket({ billingAddress: anAddress, paymentInstruments: [aCard], ...patch });

/** The product of `anItem`. */
export const aProduct = (patch: Partial<Product> = {}): Product => ({
  id: "bonbons-12",
  name: "Half-Moon Praline Bonbons",
  primaryCategoryId: "bonbons",
  master: { masterId: "bonbons" },
  inventory: { id: "us", ats: 100, orderable: true },
  imageGroups: [
    { viewType: "large", images: [{ disBaseLink: "https://img.example/bonbons.jpg", link: "", alt: "Bonbons" }] },
  ],
  ...patch,
});

import { checkoutEntryPath, initialCheckoutStep, permittedStep } from "./checkout-step.ts";

const address = {
  firstName: "June",
  lastName: "Marlowe",
  address1: "2218 Harrison",
  city: "San Francisco",
  stateCode: "CA",
  countryCode: "US",
  postalCode: "94110",
};
const productItems = [{ itemId: "1", productId: "p", quantity: 1, shipmentId: "me" }];
const empty = { productItems, shipments: [{ shipmentId: "me" }] };
const known = { ...empty, customerInfo: { email: "june@marlowe.example" } };
const addressed = { ...known, shipments: [{ shipmentId: "me", shippingAddress: address }] };
const shipped = {
  ...known,
  shipments: [{ shipmentId: "me", shippingAddress: address, shippingMethod: { id: "ground" } }],
};
const billed = { ...shipped, billingAddress: address };
const paid = { ...billed, paymentInstruments: [{ paymentInstrumentId: "i", paymentMethodId: "CREDIT_CARD" }] };
const picked = {
  ...known,
  shipments: [
    {
      shipmentId: "me",
      c_fromStoreId: "101",
      c_pickupEmail: "june@marlowe.example",
      c_pickupFirstName: "June",
      c_pickupLastName: "Marlowe",
      c_pickupPhone: "4155550117",
      shippingMethod: { id: "pickup" },
    },
  ],
};

describe("entering the checkout", () => {
  test.each([
    ["no email", empty, "shipping", "/shipping"],
    ["no address", known, "shipping", "/shipping"],
    ["no shipping method", addressed, "payment", "/shipping"],
    ["no way to pay", shipped, "review", "/billing"],
    ["no way to pay but a billing address", billed, "review", "/billing"],
    ["everything", paid, "confirmation", "/revieworder"],
    ["a pickup with its contact", picked, "review", "/billing"],
  ] as const)("with %s", (_name, basket, step, path) => {
    expect(initialCheckoutStep(basket)).toBe(step);
    expect(checkoutEntryPath(basket)).toBe(path);
  });

  test("with an empty bag leads back to it", () => {
    expect(checkoutEntryPath({ ...paid, productItems: [] })).toBe("/cart");
  });
});

describe("asking for a step", () => {
  test.each([
    ["shipping", paid, "shipping"],
    ["payment", known, "shipping"],
    ["payment", addressed, "shipping"],
    ["payment", shipped, "payment"],
    ["review", empty, "shipping"],
    ["review", shipped, "payment"],
    ["review", billed, "payment"],
    ["review", paid, "review"],
    ["confirmation", paid, "review"],
  ] as const)("%s", (wanted, basket, given) => {
    expect(permittedStep(wanted, basket)).toBe(given);
  });
});

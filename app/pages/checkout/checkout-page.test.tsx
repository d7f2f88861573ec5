import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket } from "#app/commerce-api/baskets.ts";
import type { Order } from "#app/commerce-api/orders.ts";
import { aBasket, aCard, anItem, aPaidBasket, aShippedBasket } from "#tests/factories/baskets.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { enterText } from "#tests/enter-text.ts";
import { renderPages } from "#tests/render-pages.tsx";
import * as checkout from "./checkout-page.tsx";
import * as confirmation from "./confirmation/order-confirmation-page.tsx";
import * as billing from "./payment/billing-page.tsx";
import * as review from "./review-order-page.tsx";
import * as shipping from "./shipping/shipping-page.tsx";

jest.setTimeout(20_000);

const user = userEvent.setup({ delay: null });

jest.mock("#app/components/payment/card-form.tsx", () => jest.requireActual("#tests/fake-card-form.tsx"));

beforeEach(() => {
  window.sessionStorage.clear();
});

const steps = {
  "/checkout": checkout,
  "/shipping": shipping,
  "/billing": billing,
  "/revieworder": review,
  "/order-confirmation": confirmation,
};

const open = async (basket: Basket | null, answers: PartialCommerceApi = {}) => {
  const shop = fakeCheckout(basket, answers);
  const page = await renderPages("/checkout", steps, { api: shop.api });
  return { shop, ...page };
};

const field = (name: string) => screen.getByRole("textbox", { name });
const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const press = async (name: string) => user.click(await screen.findByRole("button", { name }));
const here = ({ router }: Awaited<ReturnType<typeof open>>) => router.state.location.pathname;

const fillAddress = async () => {
  await enterText(user, field("Email"), "june@marlowe.example");
  await enterText(user, field("First Name"), "June");
  await enterText(user, field("Last Name"), "Marlowe");
  await enterText(user, screen.getByRole("combobox", { name: "Street Address" }), "2218 Harrison");
  await enterText(user, field("City"), "San Francisco");
  await user.selectOptions(screen.getByRole("combobox", { name: "State" }), "California");
  await enterText(user, field("Zip/Postal Code"), "94110");
  await enterText(user, field("Phone Number"), "4155550117");
};

test("the steps follow each other on one page, and each finished one is a line", async () => {
  const page = await open(aBasket());
  await title("Where’s it headed?");
  await fillAddress();
  await press("Continue to Payment");
  expect(await title("How would you like to pay?")).toHaveFocus();
  expect(screen.getByText(/June Marlowe, 2218 Harrison, San Francisco/)).toBeVisible();
  expect(screen.queryByRole("textbox", { name: "Email" })).not.toBeInTheDocument();
  expect(here(page)).toBe("/checkout");

  expect(await screen.findByText("Card fields")).toBeVisible();
  await press("Continue to Review");
  expect(await title("One last look")).toHaveFocus();
  expect(here(page)).toBe("/checkout");
  await press("Place order");
  await title("It’s yours, June.");
  expect(page.shop.calls.filter((call) => /createOrder|addCard|setBilling/.test(call))).toEqual([
    "setBillingAddress 2218 Harrison",
    "addCard token-1",
    "createOrder basket-1",
  ]);
});

test("what is wrong with a step keeps it open", async () => {
  const { shop } = await open(aBasket());
  await press("Continue to Payment");
  await waitFor(() => expect(field("Email")).toHaveFocus());
  expect(field("Email")).toHaveAccessibleDescription("This field is required.");
  expect(shop.calls).toEqual(["setShippingMethod ground"]);
});

test("it begins with the first step that wants an answer, and leads back to each in place", async () => {
  const page = await open(aPaidBasket());
  await title("One last look");
  await user.click(screen.getByRole("link", { name: "Edit Payment" }));
  expect(await title("How would you like to pay?")).toHaveFocus();
  await user.click(screen.getByRole("link", { name: "Change shipping" }));
  expect(await title("Where’s it headed?")).toHaveFocus();
  expect(field("City")).toHaveValue("San Francisco");
  await press("Continue to Payment");
  await title("How would you like to pay?");
  const progress = within(screen.getByRole("navigation", { name: "Checkout progress" }));
  await user.click(progress.getByRole("link", { name: "Shipping (done, change)" }));
  await title("Where’s it headed?");
  expect(here(page)).toBe("/checkout");
});

test("a press on place order, twice, orders once", async () => {
  const { shop } = await open(aPaidBasket());
  await user.dblClick(await screen.findByRole("button", { name: "Place order" }));
  await title("It’s yours, June.");
  expect(shop.calls.filter((call) => call.startsWith("createOrder"))).toHaveLength(1);
});

test("a refused payment reads its reason at the address of Payment", async () => {
  const failed = {
    orderNo: "WP-1",
    status: "failed",
    c_flashes: [{ type: "PaymentTransactionFailed", message: "Your card was declined." }],
  } as unknown as Order;
  const page = await open(aPaidBasket(), { orders: { create: () => Promise.resolve(failed) } });
  await press("Place order");
  expect(await screen.findByText("Your card was declined.")).toBeVisible();
  expect(here(page)).toBe("/billing");
});

const inTwoParcels = aBasket({
  shipments: [{ shipmentId: "me" }, { shipmentId: "Shipment1" }],
  productItems: [anItem(), anItem({ itemId: "line-2", shipmentId: "Shipment1" })],
});

test.each([
  ["a bag for two people", inTwoParcels, {}, "Where’s it headed?"],
  [
    "a customer with an account",
    aShippedBasket({ paymentInstruments: [aCard] }),
    {
      session: {
        current: () => Promise.resolve({ customerId: "c1", registered: true, expiresAt: Infinity }),
        listen: () => () => undefined,
      },
      customers: { get: () => Promise.resolve({ customerId: "c1", addresses: [] }) },
    },
    "How would you like to pay?",
  ],
] as const)("%s checks out there as well", async (_name, basket, answers, name) => {
  const page = await open(basket, answers as PartialCommerceApi);
  await title(name);
  expect(here(page)).toBe("/checkout");
});

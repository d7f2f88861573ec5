import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { startReceiving } from "#app/analytics/track.ts";
import type { AddressVerification } from "#app/commerce-api/addresses.ts";
import { aShippedBasket } from "#tests/factories/baskets.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import { enterText } from "#tests/enter-text.ts";
import { renderPages, settle } from "#tests/render-pages.tsx";
import * as billing from "../payment/billing-page.tsx";
import * as shipping from "./shipping-page.tsx";

jest.setTimeout(20_000);

jest.mock("#app/components/payment/card-form.tsx", () => jest.requireActual("#tests/fake-card-form.tsx"));

const user = userEvent.setup({ delay: null });

const corrected: AddressVerification = {
  confidence: "Verified match",
  validation_detail: { street_corrected: true },
  addresses_formatted: [
    {
      address: {
        LINE_1: "2218 Harrison Street",
        LINE_5: "94110-2115",
        "City name": "San Francisco",
        "State code": "CA",
      },
    },
  ],
};

let told: unknown[];
let stop: () => void;
beforeEach(() => {
  told = [];
  stop = startReceiving((event) => {
    if (event.event === "address_verification") told.push(event.action);
  });
});
afterEach(() => stop());

const begin = async (answer: AddressVerification) => {
  const verify = jest.fn(() => Promise.resolve(answer));
  const shop = fakeCheckout(aShippedBasket(), { addresses: { verify } });
  const page = await renderPages("/shipping", { "/shipping": shipping, "/billing": billing }, { api: shop.api });
  return { shop, verify, ...page };
};
const open = async (answer: AddressVerification) => {
  const begun = await begin(answer);
  await user.click(screen.getByRole("button", { name: "Continue to Payment" }));
  return begun;
};
const dialog = () => screen.findByRole("dialog", { name: "Verify Address" });
const press = async (name: string) => user.click(within(await dialog()).getByRole("button", { name }));
const street = () => screen.getByRole("combobox", { name: "Street Address" });
const payment = () => screen.findByRole("heading", { level: 1, name: "How would you like to pay?" });
const savedStreet = (shop: Awaited<ReturnType<typeof open>>["shop"]) =>
  shop.basket()?.shipments?.[0]?.shippingAddress?.address1;

test("an address the post office writes otherwise is asked about, with the change marked", async () => {
  await open(corrected);
  const asked = await dialog();
  expect(asked).toHaveTextContent("2218 Harrison Street");
  expect([...asked.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual(["Street", "-2115"]);
  expect(told).toEqual([]);
});

test("nothing is verified while the address is typed, nor when its fields are left, but at the button", async () => {
  const { verify } = await begin(corrected);
  for (const field of [street(), screen.getByLabelText("City"), screen.getByLabelText("Phone Number")]) {
    await user.click(field);
    await user.type(field, "1{Backspace}");
    await user.tab();
  }
  await settle();
  expect(verify).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Continue to Payment" }));
  await dialog();
  expect(verify).toHaveBeenCalledTimes(1);
});

test("Accept Change takes the suggestion and goes on", async () => {
  const { shop } = await open(corrected);
  await press("Accept Change");
  await payment();
  expect(shop.basket()?.shipments?.[0]?.shippingAddress).toMatchObject({
    address1: "2218 Harrison Street",
    postalCode: "94110-2115",
    firstName: "June",
  });
  expect(told).toEqual(["accept_change"]);
});

test("Keep as is goes on with what was entered", async () => {
  const { shop } = await open(corrected);
  await press("Keep as is");
  await payment();
  expect(savedStreet(shop)).toBe("2218 Harrison");
  expect(told).toEqual(["keep"]);
});

test("Edit Address leads back to the street, and the changed address is verified again", async () => {
  const { verify } = await open({ confidence: "No matches" });
  expect(await dialog()).toHaveTextContent("Sorry, we could not find a match to your address.");
  await press("Edit Address");
  await waitFor(() => expect(street()).toHaveFocus());
  expect(told).toEqual(["edit"]);
  await enterText(user, street(), "5");
  await user.click(screen.getByRole("button", { name: "Continue to Payment" }));
  await dialog();
  expect(verify).toHaveBeenCalledTimes(2);
});

test("closing counts as declining: the page stays, and the next time nothing is asked", async () => {
  const { shop, verify } = await open(corrected);
  await press("Close");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(street()).toHaveValue("2218 Harrison");
  expect(told).toEqual(["keep"]);
  await user.click(screen.getByRole("button", { name: "Continue to Payment" }));
  await payment();
  expect(verify).toHaveBeenCalledTimes(1);
  expect(savedStreet(shop)).toBe("2218 Harrison");
});

test("a house number that is not known is said so", async () => {
  await open({ confidence: "Street partial" });
  const asked = await dialog();
  expect(asked).toHaveTextContent("Sorry, we don't recognize your house or building number.");
  expect(asked).toHaveTextContent(
    "To proceed, please enter your house or building number or use your address as entered.",
  );
  expect(within(asked).queryByRole("button", { name: "Accept Change" })).not.toBeInTheDocument();
});

test.each(["No matches", "Multiple matches", "Interaction required", "Premises partial"] as const)(
  "%s asks to edit or to keep",
  async (confidence) => {
    await open({ confidence });
    expect(
      within(await dialog())
        .getAllByRole("button")
        .map(({ textContent }) => textContent)
        .filter(Boolean),
    ).toEqual(["Edit Address", "Keep as is"]);
  },
);

test("an address that is right, or whose zip code alone was put right, is not asked about", async () => {
  await open({ ...corrected, validation_detail: { zip_code_corrected: true } });
  await payment();
  expect(told).toEqual([]);
});

test("a service that is away stops nobody", async () => {
  const shop = fakeCheckout(aShippedBasket(), { addresses: { verify: () => Promise.reject(new Error("away")) } });
  await renderPages("/shipping", { "/shipping": shipping, "/billing": billing }, { api: shop.api });
  await user.click(screen.getByRole("button", { name: "Continue to Payment" }));
  await payment();
});

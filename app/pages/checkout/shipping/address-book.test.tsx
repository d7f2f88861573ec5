import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { CustomersApi } from "#app/commerce-api/customers.ts";
import { anAddress, aShippedBasket } from "#tests/factories/baskets.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { renderPages, settle } from "#tests/render-pages.tsx";
import * as billing from "../payment/billing-page.tsx";
import * as shipping from "./shipping-page.tsx";

jest.mock("#app/components/payment/card-form.tsx", () => jest.requireActual("#tests/fake-card-form.tsx"));

const user = userEvent.setup({ delay: null });

const open = async (answers: PartialCommerceApi = {}) => {
  const shop = fakeCheckout(aShippedBasket(), answers);
  await renderPages("/shipping", { "/shipping": shipping, "/billing": billing }, { api: shop.api });
  await screen.findByRole("button", { name: "Continue to Payment" });
  return shop;
};

const asJune = (addAddress: CustomersApi["addAddress"]): PartialCommerceApi => ({
  session: {
    current: () => Promise.resolve({ customerId: "june", registered: true, expiresAt: Infinity }),
    listen: () => () => undefined,
  },
  customers: { get: () => Promise.resolve({ customerId: "june", firstName: "June", addresses: [] }), addAddress },
});

const book = () => screen.queryByRole("checkbox", { name: "Add to Address Book" });
const payment = () => screen.findByRole("heading", { level: 1, name: "How would you like to pay?" });

test("a guest is asked about billing, but has no address book", async () => {
  await open();
  expect(screen.getByRole("checkbox", { name: "Use this address for Billing" })).toBeVisible();
  expect(book()).not.toBeInTheDocument();
});

test("a customer's address goes into the address book when that is wanted", async () => {
  const addAddress = jest.fn(() => Promise.resolve());
  await open(asJune(addAddress));
  await user.click(await screen.findByRole("checkbox", { name: "Add to Address Book" }));
  await user.click(screen.getByRole("button", { name: "Continue to Payment" }));
  await payment();
  expect(addAddress.mock.calls).toEqual([
    ["june", expect.objectContaining({ address1: "2218 Harrison", addressId: expect.any(String) })],
  ]);
});

test("one that is not wanted there stays out", async () => {
  const addAddress = jest.fn(() => Promise.resolve());
  await open(asJune(addAddress));
  await waitFor(() => expect(book()).toBeVisible());
  await user.click(screen.getByRole("button", { name: "Continue to Payment" }));
  await payment();
  expect(addAddress).not.toHaveBeenCalled();
});

test("an address that cannot be added is logged only, and the checkout goes on", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const refusal = new CommerceApiError(400, "bad-request", "2218 Harrison is one address too many.");
  await open(asJune(() => Promise.reject(refusal)));
  await user.click(await screen.findByRole("checkbox", { name: "Add to Address Book" }));
  await user.click(screen.getByRole("button", { name: "Continue to Payment" }));
  await payment();
  await settle();
  expect(log).toHaveBeenCalledWith("Error on creating new address", "CommerceApiError 400 bad-request");
  expect(screen.queryByText(/one address too many/)).not.toBeInTheDocument();
  log.mockRestore();
});

test("the address the customer prefers is called Primary Address and comes first", async () => {
  const addresses = [
    { ...anAddress, addressId: "Work", preferred: false },
    { ...anAddress, addressId: "Home", preferred: true },
  ];
  await open({
    ...asJune(() => Promise.resolve()),
    customers: { get: () => Promise.resolve({ customerId: "june", firstName: "June", addresses }) },
  });
  await user.click(await screen.findByRole("button", { name: "Change the address" }));
  const list = await screen.findByRole("combobox", { name: "Saved addresses" });
  expect(within(list).getByRole("option", { name: /^Primary Address: June Marlowe/ })).toHaveValue("Home");
  expect(within(list).getAllByRole("option")[1]).toHaveValue("Home");
  expect(within(list).getByRole("option", { name: /^Work: June Marlowe/ })).toBeVisible();
});

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Customer } from "#app/commerce-api/customers.ts";
import { fakeAccount, refusal } from "#tests/fake-account.ts";
import { enterText } from "#tests/enter-text.ts";
import { renderPages, settle } from "#tests/render-pages.tsx";
import * as addressBook from "./address-book-page.tsx";

jest.setTimeout(20_000);

const user = userEvent.setup({ delay: null });

const place = {
  firstName: "June",
  lastName: "Plum",
  address1: "2218 Harrison Street",
  stateCode: "CA",
  postalCode: "94110",
  countryCode: "US",
  phone: "4155550117",
};
const home = { ...place, addressId: "San Francisco", city: "San Francisco", preferred: true };
const studio = { ...place, addressId: "Oakland", address1: "9 Grand Avenue", city: "Oakland", preferred: false };
const june: Customer = { customerId: "june", firstName: "June", lastName: "Plum", addresses: [studio, home] };

const open = async (customer: Customer | null = june, options: Parameters<typeof fakeAccount>[1] = {}) => {
  const account = fakeAccount(customer, options);
  const shown = await renderPages("/addressbook", { "/addressbook": addressBook }, { api: account.api });
  return { ...account, ...shown };
};

const entries = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const entryOf = (name: string) => {
  const item = screen.getByRole("heading", { level: 2, name }).closest("li");
  if (!item) throw new Error(`There is no ${name}.`);
  return within(item);
};
const fill = async (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await enterText(user, field, text);
};

const typeNewAddress = async () => {
  await user.click(screen.getByRole("button", { name: "Add an address" }));
  expect(screen.getByRole("heading", { level: 2, name: "New address" })).toHaveFocus();
  await fill("Street Address", "1 Castro Street");
  await fill("City", "San Francisco");
  await user.selectOptions(screen.getByLabelText("State"), "CA");
  await fill("Zip/Postal Code", "94114");
  await fill("Phone Number", "4155550118");
};

test("the book shows the primary address first, and says which one it is", async () => {
  await open();
  expect(screen.getByRole("heading", { level: 1, name: "Address Book" })).toBeVisible();
  expect(entries()).toEqual(["San Francisco", "Oakland"]);
  expect(entryOf("San Francisco").getByText("Primary Address")).toBeVisible();
  expect(entryOf("Oakland").queryByText("Primary Address")).not.toBeInTheDocument();
  expect(entryOf("Oakland").getByText("9 Grand Avenue")).toBeVisible();
});

test("a new address is named after its city, with a number where the city is used", async () => {
  const { named } = await open();
  await typeNewAddress();
  await user.click(screen.getByRole("button", { name: "Save address" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Add an address" })).toHaveFocus());
  expect(entries()).toEqual(["San Francisco", "Oakland", "San Francisco 2"]);
  expect(named("createCustomerAddress")).toEqual([
    expect.objectContaining({
      parameters: { customerId: "june" },
      body: expect.objectContaining({
        addressId: "San Francisco 2",
        address1: "1 Castro Street",
        firstName: "June",
        phone: "4155550118",
        preferred: false,
      }) as unknown,
    }),
  ]);
});

test("the first address of a book is the primary one", async () => {
  await open({ ...june, addresses: [] });
  expect(screen.getByRole("heading", { level: 2, name: "No addresses yet" })).toBeVisible();
  await typeNewAddress();
  expect(screen.getByRole("checkbox", { name: "Make this my primary address" })).toBeChecked();
  await user.click(screen.getByRole("button", { name: "Save address" }));
  await screen.findByText("Primary Address");
});

test("an address is changed under the name it has", async () => {
  const { named } = await open();
  await user.click(screen.getByRole("button", { name: "Edit Oakland" }));
  expect(screen.getByLabelText(/^Address name/)).toHaveValue("Oakland");
  await fill("Street Address", "10 Grand Avenue");
  await user.click(screen.getByRole("button", { name: "Save address" }));
  await screen.findByText("10 Grand Avenue");
  expect(named("updateCustomerAddress")[0]).toMatchObject({
    parameters: { customerId: "june", addressName: "Oakland" },
    body: { addressId: "Oakland", address1: "10 Grand Avenue" },
  });
});

test("making one primary takes the mark from the other", async () => {
  const { named } = await open();
  await user.click(screen.getByRole("button", { name: "Make primary Oakland" }));
  await waitFor(() => expect(entries()).toEqual(["Oakland", "San Francisco"]));
  expect(named("updateCustomerAddress")[0]?.body).toEqual({ preferred: true });
  expect(screen.getAllByText("Primary Address")).toHaveLength(1);
});

test("an address is removed after a question, and stays where the answer is no", async () => {
  const { named } = await open();
  await user.click(screen.getByRole("button", { name: "Remove Oakland" }));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Cancel" }));
  expect(named("removeCustomerAddress")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Remove Oakland" }));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(entries()).toEqual(["San Francisco"]));
  expect(screen.getByRole("button", { name: "Add an address" })).toHaveFocus();
});

test("an address that the post office knows otherwise is asked about first", async () => {
  const verify = jest.fn(() =>
    Promise.resolve({
      confidence: "Verified match" as const,
      validation_detail: { street_corrected: true },
      addresses_formatted: [
        {
          address: {
            LINE_1: "1 Castro St",
            LINE_5: "94114",
            "City name": "San Francisco",
            "State code": "CA",
          },
        },
      ],
    }),
  );
  const { named } = await open(june, { more: { addresses: { verify, suggestions: () => Promise.resolve(null) } } });
  await typeNewAddress();
  await user.click(screen.getByRole("button", { name: "Save address" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Verify Address" }));
  await user.click(dialog.getByRole("button", { name: "Accept Change" }));
  await waitFor(() => expect(named("createCustomerAddress")).toHaveLength(1));
  expect(named("createCustomerAddress")[0]?.body).toMatchObject({ address1: "1 Castro St" });
});

test.each([
  [
    "the backend's words for a full book",
    refusal(400, "bad-request", "An address book holds at most 200 addresses."),
    "An address book holds at most 200 addresses.",
  ],
  ["'Failed to update address' for an answer without a name", () => ({}), "Failed to update address"],
])("what goes wrong is said: %s", async (_case, answer, message) => {
  await open(june, { scapi: { updateCustomerAddress: answer } });
  await user.click(screen.getByRole("button", { name: "Edit Oakland" }));
  await user.click(screen.getByRole("button", { name: "Save address" }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole("heading", { level: 2, name: "Edit this address" })).toBeVisible();
});

test("fields that are missing are named, and nothing is sent", async () => {
  const { calls } = await open();
  await user.click(screen.getByRole("button", { name: "Add an address" }));
  await user.click(screen.getByRole("button", { name: "Save address" }));
  await waitFor(() => expect(screen.getByLabelText("Street Address")).toHaveFocus());
  expect(screen.getByText("Please select a state.")).toBeVisible();
  expect(calls).toEqual([]);
});

test("a guest is led to the login, and back from there", async () => {
  const { router } = await open(null);
  await settle();
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe("/login?redirect=%2Faddressbook");
});

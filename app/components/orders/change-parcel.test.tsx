import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { commerceApiError } from "#app/commerce-api/failed-answer.ts";
import * as orderDetails from "#app/pages/account/orders/order-details-page.tsx";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { enterText } from "#tests/enter-text.ts";
import { renderPages } from "#tests/render-pages.tsx";

const home = {
  firstName: "June",
  lastName: "Harper",
  address1: "12 Larkspur Lane",
  city: "San Francisco",
  stateCode: "CA",
  postalCode: "94110",
  countryCode: "US",
  phone: "4155550142",
};
const order = (more: object = {}) => ({
  orderNo: "WP7",
  status: "new",
  exportStatus: "ready",
  paymentStatus: "paid",
  shippingStatus: "not_shipped",
  currency: "USD",
  orderTotal: 20,
  omsData: { status: "new" },
  shipments: [{ shipmentId: "me", shippingAddress: home, shippingMethod: { id: "ups-ground" } }],
  productItems: [{ itemId: "i1", productId: "484101", productName: "Gummy Bears", quantity: 1, shipmentId: "me" }],
  ...more,
});

interface Call {
  method: string;
  path: string;
  body?: unknown;
}

/** The page of an order; says what was asked of the site. */
const show = async (shown: object, change: (call: Call) => Promise<unknown> = () => Promise.resolve(shown)) => {
  const calls: Call[] = [];
  const site = (call: Call) => {
    calls.push(call);
    return call.path === "order-details" ? Promise.resolve(shown) : change(call);
  };
  const api = {
    session: { current: () => Promise.resolve({ customerId: "june", registered: true, expiresAt: Infinity }) },
    transports: { site, scapi: () => Promise.resolve({}) },
    addresses: { verify: () => Promise.resolve(null) },
    sitePreferences: { get: () => Promise.resolve({}) },
    products: { getMany: () => Promise.resolve([]) },
  } as unknown as PartialCommerceApi;
  await renderPages("/order-details/WP7", { "/order-details/:orderId": orderDetails }, { api });
  await screen.findByRole("heading", { level: 1, name: "Order WP7" });
  return { calls: (wanted = "order-address") => calls.filter(({ path }) => path === wanted) };
};

const user = userEvent.setup({ delay: null });
const openDialog = async () => {
  await user.click(screen.getByRole("button", { name: "Change address" }));
  return screen.findByRole("dialog", { name: "Send it somewhere else" });
};
const enter = async (dialog: HTMLElement, street: string) => {
  const field = within(dialog).getByRole("combobox", { name: "Street Address" });
  await user.clear(field);
  await enterText(user, field, street);
  await user.click(within(dialog).getByRole("button", { name: "Use this address" }));
};

describe("the address of an order", () => {
  it("is changed in a dialog that knows it already, and the page shows where the parcel goes now", async () => {
    const moved = order({ shipments: [{ shipmentId: "me", shippingAddress: { ...home, address1: "9 Pier Street" } }] });
    const { calls } = await show(order(), () => Promise.resolve(moved));
    const dialog = await openDialog();
    expect(within(dialog).getByRole("textbox", { name: "First Name" })).toHaveValue("June");
    await enter(dialog, "9 Pier Street");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls()).toMatchObject([
      { method: "POST", body: { orderNo: "WP7", shipmentId: "me", shippingAddress: { address1: "9 Pier Street" } } },
    ]);
    expect(screen.getAllByText("9 Pier Street").length).toBeGreaterThan(0);
    expect(screen.queryByText("12 Larkspur Lane")).toBeNull();
    expect(screen.getByRole("button", { name: "Change address" })).toHaveFocus();
  });

  it("stays with what was typed when the backend refuses, in its words", async () => {
    const detail = "Taxes are different at this address, so the order would no longer cost what you paid.";
    await show(order(), () => Promise.reject(commerceApiError(409, { type: "x/order-address-change-failed", detail })));
    const dialog = await openDialog();
    await enter(dialog, "7 Quarry Street");
    expect(await within(dialog).findByText(detail)).toBeVisible();
    expect(within(dialog).getByRole("combobox", { name: "Street Address" })).toHaveValue("7 Quarry Street");
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect(screen.getAllByText("12 Larkspur Lane").length).toBeGreaterThan(0);
  });

  it.each([
    ["is being packed", { exportStatus: "exported" }],
    ["is cancelled", { status: "cancelled" }],
    ["is shown without its streets", { shipments: [{ shipmentId: "me" }] }],
  ])("is nobody's to change once the order %s", async (_, more) => {
    await show(order(more));
    expect(screen.queryByRole("button", { name: "Change address" })).toBeNull();
  });
});

describe("the card of a parcel", () => {
  it("gets other words, and says until when it may", async () => {
    const changed = order({ shipments: [{ shipmentId: "me", shippingAddress: home, giftMessage: "À bientôt!" }] });
    const { calls } = await show(order({ c_changeableUntil: "2026-11-24T20:15:00Z" }), () => Promise.resolve(changed));
    expect(screen.getByText(/^Possible until \d{1,2}:\d{2}.(AM|PM)\.$/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Add a gift message" }));
    const dialog = await screen.findByRole("dialog", { name: "The card in this package" });
    const field = within(dialog).getByRole("textbox", { name: "Your message" });
    await enterText(user, field, "A ♥");
    await user.click(within(dialog).getByRole("button", { name: "Save message" }));
    expect(within(dialog).getByText("We can’t print", { exact: false })).toHaveTextContent("♥");
    expect(field).toHaveFocus();
    const preview = within(dialog).getByRole("figure", { name: "How your card will read" });
    expect(preview).toHaveTextContent(/A$/);
    await user.click(within(dialog).getByRole("button", { name: "Leave out ♥" }));
    expect(field).toHaveValue("A");
    await user.clear(field);
    await user.click(within(dialog).getByRole("button", { name: "Thank you" }));
    expect(preview).toHaveTextContent("Thank you, June. You made my day.");
    await user.clear(field);
    await enterText(user, field, "À bientôt!");
    await user.click(within(dialog).getByRole("button", { name: "Save message" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls("order-parcel")).toMatchObject([
      { method: "POST", body: { orderNo: "WP7", shipmentId: "me", giftMessage: "À bientôt!" } },
    ]);
    expect(screen.getByText("Gift message: À bientôt!")).toBeVisible();
  });
});

describe("the day of a parcel", () => {
  const days = { c_dateWantedRangeStart: "2030-12-02", c_dateWantedRangeEnd: "2030-12-20", c_blockedDates: [] };

  it("is chosen among those its method offers", async () => {
    const changed = order({
      shipments: [{ shipmentId: "me", shippingAddress: home, c_DATE_WANTED: "2030-12-05" }],
    });
    const { calls } = await show(order(), ({ path }) =>
      Promise.resolve(path === "order-delivery-days" ? days : changed),
    );
    await user.click(screen.getByRole("button", { name: "Change delivery date" }));
    const dialog = await screen.findByRole("dialog", { name: "When should it arrive?" });
    await user.click(await within(dialog).findByRole("button", { name: "Thursday, December 5, 2030" }));
    await user.click(within(dialog).getByRole("button", { name: "Deliver on Thu, Dec 5" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls("order-parcel")).toMatchObject([{ body: { shipmentId: "me", c_DATE_WANTED: "2030-12-05" } }]);
  });

  it("goes back to the first possible one, and a refusal stands in the dialog", async () => {
    const wished = order({ shipments: [{ shipmentId: "me", shippingAddress: home, c_DATE_WANTED: "2030-12-05" }] });
    const detail = "This order is already being packed, so it can no longer be changed.";
    const { calls } = await show(wished, ({ path }) =>
      path === "order-delivery-days"
        ? Promise.resolve(days)
        : Promise.reject(commerceApiError(409, { type: "x/order-change-failed", detail })),
    );
    await user.click(screen.getByRole("button", { name: "Change delivery date" }));
    const dialog = await screen.findByRole("dialog", { name: "When should it arrive?" });
    await user.click(await within(dialog).findByRole("button", { name: "As soon as possible instead" }));
    expect(await within(dialog).findByText(detail)).toBeVisible();
    expect(calls("order-parcel")).toMatchObject([{ body: { shipmentId: "me", c_DATE_WANTED: null } }]);
  });
});

describe("one more in the same parcel", () => {
  const visa = { cardType: "Visa", numberLastDigits: "1111", maskedNumber: "************1111" };
  const paid = {
    paymentInstruments: [{ paymentInstrumentId: "p", paymentMethodId: "CREDIT_CARD", paymentCard: visa }],
  };
  const line = order().productItems[0];

  it("is priced, names the card that pays, and is added for just that price", async () => {
    const grown = order({ ...paid, orderTotal: 31.5, productItems: [{ ...line, quantity: 2 }] });
    const { calls } = await show(order(paid), ({ path }) =>
      Promise.resolve(path === "order-addition-price" ? { orderTotal: 31.5, toPay: 11.5, currency: "USD" } : grown),
    );
    await user.click(screen.getByRole("button", { name: "Add one more to this package" }));
    const dialog = await screen.findByRole("dialog", { name: "One more in the same package" });
    expect(await within(dialog).findByText(/more, charged to/)).toHaveTextContent(
      "$11.50 more, charged to Visa ending in 1111. It travels in the same package and arrives with it.",
    );
    await user.click(within(dialog).getByRole("button", { name: "Add and pay" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls("order-addition")).toMatchObject([
      { method: "POST", body: { orderNo: "WP7", itemId: "i1", quantity: 2, orderTotal: 31.5 } },
    ]);
    expect(screen.getByRole("button", { name: "Add one more to this package" })).toHaveFocus();
  });

  it("says in the dialog why it is refused", async () => {
    const detail = "Prices have changed since you ordered, so this order can’t be added to. Nothing was changed.";
    await show(order(paid), ({ path }) =>
      path === "order-addition-price"
        ? Promise.resolve({ orderTotal: 31.5, toPay: 11.5, currency: "USD" })
        : Promise.reject(commerceApiError(409, { type: "x/order-addition-failed", detail })),
    );
    await user.click(screen.getByRole("button", { name: "Add one more to this package" }));
    const dialog = await screen.findByRole("dialog", { name: "One more in the same package" });
    await user.click(await within(dialog).findByRole("button", { name: "Add and pay" }));
    expect(await within(dialog).findByText(detail)).toBeVisible();
  });

  it.each([
    ["paid by something else than a card", {}],
    ["with a bonus alone", { ...paid, productItems: [{ ...line, bonusProductLineItem: true }] }],
    ["that comes again", { ...paid, productItems: [{ ...line, c_isSubscription: true }] }],
    ["of an order that is being packed", { ...paid, exportStatus: "exported" }],
  ])("is not offered for a parcel %s", async (_, more) => {
    await show(order(more));
    expect(screen.queryByRole("button", { name: "Add one more to this package" })).toBeNull();
  });
});

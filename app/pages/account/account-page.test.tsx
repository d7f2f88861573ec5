import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { OrderDocument } from "#app/domain/orders/order-document.ts";
import { orderGroup } from "#app/domain/orders/order-progress.ts";
import { fakeAccount } from "#tests/fake-account.ts";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { aBasket } from "#tests/factories/baskets.ts";
import { aProduct } from "#tests/factories/product.ts";
import { renderPages, settle } from "#tests/render-pages.tsx";
import * as account from "./account-page.tsx";

const user = userEvent.setup({ delay: null });

const june = {
  customerId: "june",
  firstName: "June",
  lastName: "Plum",
  email: "june@example.com",
  phoneHome: "4155550117",
  addresses: [
    {
      addressId: "Home",
      preferred: true,
      firstName: "June",
      lastName: "Plum",
      address1: "2218 Harrison Street",
      city: "San Francisco",
      stateCode: "CA",
      postalCode: "94110",
      countryCode: "US",
    },
  ],
  paymentInstruments: [
    {
      paymentInstrumentId: "old",
      paymentCard: { cardType: "Master Card", numberLastDigits: "1881", expirationMonth: 1, expirationYear: 2020 },
    },
    {
      paymentInstrumentId: "visa",
      default: true,
      paymentCard: { cardType: "Visa", numberLastDigits: "4242", expirationMonth: 8, expirationYear: 2090 },
    },
  ],
};

const orders = {
  data: [
    { orderNo: "WP2", creationDate: "2026-11-21T10:00:00Z", status: "new", paymentStatus: "paid", productItems: [] },
    { orderNo: "WP1", creationDate: "2026-09-01T10:00:00Z", status: "completed", productItems: [] },
  ],
};

const schedule = {
  subscriptionId: "s1",
  status: "active",
  productId: "p1",
  quantity: 2,
  intervalDays: 28,
  nextOrderDate: "2090-12-09T12:00:00Z",
};

/** The orders of the kinds asked for, as the site answers them. */
const searched = (data: readonly OrderDocument[], { status = "", limit = "10" }: Record<string, string> = {}) => {
  const found = data.filter((order) => status.split(",").includes(orderGroup(order)));
  return { data: found.slice(0, Number(limit)), total: found.length, all: data.length, limit, offset: 0 };
};

const open = async (
  customer: typeof june | null = june,
  site = {},
  more: PartialCommerceApi = {},
  history: { data: readonly OrderDocument[] } = orders,
  schedules: readonly object[] = [schedule],
) => {
  const fake = fakeAccount(customer, {
    site: {
      "GET order-history-list": ({ parameters }) => searched(history.data, parameters),
      "GET subscriptions": () => ({ data: schedules }),
    },
    more: { products: { getMany: () => Promise.resolve([{ id: "p1", name: "Cocoa Truffles" }]) }, ...more },
  });
  const shown = await renderPages("/account", { "/account": account }, { api: fake.api, site });
  await settle();
  return { ...fake, ...shown };
};

/** An account with one old order; 489104 stands for cards by e-mail. */
const openOldOrder = async (productItems: OrderDocument["productItems"]) => {
  const addItems = jest.fn((_id: string, _items: readonly object[]) => Promise.resolve(aBasket({})));
  const more: PartialCommerceApi = {
    products: { getMany: () => Promise.resolve([{ id: "489104", c_isEGiftCard: true }, aProduct({ id: "p1" })]) },
    baskets: { current: () => Promise.resolve(aBasket({})), addItems },
  };
  const order = { orderNo: "WP1", creationDate: "2026-09-01T10:00:00Z", status: "completed", productItems };
  return { addItems, ...(await open(june, {}, more, { data: [order] })) };
};

const region = (name: string) => within(screen.getByRole("region", { name }));

describe("account page", () => {
  it("greets the customer and looks into every room", async () => {
    await open();
    expect(screen.getByRole("heading", { level: 1, name: "Hello, June" })).toBeVisible();
    expect(region("Profile").getByText("june@example.com")).toBeVisible();
    expect(region("Profile").getByText("(415) 555-0117")).toBeVisible();
    expect(region("Address Book").getByText("Primary Address")).toBeVisible();
    expect(region("Address Book").getByRole("link", { name: "Manage 1 address" })).toHaveAttribute(
      "href",
      "/addressbook",
    );
    expect(region("Wallet").getByText("Visa ending in 4242")).toBeVisible();
    expect(region("Wallet").getByText("Mastercard ending in 1881: Card is expired")).toBeVisible();
    expect(await region("Subscriptions").findByText("Cocoa Truffles")).toBeVisible();
    expect(region("Subscriptions").getByText(/Every 4 weeks/)).toBeVisible();
    expect(region("Subscriptions").getByText(/Next one ships December 9, 2090/)).toBeVisible();
    expect(region("Your shop").getByRole("link", { name: "Find a shop" })).toBeVisible();
  });

  it("remembers the treat that was ordered last, and shows it in the window", async () => {
    const image = { link: "/truffles.webp", alt: "Truffles" };
    const truffles = aProduct({
      id: "p1",
      name: "Cocoa Truffles",
      imageGroups: [{ viewType: "large", images: [image] }],
    });
    const order = { orderNo: "WP1", status: "completed", productItems: [{ shipmentId: "me", productId: "p1" }] };
    const { container } = await open(
      june,
      {},
      { products: { getMany: () => Promise.resolve([truffles]) } },
      { data: [order] },
    );
    expect(screen.getByText(/^Good to see you at the hatch\. Last time you left with Cocoa Truffles\.$/)).toBeVisible();
    expect(container.querySelector("h1")?.parentElement?.nextElementSibling?.querySelector("img")).toHaveAttribute(
      "src",
      expect.stringContaining("/truffles.webp"),
    );
  });

  it("shows what is under way with how far it has come, and what to have again", async () => {
    await open();
    const under = region("In progress");
    expect(under.getByRole("link", { name: "Details order WP2" })).toHaveAttribute("href", "/order-details/WP2");
    expect(under.getAllByRole("listitem", { current: "step" }).map(({ textContent }) => textContent)).toEqual([
      "Placed (done)",
    ]);
    expect(region("Order it again").getByRole("button", { name: "Order again order WP1" })).toBeVisible();
    expect(screen.queryByRole("region", { name: "Waiting for you" })).not.toBeInTheDocument();
  });

  describe("what waits for the customer", () => {
    const parcel = (orderNo: string, status: string, expectedDeliveryDate: string): OrderDocument => ({
      orderNo,
      creationDate: "2026-10-01T10:00:00Z",
      status: "new",
      exportStatus: "exported",
      paymentStatus: "paid",
      shippingStatus: "shipped",
      shipments: [{ shipmentId: "me" }],
      productItems: [{ shipmentId: "me", productId: "p1" }],
      omsData: { shipments: [{ id: `${orderNo}-me`, status, expectedDeliveryDate }] },
    });
    const unpaid: OrderDocument = { orderNo: "WP9", status: "new", paymentStatus: "not_paid", orderTotal: 45 };
    const late = parcel("WP8", "shipped", "2020-01-10T00:00:00Z");
    const coming = parcel("WP7", "shipped", "2090-01-10T00:00:00Z");
    const waiting = () =>
      within(region("Waiting for you").getByRole("list"))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);

    it("stands first: orders to be paid, late parcels, cards of subscriptions", async () => {
      const card = (expirationYear: number) => ({
        paymentCard: { cardType: "Visa", numberLastDigits: "1111", expirationMonth: 1, expirationYear },
      });
      await open(june, {}, {}, { data: [unpaid, late, coming] }, [
        { ...schedule, subscriptionId: "s1", paymentInstrument: card(2020) },
        { ...schedule, subscriptionId: "s2", status: "paused", paymentInstrument: card(2020) },
        { ...schedule, subscriptionId: "s3", status: "suspended", paymentInstrument: card(2090) },
        { ...schedule, subscriptionId: "s4", paymentInstrument: card(2090) },
      ]);
      expect(waiting()).toEqual([
        "Order WP9 is waiting for your payment of $45.00. We’ll start as soon as it’s here.Details order WP9",
        "Order WP8 should have arrived by January 10. See where it is, or write to us.Details order WP8",
        "Visa ending in 1111 pays for Cocoa Truffles and has expired.Choose another card Cocoa Truffles",
        "We couldn’t charge Visa ending in 1111 for Cocoa Truffles. It’s on hold until you choose another card.Choose another card Cocoa Truffles",
      ]);
      const [first] = screen.getAllByRole("region").filter((each) => each.tagName === "SECTION");
      expect(first).toHaveAccessibleName("Waiting for you");
      expect(region("In progress").getByText("Late")).toBeVisible();
      expect(
        region("In progress")
          .getAllByText(/^Expected/)
          .map(({ textContent }) => textContent),
      ).toContain("Expected Tue, Jan 10");
    });

    it("names many late parcels together", async () => {
      await open(
        june,
        {},
        {},
        { data: [late, ...["WP6", "WP5"].map((orderNo) => parcel(orderNo, "shipped", "2020-02-01T00:00:00Z"))] },
        [],
      );
      expect(waiting()).toEqual([
        expect.stringMatching(/^3 orders should have arrived by now, the first of them by January 10\./),
      ]);
    });
  });

  it("has its title before it is known whose account it is", async () => {
    await open(june, {}, { customers: { get: () => new Promise(() => undefined) } });
    expect(screen.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
  });

  it("leads to where e-gift cards are chosen instead of putting one of an old order into a parcel", async () => {
    const { router, addItems } = await openOldOrder([{ productId: "489104", quantity: 1 }]);
    await user.click(region("Order it again").getByRole("button", { name: "Order again order WP1" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/e-gift-cards"));
    expect(addItems).not.toHaveBeenCalled();
  });

  it("puts what was beside an e-gift card into the bag, and tells of the card", async () => {
    const { addItems } = await openOldOrder([
      { productId: "489104", quantity: 1 },
      { productId: "p1", quantity: 2 },
    ]);
    await user.click(region("Order it again").getByRole("button", { name: "Order again order WP1" }));
    expect(await screen.findByRole("link", { name: "choose one here" })).toHaveAttribute("href", "/e-gift-cards");
    expect(screen.getByRole("link", { name: "The rest is in your bag." })).toHaveAttribute("href", "/cart");
    expect(addItems.mock.calls[0]?.[1]).toEqual([{ productId: "p1", quantity: 2 }]);
  });

  it("leads guests to the login", async () => {
    const { router } = await open(null);
    await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
    expect(router.state.location.search).toBe("");
  });

  it("lets the customer out, to the login", async () => {
    const { router } = await open();
    await user.click(screen.getByRole("button", { name: "Logout" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
  });

  it("keeps the customer in when logging out fails, and says so", async () => {
    const { api } = fakeAccount(june);
    await open(june, {}, { session: { ...api.session, signOut: () => Promise.reject(new Error("away")) } });
    await user.click(screen.getByRole("button", { name: "Logout" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Oh fudge! Something unexpected went wrong!");
    expect(screen.getByRole("heading", { name: "Hello, June" })).toBeVisible();
  });
});

describe("account navigation", () => {
  const nav = () => within(screen.getByRole("navigation", { name: "Account" }));

  it("names every room and marks the current one", async () => {
    await open();
    expect(
      nav()
        .getAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("href")]),
    ).toEqual([
      ["My Account", "/account"],
      ["Orders", "/orders"],
      ["Subscriptions", "/subscriptions"],
      ["Address Book", "/addressbook"],
      ["People", "/people"],
      ["Wallet", "/wallet"],
      ["Wishlist", "/wishlist"],
      ["Profile", "/profile"],
      ["Preferences", "/preferences"],
      ["Security", "/security"],
    ]);
    expect(nav().getByRole("link", { current: "page" })).toHaveTextContent("My Account");
  });

  it("is an accordion on small screens, and closes with the choice of a room", async () => {
    await open();
    const toggle = nav().getByRole("button", { name: /^My Account/ });
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    await user.click(toggle);
    expect(toggle).toHaveAttribute("aria-expanded", "true");
    await user.click(nav().getByRole("link", { name: "My Account" }));
    await settle();
    expect(nav().getByRole("button", { name: /^My Account/ })).toHaveAttribute("aria-expanded", "false");
  });

  it("has the way out only where the site has it", async () => {
    await open(june, { accountLogout: false });
    expect(nav().queryByRole("button", { name: "Logout" })).not.toBeInTheDocument();
  });
});

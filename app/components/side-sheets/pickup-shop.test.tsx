import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { StoresApi } from "#app/commerce-api/stores.ts";
import { useCustomMix, type CustomMixState } from "#app/contexts/custom-mix-context.tsx";
import { SELECTED_SHOP } from "#app/contexts/store-context.tsx";
import { PREFERRED_NAVIGATION_URL } from "#app/domain/stores/directions.ts";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { renderInShop } from "#tests/render-app.tsx";
import { PickupShop } from "./pickup-shop.tsx";

const valencia = {
  id: "1001",
  name: "Valencia Street",
  address1: "874 Valencia Street",
  city: "San Francisco",
  stateCode: "CA",
  postalCode: "94110",
  countryCode: "US",
  distance: 0.62,
  inventoryId: "list-1001",
  c_bopisEnabled: true,
};
const portland = {
  ...valencia,
  id: "1002",
  name: "Hawthorne",
  stateCode: "OR",
  distance: 9.4,
  inventoryId: "list-1002",
};
const closed = { ...valencia, id: "1003", name: "Piedmont Avenue", c_temporarilyClosed: true };
const record = { id: "list", ats: 4, orderable: true, preorderable: false, backorderable: false };

const bonbons = { productId: "480127-12", name: "Half-Moon Praline Bonbons", choice: "12 pieces" };

const setUp = async ({
  stores = {},
  api = {},
  product,
  path = "/",
}: { stores?: Partial<StoresApi>; api?: PartialCommerceApi; product?: typeof bonbons; path?: string } = {}) => {
  const onClose = jest.fn();
  const nearby = jest.fn<Promise<(typeof valencia)[]>, [string, number]>(() =>
    Promise.resolve([valencia, portland, closed]),
  );
  const mixes: CustomMixState[] = [];
  const Mix = () => {
    mixes.push(useCustomMix());
    return null;
  };
  await renderInShop(
    <>
      <Mix />
      <PickupShop {...(product && { product })} onClose={onClose} />
    </>,
    { path, api: { ...api, stores: { nearby, ...stores } } },
  );
  act(() => mixes.at(-1)?.updateMix({ boxSelection: "box" }));
  return { onClose, nearby, box: () => mixes.at(-1)?.mix.boxSelection, user: userEvent.setup() };
};

const find = async (user: ReturnType<typeof userEvent.setup>, postalCode = "94110") => {
  await user.type(screen.getByRole("textbox", { name: "Zip or postal code" }), postalCode);
  await user.click(screen.getByRole("button", { name: "Find shops" }));
};

const shopNamed = (name: string) => screen.getByRole("heading", { name }).closest("li") as HTMLElement;

const choose = (shop: { id: string; name: string }) =>
  window.localStorage.setItem(SELECTED_SHOP, JSON.stringify({ id: shop.id, name: shop.name }));

afterEach(() => window.localStorage.clear());

test("asks for a postal code first", async () => {
  const { user, nearby } = await setUp();
  expect(screen.getByText("Enter your zip code above to select a preferred shop.")).toBeVisible();
  await find(user, "941");
  const field = screen.getByRole("textbox", { name: "Zip or postal code" });
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription("Please enter a valid zip or postal code.");
  expect(nearby).not.toHaveBeenCalled();
});

test("lists shops with rank, distance and address, and takes the one that is selected", async () => {
  const { user, onClose, nearby } = await setUp();
  await find(user);
  expect(nearby).toHaveBeenCalledWith("94110", 10);
  expect(await screen.findByText("3 shops within 10 miles of 94110")).toBeVisible();
  const first = shopNamed("Valencia Street");
  expect(first).toHaveTextContent("1Valencia Street874 Valencia StreetSan Francisco, CA 94110");
  expect(first).toHaveTextContent("0.6 mi");
  await user.click(within(first).getByRole("button", { name: /^Select this shop/ }));
  expect(JSON.parse(window.localStorage.getItem(SELECTED_SHOP) ?? "")).toEqual({
    id: "1001",
    name: "Valencia Street",
    inventoryId: "list-1001",
    address1: "874 Valencia Street",
    city: "San Francisco",
    stateCode: "CA",
    postalCode: "94110",
  });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("only shops in California tell whether they are open", async () => {
  const { user } = await setUp();
  await find(user);
  await screen.findByText(/3 shops/);
  expect(within(shopNamed("Valencia Street")).getByText("Data is not available")).toBeVisible();
  expect(within(shopNamed("Hawthorne")).queryByText(/Data|Open|Closed/)).not.toBeInTheDocument();
});

test("a shop that is closed for now cannot be selected", async () => {
  const { user } = await setUp();
  await find(user);
  await screen.findByText(/3 shops/);
  const shop = shopNamed("Piedmont Avenue");
  expect(shop).toHaveTextContent("Temporarily unavailable for store pickup");
  expect(within(shop).getByRole("button", { name: /^Unavailable/ })).toBeDisabled();
});

test("for a product only shops that have it can be selected", async () => {
  const stock = jest.fn(() => Promise.resolve({ [bonbons.productId]: { "1002": record } }));
  const { user } = await setUp({ stores: { stock }, product: bonbons });
  expect(screen.getByText("12 pieces")).toBeVisible();
  await find(user);
  await screen.findByText(/3 shops/);
  expect(stock).toHaveBeenCalledWith(["480127-12"], ["1001", "1002", "1003"]);
  expect(within(shopNamed("Valencia Street")).getByRole("button", { name: /^Unavailable/ })).toBeDisabled();
  expect(within(shopNamed("Hawthorne")).getByRole("button", { name: /^Select this shop/ })).toBeEnabled();
});

test("a shop that cannot be chosen says why, and the nearest that has the product is named", async () => {
  const handsOutNone = { ...valencia, id: "1004", name: "Noe Valley", c_bopisEnabled: false };
  const nearby = jest.fn(() => Promise.resolve([valencia, handsOutNone, closed, portland]));
  const stock = jest.fn(() => Promise.resolve({ [bonbons.productId]: { "1002": record } }));
  const { user } = await setUp({ stores: { nearby, stock }, product: bonbons });
  await find(user);
  expect(await screen.findByText("The nearest that has it: Hawthorne")).toBeVisible();
  expect(shopNamed("Valencia Street")).toHaveTextContent("None of this in the shop right now.");
  expect(shopNamed("Noe Valley")).toHaveTextContent("This shop doesn’t hand out online orders.");
  expect(shopNamed("Piedmont Avenue")).toHaveTextContent("Temporarily unavailable for store pickup");
  expect(shopNamed("Hawthorne")).not.toHaveTextContent("None of this");
});

test.each([
  ["where the first shop has it nothing is said of the nearest", { "1001": record }, null],
  ["where none of them has it that is said", {}, "None of them has it right now."],
])("%s", async (_, found, words) => {
  const stock = jest.fn(() => Promise.resolve({ [bonbons.productId]: found }));
  const { user } = await setUp({ stores: { stock }, product: bonbons });
  await find(user);
  await screen.findByText(/3 shops/);
  expect(screen.queryByText(/The nearest that has it|None of them/)?.textContent ?? null).toBe(words);
});

test("nothing in range says so, and the range can be extended to the last one", async () => {
  const nearby = jest.fn(() => Promise.resolve([]));
  const { user } = await setUp({ stores: { nearby } });
  await find(user);
  expect(
    await screen.findByText(
      "No Shops were found in your selected zip and range. Please check your zip code or widen your search range.",
    ),
  ).toBeVisible();
  for (const miles of [20, 50, 100]) {
    await user.click(screen.getByRole("button", { name: `Extend Search Range to ${miles} miles` }));
    expect(nearby).toHaveBeenLastCalledWith("94110", miles);
    await screen.findByText(/^No Shops were found/);
    expect(screen.getByRole("combobox", { name: "Range" })).toHaveValue(String(miles));
  }
  expect(screen.queryByRole("button", { name: /Extend/ })).not.toBeInTheDocument();
});

test("a search that fails is logged and said", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { user } = await setUp({ stores: { nearby: () => Promise.reject(new Error("away")) } });
  await find(user);
  expect(await screen.findByRole("alert")).toHaveTextContent(/^Oh fudge!/);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

describe("with a shop chosen before", () => {
  const pickup: Basket = {
    basketId: "b1",
    shipments: [{ shipmentId: "me", c_fromStoreId: "1001" }],
    productItems: [{ itemId: "i1", productId: "480127-12", quantity: 1, shipmentId: "me" }],
  } as unknown as Basket;
  const emptied = { ...pickup, productItems: [], shipments: [{ shipmentId: "me" }] } as unknown as Basket;
  const removeItem = jest.fn(() => Promise.resolve(emptied));
  const updateShipment = jest.fn(() => Promise.resolve(emptied));
  const baskets = { current: () => Promise.resolve(pickup), removeItem, updateShipment };

  beforeEach(() => {
    choose(valencia);
    removeItem.mockClear();
    updateShipment.mockClear();
  });

  test("another one is taken after a warning, and what waits at the old one leaves the bag", async () => {
    const { user, onClose } = await setUp({ api: { baskets } });
    await find(user);
    await screen.findByText(/3 shops/);
    expect(within(shopNamed("Valencia Street")).getByText("Your shop")).toBeVisible();
    await user.click(within(shopNamed("Hawthorne")).getByRole("button", { name: /^Select this shop/ }));
    const question = screen.getByRole("dialog", { name: "Change your preferred shop" });
    expect(question).toHaveTextContent("Pickup items in your bag will be deleted");
    expect(removeItem).not.toHaveBeenCalled();
    await user.click(within(question).getByRole("button", { name: "Yes, change shop" }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(removeItem).toHaveBeenCalledWith("b1", "i1");
    expect(updateShipment).toHaveBeenCalledWith("b1", "me", {
      shippingAddress: null,
      shippingMethod: null,
      c_fromStoreId: null,
    });
    expect(window.localStorage.getItem(SELECTED_SHOP)).toContain("Hawthorne");
  });

  test("'No, cancel' keeps shop and bag", async () => {
    const { user, onClose } = await setUp({ api: { baskets } });
    await user.click(screen.getByRole("button", { name: "Reset Preferred Shop" }));
    const question = screen.getByRole("dialog", { name: "Reset Preferred Shop" });
    expect(question).toHaveTextContent(
      "You will lose your progress if you reset the preferred shop. Do you wish to continue?",
    );
    await user.click(within(question).getByRole("button", { name: "No, cancel" }));
    expect(removeItem).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    expect(window.localStorage.getItem(SELECTED_SHOP)).toContain("1001");
  });

  test("a bag that cannot be emptied keeps the shop and says why", async () => {
    const refused = () => Promise.reject(new CommerceApiError(409, "conflict", "The bag is being ordered."));
    const { user, onClose } = await setUp({ api: { baskets: { ...baskets, removeItem: refused } } });
    await user.click(screen.getByRole("button", { name: "Reset Preferred Shop" }));
    await user.click(screen.getByRole("button", { name: "Yes" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("The bag is being ordered.");
    expect(onClose).not.toHaveBeenCalled();
    expect(window.localStorage.getItem(SELECTED_SHOP)).toContain("1001");
  });

  test("resetting with an empty bag asks the backend nothing", async () => {
    const { user, onClose } = await setUp();
    await user.click(screen.getByRole("button", { name: "Reset Preferred Shop" }));
    await user.click(screen.getByRole("button", { name: "Yes" }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(window.localStorage.getItem(SELECTED_SHOP)).toBeNull();
  });
});

describe.each([
  ["/build-a-box/select-candies", null],
  ["/lollipops/build-a-box", null],
  ["/cart", "box"],
])("on %s", (path, box) => {
  test("selecting a shop begins a custom mix anew where one is built", async () => {
    const set = await setUp({ path });
    expect(set.box()).toBe("box");
    await find(set.user);
    await screen.findByText(/3 shops/);
    await set.user.click(within(shopNamed("Hawthorne")).getByRole("button", { name: /^Select this shop/ }));
    await waitFor(() => expect(set.onClose).toHaveBeenCalledTimes(1));
    expect(set.box()).toBe(box);
  });

  test("resetting the shop does so too", async () => {
    choose(valencia);
    const set = await setUp({ path });
    await set.user.click(screen.getByRole("button", { name: "Reset Preferred Shop" }));
    await set.user.click(screen.getByRole("button", { name: "Yes" }));
    await waitFor(() => expect(set.onClose).toHaveBeenCalledTimes(1));
    expect(set.box()).toBe(box);
  });
});

describe("directions", () => {
  const agent = (text: string) => jest.spyOn(window.navigator, "userAgent", "get").mockReturnValue(text);
  afterEach(() => jest.restoreAllMocks());

  test("are a maps search on a computer", async () => {
    const { user } = await setUp();
    await find(user);
    await screen.findByText(/3 shops/);
    const link = within(shopNamed("Valencia Street")).getByRole("link", { name: /Directions to Valencia Street/ });
    expect(new URL(link.getAttribute("href") ?? "").searchParams.get("query")).toBe(
      "874 Valencia Street, San Francisco, CA 94110, US",
    );
  });

  test.each([
    ["iPhone", ["Google Maps", "Apple Maps", "Waze"]],
    ["Linux; Android 16; Mobile", ["Google Maps", "Waze"]],
  ])("ask once for an app on a %s", async (device, names) => {
    agent(`Mozilla/5.0 (${device})`);
    const { user } = await setUp();
    await find(user);
    await screen.findByText(/3 shops/);
    await user.click(within(shopNamed("Valencia Street")).getByRole("button", { name: /Directions/ }));
    const question = screen.getByRole("dialog", { name: "Select Application" });
    expect(
      within(question)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(names);
    await user.click(within(question).getByRole("link", { name: "Waze" }));
    expect(window.localStorage.getItem(PREFERRED_NAVIGATION_URL)).toContain("waze.com");
    expect(within(shopNamed("Hawthorne")).getByRole("link", { name: /Directions to Hawthorne/ })).toHaveAttribute(
      "href",
      expect.stringContaining("waze.com"),
    );
  });

  test("an address of somebody else in the browser's store is not followed", async () => {
    window.localStorage.setItem(PREFERRED_NAVIGATION_URL, JSON.stringify("https://evil.example/?q="));
    const { user } = await setUp();
    await find(user);
    await screen.findByText(/3 shops/);
    expect(within(shopNamed("Valencia Street")).getByRole("link", { name: /Directions/ })).toHaveAttribute(
      "href",
      expect.stringContaining("google.com/maps"),
    );
  });
});

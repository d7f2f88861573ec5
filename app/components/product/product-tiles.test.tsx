import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket } from "#app/commerce-api/baskets.ts";
import type { StoresApi } from "#app/commerce-api/stores.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { SELECTED_SHOP } from "#app/contexts/store-context.tsx";
import { useSidebar } from "#app/contexts/sidebar-context.tsx";
import { toTile, type ProductTile } from "#app/domain/product/tile.ts";
import { aMaster, aProduct } from "#tests/factories/product.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { renderInShop } from "#tests/render-app.tsx";
import { ProductTiles } from "./product-tiles.tsx";

const site = { priceBooks: { list: "usd-list-prices", sale: "usd-sale-prices" } };
const tile = (patch: Record<string, unknown> = {}): ProductTile => toTile(aProduct(patch), site);

const OpenSheet = () => {
  const { current } = useSidebar();
  return current && <p data-testid="sheet">{`${current.name} ${JSON.stringify(current.props)}`}</p>;
};

const basket = { basketId: "b1", productItems: [] } as unknown as Basket;

const setUp = async (tiles: ProductTile[], addItems = jest.fn(() => Promise.resolve(basket))) => {
  const shown = await renderInShop(
    <>
      <ProductTiles tiles={tiles} />
      <OpenSheet />
    </>,
    { api: { baskets: { create: () => Promise.resolve(basket), addItems } } },
  );
  return { ...shown, addItems };
};

test("a tile shows name, price, badge and one link for screen readers", async () => {
  await setUp([tile({ c_badge: "New batch", c_rating: 4.8, c_reviewCount: 214 })]);
  const [only] = screen.getAllByRole("listitem");
  const shown = within(only as HTMLElement);
  expect(shown.getByRole("heading", { name: "Midnight Orchard Bar" })).toBeVisible();
  expect(shown.getByText("$9.50")).toBeVisible();
  expect(shown.getByText("New batch")).toBeVisible();
  expect(shown.getByRole("img", { name: "4.8 of 5 stars, 214 reviews" })).toBeVisible();
  expect(shown.getAllByRole("link")).toHaveLength(1);
});

test.each([
  [
    "the platform's image service",
    "https://shop.example/dw/image/v2/A/a.jpg",
    [
      "https://shop.example/dw/image/v2/A/a.avif?sw=459&q=50&sfrm=jpg",
      "https://shop.example/dw/image/v2/A/a.jpg?sw=459&q=80",
    ],
  ],
  ["elsewhere", "https://elsewhere.example/a.jpg", ["https://elsewhere.example/a.jpg?sw=459&q=80"]],
])("a picture from %s is offered in the formats it has", async (_where, src, offered) => {
  const { container } = await setUp([{ ...tile(), image: { src, alt: "A bar" } }]);
  const sources = [...container.querySelectorAll("picture > *")].map(
    (source) => source.getAttribute("srcset") ?? source.getAttribute("src"),
  );
  expect(sources).toEqual(offered);
});

test("sizes are told as 'Starting at'", async () => {
  await setUp([toTile(aMaster(), site)]);
  expect(screen.getByRole("listitem")).toHaveTextContent("Starting at $18.00 | 3 Sizes");
});

test("a sale says both prices, also to screen readers", async () => {
  await setUp([tile({ prices: { "usd-list-prices": 24, "usd-sale-prices": 20.4 }, price: 20.4 })]);
  expect(screen.getByRole("listitem")).toHaveTextContent("Sale price $20.40was $24.00");
  expect(screen.getByText("Save 15%")).toBeVisible();
});

test("a price of zero reads FREE", async () => {
  await setUp([tile({ prices: { "usd-list-prices": 0 }, price: 0 })]);
  expect(screen.getByText("FREE")).toBeVisible();
});

test.each([
  ["Out of stock", { inventory: { ats: 0, orderable: false } }],
  ["Coming soon", { c_isComingSoon: true }],
  ["In Shops Only", { c_isInShopOnly: true }],
])("a product that is '%s' says so and has no action", async (status, patch) => {
  await setUp([tile(patch)]);
  expect(screen.getByText(status, { selector: "p" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /bag|options|Pickup/ })).not.toBeInTheDocument();
});

test("a custom mix is started with 'Create a Box'", async () => {
  const user = userEvent.setup();
  const { router } = await setUp([tile({ c_isCustomMix: true })]);
  await user.click(screen.getByRole("link", { name: "Create a Box" }));
  expect(router.state.location.pathname).toBe("/build-a-box");
});

test("e-gift cards are chosen on their own page, and none of them is put into the bag as goods", async () => {
  const user = userEvent.setup();
  const { router, addItems } = await setUp([tile({ c_isEGiftCard: true })]);
  expect(screen.queryByRole("button", { name: /bag|options|Pickup/ })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Midnight Orchard Bar" })).toHaveAttribute("href", "/e-gift-cards");
  await user.click(screen.getByRole("link", { name: "Choose an amount" }));
  expect(router.state.location.pathname).toBe("/e-gift-cards");
  expect(addItems).not.toHaveBeenCalled();
});

test("'Add to bag' adds one piece and opens the sheet", async () => {
  const user = userEvent.setup();
  const { addItems } = await setUp([tile()]);
  await user.click(screen.getByRole("button", { name: "Add to bag: Midnight Orchard Bar" }));
  expect(addItems).toHaveBeenCalledWith("b1", [{ productId: "480211", quantity: 1 }]);
  expect(await screen.findByTestId("sheet")).toHaveTextContent(/added-to-bag.*Midnight Orchard Bar/);
});

test("a size is added by one press, and the sheet says which", async () => {
  const user = userEvent.setup();
  const { addItems } = await setUp([toTile(aMaster(), site)]);
  const sizes = within(screen.getByRole("group", { name: "Sizes of Half-Moon Praline Bonbons" }));
  expect(sizes.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["6 pieces", "12 pieces"]);
  await user.click(sizes.getByRole("button", { name: "12 pieces: add Half-Moon Praline Bonbons to your bag" }));
  expect(addItems).toHaveBeenCalledWith("b1", [{ productId: "480127-12-none", quantity: 1 }]);
  expect(await screen.findByTestId("sheet")).toHaveTextContent(/added-to-bag.*"choice":"12 pieces"/);
});

test("a heart on a tile remembers its product", async () => {
  const user = userEvent.setup();
  window.localStorage.clear();
  await setUp([tile()]);
  await user.click(await screen.findByRole("button", { name: "Add to wishlist: Midnight Orchard Bar" }));
  expect(await screen.findByRole("button", { name: "Remove from wishlist: Midnight Orchard Bar" })).toBeVisible();
  expect(JSON.stringify(Object.entries(window.localStorage))).toContain("480211");
  window.localStorage.clear();
});

test("a product with variants opens its options", async () => {
  const user = userEvent.setup();
  const { addItems } = await setUp([toTile(aMaster(), site)]);
  await user.click(screen.getByRole("button", { name: /Choose options/ }));
  expect(screen.getByTestId("sheet")).toHaveTextContent('product-options {"productId":"480127"}');
  expect(addItems).not.toHaveBeenCalled();
});

test("a double click adds once", async () => {
  const user = userEvent.setup();
  let finish: (answer: Basket) => void = () => undefined;
  const addItems = jest.fn(() => new Promise<Basket>((resolve) => (finish = resolve)));
  await setUp([tile()], addItems);
  const button = screen.getByRole("button", { name: /^Add to bag: Midnight/ });
  await user.dblClick(button);
  expect(addItems).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("button", { name: /Adding/ })).toHaveAttribute("aria-busy", "true");
  finish(basket);
  expect(await screen.findByTestId("sheet")).toBeVisible();
});

test("a refusal is said at its tile, and the button works again", async () => {
  const user = userEvent.setup();
  const addItems = jest
    .fn<Promise<Basket>, []>()
    .mockRejectedValueOnce(new CommerceApiError(400, "product-item-not-available", "Only 2 of these are left."))
    .mockResolvedValue(basket);
  await setUp([tile(), tile({ id: "other", name: "Other" })], addItems);
  await user.click(screen.getByRole("button", { name: /^Add to bag: Midnight/ }));
  const [first, second] = screen.getAllByRole("listitem");
  expect(within(first as HTMLElement).getByRole("alert")).toHaveTextContent("Only 2 of these are left.");
  expect(within(second as HTMLElement).queryByRole("alert")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: /^Add to bag: Midnight/ }));
  expect(await screen.findByTestId("sheet")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a tile of results offers to compare its product", async () => {
  const user = userEvent.setup();
  await renderInShop(
    <>
      <ProductTiles tiles={[tile()]} canCompare />
      <OpenSheet />
    </>,
  );
  await user.click(screen.getByRole("button", { name: "Compare Midnight Orchard Bar" }));
  expect(screen.getByTestId("sheet")).toHaveTextContent('compare {"productId":"480211"}');
});

test("links are followed inside the shop", async () => {
  const user = userEvent.setup();
  const { router } = await setUp([tile()]);
  await user.click(screen.getByRole("link", { name: "Midnight Orchard Bar" }));
  expect(router.state.location.pathname).toBe("/bars/midnight-orchard-bar/480211.html");
});

describe("with a shop chosen", () => {
  const pickup = { ...site, pickupEnabled: true };
  const collectable = (id: string, patch: Record<string, unknown> = {}) =>
    toTile(aProduct({ id, name: `Sweet ${id}`, c_availableForInStorePickup: true, ...patch }), pickup);
  const soldOut = { inventory: { ats: 0, orderable: false } };

  beforeEach(() =>
    window.localStorage.setItem(SELECTED_SHOP, JSON.stringify({ id: "valencia", name: "Valencia Street" })),
  );
  afterEach(() => window.localStorage.clear());

  const get = (): ReturnType<StoresApi["get"]> => Promise.resolve([{ id: "valencia" }]);

  const show = async (tiles: ProductTile[], there: readonly string[], ats = 40) => {
    const stock = jest.fn<ReturnType<StoresApi["stock"]>, Parameters<StoresApi["stock"]>>((ids) =>
      Promise.resolve(
        Object.fromEntries(
          ids.map((id) => [id, { valencia: { id: "inv", ats: there.includes(id) ? ats : 0, orderable: true } }]),
        ),
      ),
    );
    await renderInShop(
      <>
        <ProductTiles tiles={tiles} />
        <OpenSheet />
      </>,
      { api: { stores: { stock, get } } },
    );
    await screen.findAllByRole("listitem");
    return { stock, items: screen.getAllByRole("listitem").map((item) => within(item)) };
  };

  test("the shop is asked once for all tiles that it may hand out, and each says what the shop has", async () => {
    const online = toTile(aProduct({ id: "o", c_isOnlineOnly: true }), pickup);
    const { stock, items } = await show([collectable("a"), collectable("b"), online], ["a"]);
    await waitFor(() => expect(items[1]?.queryByText("Available for Pickup")).not.toBeInTheDocument());
    expect(stock.mock.calls).toEqual([[["a", "b"], ["valencia"]]]);
    expect(items[0]?.getByText("Available for Pickup")).toBeVisible();
    expect(items[2]?.getByText("Online Only")).toBeVisible();
  });

  test("few pieces are counted, where it is known of what", async () => {
    const master = toTile(aMaster({ c_availableForInStorePickup: true }), pickup);
    const { items } = await show([collectable("a"), collectable("b"), master], ["a", master.id], 3);
    expect(await items[0]?.findByText("3 left at Valencia Street")).toBeVisible();
    expect(items[1]?.queryByText(/left at|Available for Pickup/)).not.toBeInTheDocument();
    expect(items[2]?.getByText("Available for Pickup")).toBeVisible();
  });

  test("of a choice of sizes it is said which one is left, and from when it is handed out", async () => {
    jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-20T18:10:00Z"));
    const master = toTile(aMaster({ c_availableForInStorePickup: true }), pickup);
    const left = master.sizes?.[1]?.id ?? "";
    const hours = { friday: [{ open: "10:00", close: "20:00" }] };
    await renderInShop(<ProductTiles tiles={[master, collectable("a")]} />, {
      api: {
        stores: {
          stock: (ids) =>
            Promise.resolve(
              Object.fromEntries(
                ids.map((id) => [
                  id,
                  { valencia: { id: "inv", ats: [left, master.id].includes(id) ? 3 : 0, orderable: true } },
                ]),
              ),
            ),
          get: () => Promise.resolve([{ id: "valencia", stateCode: "CA", countryCode: "US", c_hours: hours }]),
        },
      },
    });
    // Ten past ten in the morning where the shop is, and two hours to pack it.
    expect(await screen.findByText("Size 12 pieces: 3 left at Valencia Street, ready 12:30 PM")).toBeVisible();
    jest.restoreAllMocks();
  });

  test("what the shop does not have is told with the day it arrives where the shop is", async () => {
    window.localStorage.setItem(
      SELECTED_SHOP,
      JSON.stringify({ id: "valencia", name: "Valencia Street", postalCode: "94110" }),
    );
    const site = jest.fn((_request: { path: string; query?: Record<string, string> }) =>
      Promise.resolve({ arrivals: { b: [{ earliest: "2026-11-24", latest: "2026-11-25" }] } }),
    );
    await renderInShop(<ProductTiles tiles={[collectable("a"), collectable("b")]} />, {
      api: {
        stores: {
          stock: () => Promise.resolve({ a: { valencia: { id: "inv", ats: 3, orderable: true } } }),
          get,
        },
        transports: { site },
      },
    });
    expect(await screen.findByText("By Wed, Nov 25")).toBeVisible();
    expect(screen.getByText("3 left at Valencia Street")).toBeVisible();
    expect(site.mock.calls.filter(([{ path }]) => path === "arrivals").map(([{ query }]) => query)).toEqual([
      { productIds: "b", country: "US", state: "CA", postal: "94110" },
    ]);
  });

  test("what is sold out and in the shop names the shop in its action and wears its badge", async () => {
    const { items } = await show([collectable("a", soldOut), collectable("b", soldOut)], ["a"]);
    expect(items[0]?.queryByText("Out of stock")).not.toBeInTheDocument();
    expect(items[0]?.getByText("In shops only")).toBeVisible();
    await userEvent.setup().click(items[0]?.getByRole("button", { name: /Pickup at Valencia Street/ }) as HTMLElement);
    expect(screen.getByTestId("sheet")).toHaveTextContent('product-options {"productId":"a"}');
    expect(items[1]?.getByText("Out of stock", { selector: "p" })).toBeVisible();
    expect(items[1]?.queryByRole("button", { name: /bag|Pickup/ })).not.toBeInTheDocument();
  });

  test("one thing to ship opens its options too, because it might be collected", async () => {
    const { items } = await show([tile()], []);
    await userEvent.setup().click(items[0]?.getByRole("button", { name: /Add to bag/ }) as HTMLElement);
    expect(screen.getByTestId("sheet")).toHaveTextContent("product-options");
  });

  test("a shop that cannot be asked is logged, and the tiles stay as they are", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
    await renderInShop(<ProductTiles tiles={[collectable("a")]} />, {
      api: { stores: { stock: () => Promise.reject(new Error("down")), get } },
    });
    expect(await screen.findByText("Available for Pickup")).toBeVisible();
    await waitFor(() => expect(log).toHaveBeenCalled());
    expect(log).toHaveBeenCalledWith("The stock of the shop could not be asked for.", expect.any(Error));
    log.mockRestore();
  });
});

describe("with a postal code told", () => {
  beforeEach(() => window.localStorage.setItem(`DELIVERY_POSTAL_CODE_${testSiteIds.us}`, JSON.stringify("10001")));
  afterEach(() => window.localStorage.clear());

  const ways = [
    { earliest: "2026-12-07", latest: "2026-12-08" },
    { earliest: "2026-12-02", latest: "2026-12-02" },
  ];
  const show = async (arrivesBy?: { day: string; to: string }) => {
    const asked = jest.fn((_request: { path: string; query?: Record<string, string> }) =>
      Promise.resolve({ arrivals: { a: ways, b: [] } }),
    );
    const sweets = ["a", "b"].map((id) => tile({ id, name: `Sweet ${id}` }));
    const out = tile({ id: "out", inventory: { ats: 0, orderable: false } });
    await renderInShop(<ProductTiles tiles={[...sweets, out]} arrivesBy={arrivesBy} />, {
      api: { transports: { site: asked } },
    });
    return { asked, items: screen.getAllByRole("listitem") };
  };

  test("a tile says by what day it arrives, as its page and the checkout do; what cannot be sent says nothing", async () => {
    const { asked, items } = await show();
    expect(await within(items[0] as HTMLElement).findByText("By Tue, Dec 8")).toBeVisible();
    expect(within(items[1] as HTMLElement).queryByText(/^By/)).not.toBeInTheDocument();
    expect(within(items[2] as HTMLElement).queryByText(/^By/)).not.toBeInTheDocument();
    expect(asked.mock.calls.map(([{ query }]) => query?.["productIds"])).toEqual(["a,b"]);
  });

  test("in a list that is to arrive by a day, it is the cheapest way that makes it", async () => {
    const { asked, items } = await show({ day: "2026-12-04", to: "94110" });
    expect(await within(items[0] as HTMLElement).findByText("By Wed, Dec 2, faster shipping")).toBeVisible();
    expect(asked.mock.calls.map(([{ query }]) => query?.["postal"])).toEqual(["94110"]);
  });

  test("days that cannot be had are logged, and nothing is promised", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
    await renderInShop(<ProductTiles tiles={[tile()]} />, {
      api: { transports: { site: () => Promise.reject(new Error("down")) } },
    });
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith("The day of arrival could not be asked for.", expect.any(Error)),
    );
    expect(screen.queryByText(/^By/)).not.toBeInTheDocument();
    log.mockRestore();
  });
});

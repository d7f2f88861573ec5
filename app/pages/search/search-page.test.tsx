import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { AnalyticsEvent } from "#app/analytics/analytics-events.ts";
import { startReceiving } from "#app/analytics/track.ts";
import type { Category } from "#app/commerce-api/categories.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { ProductSearchResult, SearchParams } from "#app/commerce-api/search.ts";
import { aProduct } from "#tests/factories/product.ts";
import { fakeCommerceApi, type PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { renderRoute } from "#tests/render-app.tsx";
import { commerceApiContext, siteContext } from "#app/router-context.ts";
import { sites, type SiteConfig } from "#config/sites.ts";
import { RouterContextProvider, type LoaderFunctionArgs } from "react-router-dom";
import { loader } from "./search-page.tsx";

const TOTAL = 60;

/** A backend with 60 sweets that answers pages of them. */
const backend = (patch: Partial<ProductSearchResult> = {}, total = TOTAL) => {
  const search = jest.fn(({ offset = 0, limit = 24 }: SearchParams) =>
    Promise.resolve({
      total,
      limit,
      offset,
      query: "",
      hits: Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, index) => ({
        productId: `s${offset + index + 1}`,
      })),
      refinements: [
        {
          attributeId: "c_refinementType",
          label: "Type",
          values: [
            { value: "bonbons", label: "Bonbons", hitCount: 12 },
            { value: "truffles", label: "Truffles", hitCount: 8 },
          ],
        },
        {
          attributeId: "price",
          label: "Price",
          values: [
            { value: "(0..10)", label: "Under $10", hitCount: 7 },
            { value: "(10..25)", label: "$10 to $25", hitCount: 21 },
          ],
        },
      ],
      sortingOptions: [
        { id: "featured-items", label: "Featured items" },
        { id: "price-asc", label: "Price, low to high" },
      ],
      searchPhraseSuggestions: { suggestedTerms: [] },
      ...patch,
    } as unknown as ProductSearchResult),
  );
  const getMany = jest.fn((ids: readonly string[]) =>
    Promise.resolve(ids.map((id) => aProduct({ id, name: `Sweet ${id}` }))),
  );
  const chocolates = {
    id: "chocolates",
    name: "Chocolates",
    description: "Dipped and snapped.",
    parentCategoryTree: [
      { id: "sweets", name: "Sweets" },
      { id: "chocolates", name: "Chocolates" },
    ],
  } as unknown as Category;
  const api: PartialCommerceApi = {
    search: { products: search },
    products: { getMany },
    categories: {
      get: (id) =>
        id === "chocolates"
          ? Promise.resolve(chocolates)
          : id === "root"
            ? Promise.resolve({ id, categories: [chocolates] } as unknown as Category)
            : Promise.reject(new CommerceApiError(404, "product-not-found", "No category with that id.")),
    },
    inventory: { get: () => Promise.resolve([]) },
    stores: { get: ([id]) => Promise.resolve(id === "1004" ? [{ id, name: "Union Square" }] : []) },
  };
  return { api, search, getMany };
};

const open = async (path: string, { api, ...calls } = backend()) => {
  const shown = await renderRoute(path, { api });
  await waitFor(() => expect(shown.router.state.initialized).toBe(true));
  await screen.findByRole("main");
  return { ...shown, ...calls, user: userEvent.setup() };
};

const main = () => within(screen.getByRole("main"));
const tiles = () => main().getAllByRole("heading", { level: 3 });
const address = (router: { state: { location: { pathname: string; search: string } } }) =>
  router.state.location.pathname + decodeURIComponent(router.state.location.search);

afterEach(() => window.history.replaceState(null, "", "/"));

test("a category shows its name, words, places above and 24 products in two requests", async () => {
  const { search, getMany } = await open("/category/chocolates");
  expect(await main().findByRole("heading", { level: 1, name: "Chocolates" })).toBeVisible();
  expect(main().getByText("Dipped and snapped.")).toBeVisible();
  const crumbs = within(main().getByRole("navigation", { name: "Breadcrumb" }));
  expect(crumbs.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/", "/category/sweets"]);
  expect(tiles()).toHaveLength(24);
  expect(main().getByText("60 sweets")).toBeVisible();
  expect(search).toHaveBeenCalledTimes(1);
  expect(search).toHaveBeenCalledWith(
    expect.objectContaining({ refine: ["cgid=chocolates"], sort: "featured-items", limit: 24, offset: 0 }),
  );
  expect(getMany).toHaveBeenCalledTimes(1);
});

test.each([["an unknown category is 404", "/category/nothing", 404]])("%s", async (_, path, status) => {
  const { router } = await open(path);
  expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status })]);
  expect(screen.getByText("This page doesn't exist.")).toBeVisible();
});

/** What the loader answers, thrown or returned. */
const load = async (path: string, params: Record<string, string> = {}) => {
  const context = new RouterContextProvider();
  context.set(commerceApiContext, fakeCommerceApi(backend().api));
  context.set(siteContext, sites[0] as SiteConfig);
  const request = new Request(`http://localhost${path}`);
  return loader({ request, params, context } as unknown as LoaderFunctionArgs).catch((thrown: unknown) => thrown);
};

test.each(["/search", "/search?q=", "/search?q=%20%20"])(
  "%s has nothing to search for and leads home",
  async (path) => {
    const answer = (await load(path)) as Response;
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/"]);
  },
);

test.each([
  ["/search?q=dark", {}, undefined, "public"],
  ["/search?q=dark&refine1=nonsense", {}, 400, "no-store"],
  ["/category/chocolates?sz=x", { categoryId: "chocolates" }, 400, "no-store"],
  ["/category/nothing", { categoryId: "nothing" }, 404, ""],
])("%s with %j answers %s, cached %s", async (path, params, status, cache) => {
  const { init } = (await load(path, params)) as { init: { status?: number; headers?: Record<string, string> } };
  expect(init.status).toBe(status);
  expect(init.headers?.["Cache-Control"] ?? "").toContain(cache);
});

test.each([
  ["/search?q=dark&refine1=nonsense", "/search"],
  ["/category/chocolates?refine1=price=cheap", "/category/chocolates"],
  ["/category/chocolates?start=-1", "/category/chocolates"],
])("%s is told as a link that cannot be read, with a way back", async (path, pathname) => {
  const { search } = await open(path);
  expect(await main().findByRole("heading", { level: 1, name: "We can’t read that link." })).toBeVisible();
  expect(main().getByRole("link")).toHaveAttribute("href", pathname === "/search" ? "/" : pathname);
  expect(search).not.toHaveBeenCalled();
});

test("a refinement that the search refuses is told the same way", async () => {
  const calls = backend();
  calls.search.mockRejectedValue(new CommerceApiError(400, "bad-request", "Unknown refinement."));
  await open("/category/chocolates?refine1=c_unknown=1", calls);
  expect(await main().findByRole("heading", { name: "We can’t read that link." })).toBeVisible();
});

test("a refinement goes into the address, drops the offset and is announced with the count", async () => {
  const { router, user, search } = await open("/category/chocolates?start=24&sort=price-asc");
  await user.click(await main().findByRole("checkbox", { name: /Truffles/ }));
  expect(address(router)).toBe("/category/chocolates?refine1=c_refinementType=truffles&sort=price-asc");
  expect(search).toHaveBeenLastCalledWith(
    expect.objectContaining({ refine: ["cgid=chocolates", "c_refinementType=truffles"], offset: 0 }),
  );
  await user.click(main().getByRole("checkbox", { name: /Bonbons/ }));
  expect(address(router)).toContain("refine1=c_refinementType=truffles|bonbons");
  expect(
    main()
      .getAllByRole("status")
      .map((status) => status.textContent),
  ).toContain("60 sweets");
});

test("one price replaces the other", async () => {
  const { router, user } = await open("/category/chocolates?refine1=price=(0..10)");
  expect(await main().findByRole("radio", { name: /Under/ })).toBeChecked();
  await user.click(main().getByRole("radio", { name: /10 to/ }));
  expect(address(router)).toBe("/category/chocolates?refine1=price=(10..25)");
});

test("chips take refinements back, one by one or all", async () => {
  const { router, user } = await open(
    "/category/chocolates?refine1=c_refinementType=truffles|bonbons&refine2=price=(0..10)",
  );
  const applied = within(await main().findByRole("list", { name: "Applied refinements" }));
  await user.click(applied.getByRole("button", { name: /Truffles/ }));
  expect(address(router)).toBe("/category/chocolates?refine1=c_refinementType=bonbons&refine2=price=(0..10)");
  await user.click(main().getByRole("button", { name: "Clear all" }));
  expect(address(router)).toBe("/category/chocolates");
});

test("another order goes into the address", async () => {
  const { router, user, search } = await open("/category/chocolates");
  await user.selectOptions(await main().findByRole("combobox", { name: "Sort by" }), "Price, low to high");
  expect(address(router)).toBe("/category/chocolates?sort=price-asc");
  expect(search).toHaveBeenLastCalledWith(expect.objectContaining({ sort: "price-asc" }));
});

test("more products are appended, counted, focused and kept in the address", async () => {
  window.history.replaceState(null, "", "/category/chocolates");
  const { user, search } = await open("/category/chocolates");
  expect(main().getByText("Showing 24 of 60")).toBeVisible();
  await user.click(main().getByRole("link", { name: "Show 24 more" }));
  await waitFor(() => expect(tiles()).toHaveLength(48));
  expect(search).toHaveBeenLastCalledWith(expect.objectContaining({ offset: 24, limit: 24 }));
  expect(window.location.search).toBe("?sz=48");
  await waitFor(() => expect(main().getByRole("link", { name: "Sweet s25" })).toHaveFocus());
  await user.click(main().getByRole("link", { name: "Show 12 more" }));
  await waitFor(() => expect(tiles()).toHaveLength(60));
  expect(window.location.search).toBe("?sz=72");
  expect(main().queryByRole("link", { name: /more$/ })).not.toBeInTheDocument();
});

test("the address of a long list shows the long list again", async () => {
  const { search } = await open("/category/chocolates?sz=48");
  await waitFor(() => expect(tiles()).toHaveLength(48));
  expect(search).toHaveBeenCalledWith(expect.objectContaining({ limit: 48, offset: 0 }));
});

test("a list longer than one answer is asked for in pieces", async () => {
  const { search } = await open("/category/chocolates?sz=250", backend({}, 230));
  await waitFor(() => expect(tiles()).toHaveLength(230));
  expect(search.mock.calls.map(([{ limit, offset }]) => [limit, offset])).toEqual([
    [200, 0],
    [50, 200],
  ]);
});

test("more products that cannot be loaded are said in words, and the list stays", async () => {
  const calls = backend();
  const { user } = await open("/category/chocolates", calls);
  calls.search.mockRejectedValueOnce(new CommerceApiError(503, "unavailable", "Please try again soon."));
  await user.click(main().getByRole("link", { name: "Show 24 more" }));
  expect(await main().findByRole("alert")).toHaveTextContent("Please try again soon.");
  expect(tiles()).toHaveLength(24);
});

test("a page past the end says so and leads back", async () => {
  await open("/category/chocolates?start=240");
  expect(await main().findByRole("heading", { name: "That’s past the last shelf." })).toBeVisible();
  expect(main().getByRole("link", { name: "Start from the first" })).toHaveAttribute("href", "/category/chocolates");
});

test("a query of 500 characters is searched and shown", async () => {
  const query = "x".repeat(500);
  const { search } = await open(`/search?q=${query}`);
  expect(search).toHaveBeenCalledWith(expect.objectContaining({ q: query }));
  expect(await main().findByRole("heading", { level: 1 })).toHaveTextContent(query);
});

test("a misspelt query is searched again as it was meant", async () => {
  const suggestions = { suggestedTerms: [{ originalTerm: "trufle", terms: [{ value: "truffle", corrected: true }] }] };
  const calls = backend({ searchPhraseSuggestions: suggestions } as unknown as Partial<ProductSearchResult>);
  const answered = calls.search.getMockImplementation();
  calls.search.mockImplementation((params) =>
    params.q === "trufle"
      ? Promise.resolve({ total: 0, hits: [], searchPhraseSuggestions: suggestions } as unknown as ProductSearchResult)
      : (answered?.(params) as Promise<ProductSearchResult>),
  );
  await open("/search?q=trufle", calls);
  expect(await main().findByText(/^Showing results for/)).toHaveTextContent("Showing results for truffle.");
  expect(tiles()).toHaveLength(24);
});

test("nothing found suggests other words and a way on", async () => {
  const empty = {
    total: 0,
    hits: [],
    refinements: [],
    searchPhraseSuggestions: { suggestedTerms: [], suggestedPhrases: [{ phrase: "truffles" }] },
  } as unknown as Partial<ProductSearchResult>;
  await open("/search?q=zzzz", backend(empty));
  expect(await main().findByRole("heading", { name: "Not a crumb." })).toBeVisible();
  expect(main().getByText(/nothing for “zzzz”/)).toBeVisible();
  expect(main().getByRole("link", { name: "truffles" })).toHaveAttribute("href", "/search?q=truffles");
  expect(main().getByRole("link", { name: "Chocolates" })).toHaveAttribute("href", "/category/chocolates");
  expect(main().getByRole("link", { name: "See what’s new" })).toHaveAttribute("href", "/category/newarrivals");
});

test("refinements that leave nothing can be cleared", async () => {
  const { router, user } = await open(
    "/category/chocolates?refine1=c_refinementType=truffles",
    backend({ total: 0, hits: [] }),
  );
  await user.click(await main().findByRole("button", { name: "Clear all refinements" }));
  expect(address(router)).toBe("/category/chocolates");
});

test("on small screens the refinements open as a sheet", async () => {
  const { user, router } = await open("/category/chocolates");
  await user.click(await main().findByRole("button", { name: "Refine" }));
  const sheet = await screen.findByRole("dialog", { name: "Refine" });
  await user.click(within(sheet).getByRole("checkbox", { name: /Bonbons/ }));
  expect(address(router)).toBe("/category/chocolates?refine1=c_refinementType=bonbons");
  await user.click(within(sheet).getByRole("button", { name: "Show 60 sweets" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

describe("in stock at my shop", () => {
  const heard: AnalyticsEvent[] = [];
  let stop: () => void;
  beforeEach(() => {
    stop = startReceiving((event) => heard.push(event));
  });
  afterEach(() => {
    stop();
    heard.length = 0;
    window.localStorage.clear();
  });
  const choose = (id: string, name: string) =>
    window.localStorage.setItem("SELECTED_SHOP", JSON.stringify({ id, name }));
  const toggle = () => main().findByRole("switch", { name: /^In stock at/ });
  const told = () => heard.filter(({ event }) => event === "toggle_pickup_filter");

  test("the switch shows what the chosen shop has, and takes it back", async () => {
    choose("1004", "Union Square");
    const { user, router, search } = await open("/category/chocolates?start=24");
    expect(await toggle()).toHaveAccessibleDescription("Union Square");
    await user.click(await toggle());
    expect(address(router)).toBe("/category/chocolates?shop=1004");
    expect(search).toHaveBeenLastCalledWith(
      expect.objectContaining({
        refine: ["cgid=chocolates", "c_availableForInStorePickup=true"],
        c_storeId: "1004",
        offset: 0,
      }),
    );
    expect(await toggle()).toBeChecked();
    const applied = within(await main().findByRole("list", { name: "Applied refinements" }));
    await user.click(applied.getByRole("button", { name: "In stock at Union Square remove" }));
    expect(address(router)).toBe("/category/chocolates");
    await user.click(await toggle());
    await user.click(await toggle());
    expect(told()).toEqual([
      { event: "toggle_pickup_filter", is_on: true },
      { event: "toggle_pickup_filter", is_on: true },
      { event: "toggle_pickup_filter", is_on: false },
    ]);
  });

  test("without a shop the pickup sheet opens first", async () => {
    const { user, router } = await open("/search?q=dark");
    await user.click(await toggle());
    expect(await screen.findByRole("dialog", { name: "Pickup in Shop" })).toBeVisible();
    expect(address(router)).toBe("/search?q=dark");
    expect(told()).toEqual([]);
  });

  test("a link shows the stock of its own shop and says which", async () => {
    choose("1009", "Pier Nine");
    await open("/search?q=dark&shop=1004");
    expect(await main().findByRole("switch", { name: /In stock at Union Square/ })).toBeChecked();
  });

  test("a shop that there is not makes the link unreadable", async () => {
    await open("/category/chocolates?shop=7777");
    expect(await main().findByRole("heading", { level: 1, name: "We can’t read that link." })).toBeVisible();
  });

  test("it is not offered where there is no pickup", async () => {
    await renderRoute("/category/chocolates", { api: backend().api, site: { pickupEnabled: false } });
    expect(await main().findByRole("heading", { level: 1, name: "Chocolates" })).toBeVisible();
    expect(main().queryByRole("switch")).not.toBeInTheDocument();
  });

  test("what depends on a shop's stock is shared for a minute only", async () => {
    const { init } = (await load("/category/chocolates?shop=1004", { categoryId: "chocolates" })) as {
      init: { headers: Record<string, string> };
    };
    expect(init.headers["Cache-Control"]).toBe("public, s-maxage=60, stale-while-revalidate=60");
  });
});

test("allergens are asked for one by one, all at once, and no more than the search takes", async () => {
  const yes = (attributeId: string, label: string) => ({
    attributeId,
    label,
    values: [{ value: "true", label, hitCount: 5 }],
  });
  const refinements = [
    yes("c_isKosher", "Kosher"),
    yes("c_withoutMilk", "Without milk"),
    yes("c_withoutTreeNuts", "Without tree nuts"),
  ];
  const { router, user, search } = await open(
    "/category/chocolates",
    backend({ refinements } as unknown as Partial<ProductSearchResult>),
  );
  const group = within(await main().findByRole("group", { name: "Dietary and allergens" }));
  await user.click(group.getByRole("checkbox", { name: /Without milk/ }));
  await user.click(group.getByRole("checkbox", { name: /Without tree nuts/ }));
  expect(address(router)).toBe("/category/chocolates?refine1=c_withoutMilk=true&refine2=c_withoutTreeNuts=true");
  expect(search).toHaveBeenLastCalledWith(
    expect.objectContaining({ refine: ["cgid=chocolates", "c_withoutMilk=true", "c_withoutTreeNuts=true"] }),
  );
  const others = Array.from({ length: 6 }, (_, index) => `refine${index + 3}=c_other${index}=1`).join("&");
  await act(() => router.navigate(`/category/chocolates?refine1=c_isKosher=true&refine2=price=(0..10)&${others}`));
  expect(group.getByRole("checkbox", { name: /Kosher/ })).toBeEnabled();
  expect(group.getByRole("checkbox", { name: /Without milk/ })).toBeDisabled();
  expect(main().getByText(/as much as we can look for at once/)).toBeVisible();
});

test("nothing found shows the closest there is: sweets for one of the words", async () => {
  const calls = backend();
  const answered = calls.search.getMockImplementation();
  calls.search.mockImplementation((params) =>
    params.q === "violet"
      ? (answered?.(params) as Promise<ProductSearchResult>)
      : Promise.resolve({ total: 0, hits: [] } as unknown as ProductSearchResult),
  );
  await open("/search?q=violet%20zzzzzzzz", calls);
  expect(await main().findByRole("heading", { name: "The closest we have" })).toBeVisible();
  expect(tiles()).toHaveLength(6);
});

test("where no word finds anything, what most people buy is shown", async () => {
  const calls = backend();
  const answered = calls.search.getMockImplementation();
  calls.search.mockImplementation((params) =>
    params.q
      ? Promise.resolve({ total: 0, hits: [] } as unknown as ProductSearchResult)
      : (answered?.(params) as Promise<ProductSearchResult>),
  );
  await open("/search?q=zzzz", calls);
  expect(await main().findByRole("heading", { name: "What most people take home" })).toBeVisible();
  expect(calls.search).toHaveBeenLastCalledWith(expect.objectContaining({ sort: "most-popular", limit: 6 }));
});

test("recipes and stories about the words stand beside the sweets", async () => {
  const calls = backend();
  const find = jest.fn(() =>
    Promise.resolve([
      { link: "/recipes/toffee-bark", kind: "recipe" as const, title: "Toffee bark", description: "Ten minutes." },
    ]),
  );
  await open("/search?q=toffee", { ...calls, api: { ...calls.api, content: { search: find } } });
  const section = within(await main().findByRole("region", { name: "To read and to bake" }));
  expect(section.getByRole("link", { name: "Toffee bark" })).toHaveAttribute("href", "/recipes/toffee-bark");
  expect(section.getByText("Recipe")).toBeVisible();
  expect(find).toHaveBeenCalledWith("toffee");
});

test("on the way to results their shapes stand in for them", async () => {
  const calls = backend();
  let answer: () => void = () => undefined;
  const answered = calls.search.getMockImplementation();
  calls.search.mockImplementation(async (params) => {
    await new Promise<void>((resolve) => (answer = resolve));
    return answered?.(params) as Promise<ProductSearchResult>;
  });
  const { router } = await open("/category/chocolates?refine1=nonsense", calls);
  act(() => void router.navigate("/search?q=dark"));
  expect(await main().findByText("Loading results")).toBeInTheDocument();
  answer();
  expect(await main().findByRole("heading", { level: 1 })).toHaveTextContent("dark");
  expect(main().queryByText("Loading results")).not.toBeInTheDocument();
});

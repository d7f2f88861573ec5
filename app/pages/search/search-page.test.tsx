import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RouterContextProvider, type LoaderFunctionArgs } from "react-router-dom";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { ProductSearchResult } from "#app/commerce-api/search.ts";
import { searchBackend } from "#tests/factories/search.ts";
import { fakeCommerceApi } from "#tests/fake-commerce-api.ts";
import { renderRoute } from "#tests/render-app.tsx";
import { commerceApiContext, siteContext } from "#app/contexts/router-context.ts";
import { testSites } from "#tests/factories/sites.ts";
import type { SiteConfig } from "#config/sites.ts";
import { loader } from "./search-loader.ts";

jest.setTimeout(20_000);

const open = async (path: string, { api, ...calls } = searchBackend()) => {
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
  context.set(commerceApiContext, fakeCommerceApi(searchBackend().api));
  context.set(siteContext, testSites[0] as SiteConfig);
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

test("what depends on a shop's stock is shared for a minute only", async () => {
  const { init } = (await load("/category/chocolates?shop=1004", { categoryId: "chocolates" })) as {
    init: { headers: Record<string, string> };
  };
  expect(init.headers["Cache-Control"]).toBe("public, s-maxage=60, stale-while-revalidate=60");
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
  const calls = searchBackend();
  calls.search.mockRejectedValue(new CommerceApiError(400, "bad-request", "Unknown refinement."));
  await open("/category/chocolates?refine1=c_unknown=1", calls);
  expect(await main().findByRole("heading", { name: "We can’t read that link." })).toBeVisible();
});

test("an order that is not known any more gives way to the usual one", async () => {
  const calls = searchBackend();
  const answer = calls.search.getMockImplementation();
  calls.search.mockImplementation((query) =>
    query?.sort === "retired"
      ? Promise.reject(new CommerceApiError(400, "bad-request", "Unknown order."))
      : (answer?.(query) ?? Promise.reject(new Error("no answer"))),
  );
  await open("/category/chocolates?sort=retired", calls);
  expect(await main().findByRole("heading", { level: 1, name: "Chocolates" })).toBeVisible();
  expect(tiles()).toHaveLength(24);
  expect(calls.search).toHaveBeenLastCalledWith(expect.objectContaining({ sort: "featured-items" }));
});

test("a list that begins later says where, and leads to what is before it", async () => {
  const { user, router } = await open("/category/chocolates?start=30");
  expect(await main().findByText("Showing 31–54 of 60")).toBeVisible();
  await user.click(main().getByRole("link", { name: "Show previous 24" }));
  expect(address(router)).toBe("/category/chocolates?start=6&sz=48");
  await user.click(await main().findByRole("link", { name: "Show previous 6" }));
  await waitFor(() => expect(address(router)).toMatch(/^\/category\/chocolates(\?sz=54)?$/));
});

test("a refinement goes into the address, drops the offset and is announced with the count", async () => {
  const { router, user, search } = await open("/category/chocolates?start=24&sort=price-asc");
  await user.click(await main().findByRole("checkbox", { name: /Truffles/ }));
  expect(address(router)).toBe("/category/chocolates?refine1=c_refinementType=truffles&sort=price-asc");
  expect(search).toHaveBeenLastCalledWith(
    expect.objectContaining({ refine: ["cgid=chocolates", "c_refinementType=truffles"], offset: 0 }),
  );
  await waitFor(() => expect(main().getByRole("checkbox", { name: /Truffles/ })).toBeChecked());
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
  const applied = within(await main().findByRole("list", { name: "Active filters" }));
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
  await waitFor(() => expect(window.location.search).toBe("?sz=48"));
  await waitFor(() => expect(main().getByRole("link", { name: "Sweet s25" })).toHaveFocus());
  await user.click(main().getByRole("link", { name: "Show 12 more" }));
  await waitFor(() => expect(tiles()).toHaveLength(60));
  await waitFor(() => expect(window.location.search).toBe("?sz=72"));
  expect(main().queryByRole("link", { name: /more$/ })).not.toBeInTheDocument();
});

test("the address of a long list shows the long list again", async () => {
  const { search } = await open("/category/chocolates?sz=48");
  await waitFor(() => expect(tiles()).toHaveLength(48));
  expect(search).toHaveBeenCalledWith(expect.objectContaining({ limit: 48, offset: 0 }));
});

test("a list longer than one answer is asked for in pieces", async () => {
  const { search } = await open("/category/chocolates?sz=250", searchBackend({}, 230));
  await waitFor(() => expect(tiles()).toHaveLength(230));
  expect(search.mock.calls.map(([{ limit, offset }]) => [limit, offset])).toEqual([
    [200, 0],
    [50, 200],
  ]);
});

test("more products that cannot be loaded are said in words, and the list stays", async () => {
  const calls = searchBackend();
  const { user } = await open("/category/chocolates", calls);
  calls.search.mockRejectedValueOnce(new CommerceApiError(503, "unavailable", "Please try again soon."));
  await user.click(main().getByRole("link", { name: "Show 24 more" }));
  expect(await main().findByRole("alert")).toHaveTextContent("Please try again soon.");
  expect(tiles()).toHaveLength(24);
});

test("a page past the end says so and leads back", async () => {
  await open("/category/chocolates?start=240");
  expect(await main().findByRole("heading", { name: "There’s no page this far." })).toBeVisible();
  expect(main().getByRole("link", { name: "Back to page 1" })).toHaveAttribute("href", "/category/chocolates");
});

test("a query of 500 characters is searched and shown", async () => {
  const query = "x".repeat(500);
  const { search } = await open(`/search?q=${query}`);
  expect(search).toHaveBeenCalledWith(expect.objectContaining({ q: query }));
  expect(await main().findByRole("heading", { level: 1 })).toHaveTextContent(query);
});

test("a misspelt query is searched again as it was meant", async () => {
  const suggestions = { suggestedTerms: [{ originalTerm: "trufle", terms: [{ value: "truffle", corrected: true }] }] };
  const calls = searchBackend({ searchPhraseSuggestions: suggestions } as unknown as Partial<ProductSearchResult>);
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
  await open("/search?q=zzzz", searchBackend(empty));
  expect(await main().findByRole("heading", { name: "Not a crumb." })).toBeVisible();
  expect(main().getByText(/nothing for “zzzz”/)).toBeVisible();
  expect(main().getByRole("link", { name: "truffles" })).toHaveAttribute("href", "/search?q=truffles");
  expect(main().getByRole("link", { name: "Chocolates" })).toHaveAttribute("href", "/category/chocolates");
  expect(main().getByRole("link", { name: "See what’s new" })).toHaveAttribute("href", "/category/newarrivals");
});

test("refinements that leave nothing can be cleared", async () => {
  const { router, user } = await open(
    "/category/chocolates?refine1=c_refinementType=truffles",
    searchBackend({ total: 0, hits: [] }),
  );
  await user.click(await main().findByRole("button", { name: "Clear all filters" }));
  expect(address(router)).toBe("/category/chocolates");
});

test("on small screens the refinements open as a sheet", async () => {
  const { user, router } = await open("/category/chocolates");
  await user.click(await main().findByRole("button", { name: "Filter" }));
  const sheet = await screen.findByRole("dialog", { name: "Filter" });
  await user.click(within(sheet).getByRole("checkbox", { name: /Bonbons/ }));
  expect(address(router)).toBe("/category/chocolates?refine1=c_refinementType=bonbons");
  await user.click(within(sheet).getByRole("button", { name: "Show 60 sweets" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("on the way to results their shapes stand in for them", async () => {
  const calls = searchBackend();
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

test("a list of paper forms counts items, not sweets", async () => {
  const backend = searchBackend();
  const { products = {} } = backend.api;
  const getMany = async (ids: readonly string[]) =>
    (await products.getMany?.(ids))?.map((product) => ({ ...product, c_isCollateral: true })) ?? [];
  // Where there are shops to collect in, such a list is empty.
  await renderRoute("/category/chocolates", {
    api: { ...backend.api, products: { getMany } },
    site: { pickupEnabled: false },
  });
  expect(await main().findByText("60 items")).toBeVisible();
  expect(main().queryByText("60 sweets")).not.toBeInTheDocument();
});

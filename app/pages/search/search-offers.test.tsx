import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { AnalyticsEvent } from "#app/analytics/analytics-events.ts";
import { startReceiving } from "#app/analytics/track.ts";
import type { ProductSearchResult } from "#app/commerce-api/search.ts";
import { aProduct } from "#tests/factories/product.ts";
import { searchBackend } from "#tests/factories/search.ts";
import { renderRoute } from "#tests/render-app.tsx";

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
    const applied = within(await main().findByRole("list", { name: "Active filters" }, { timeout: 10_000 }));
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
    await renderRoute("/category/chocolates", { api: searchBackend().api, site: { pickupEnabled: false } });
    expect(await main().findByRole("heading", { level: 1, name: "Chocolates" })).toBeVisible();
    expect(main().queryByRole("switch")).not.toBeInTheDocument();
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
    searchBackend({ refinements } as unknown as Partial<ProductSearchResult>),
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
  expect(main().getByText(/Too many filters/)).toBeVisible();
});

test("nothing found shows the closest there is: sweets for one of the words", async () => {
  const calls = searchBackend();
  const answered = calls.search.getMockImplementation();
  calls.search.mockImplementation((params) =>
    params.q === "violet"
      ? (answered?.(params) as Promise<ProductSearchResult>)
      : Promise.resolve({ total: 0, hits: [] } as unknown as ProductSearchResult),
  );
  await open("/search?q=violet%20zzzzzzzz", calls);
  expect(await main().findByRole("heading", { name: "The closest we have" })).toBeVisible();
  expect(tiles()).toHaveLength(8);
});

test("where no word finds anything, what most people buy is shown", async () => {
  const calls = searchBackend();
  const answered = calls.search.getMockImplementation();
  calls.search.mockImplementation((params) =>
    params.q
      ? Promise.resolve({ total: 0, hits: [] } as unknown as ProductSearchResult)
      : (answered?.(params) as Promise<ProductSearchResult>),
  );
  await open("/search?q=zzzz", calls);
  expect(await main().findByRole("heading", { name: "What most people take home" })).toBeVisible();
  expect(calls.search).toHaveBeenLastCalledWith(expect.objectContaining({ sort: "most-popular", limit: 8 }));
});

test("recipes and stories about the words stand beside the sweets", async () => {
  const calls = searchBackend();
  const find = jest.fn(() =>
    Promise.resolve([
      { link: "/recipes/toffee-bark", kind: "recipe" as const, title: "Toffee bark", description: "Ten minutes." },
    ]),
  );
  await open("/search?q=toffee", { ...calls, api: { ...calls.api, content: { search: find } } });
  const section = within(await main().findByRole("region", { name: "Read and bake" }));
  expect(section.getByRole("link", { name: "Toffee bark" })).toHaveAttribute("href", "/recipes/toffee-bark");
  expect(section.getByText("Recipe")).toBeVisible();
  expect(find).toHaveBeenCalledWith("toffee");
});

describe("what arrives in time", () => {
  const ways = (latest: string, faster?: string) => [
    { earliest: latest, latest },
    ...(faster ? [{ earliest: faster, latest: faster }] : []),
  ];
  const backend = (days: (id: string, at: number) => ReturnType<typeof ways>) => {
    const { api, ...calls } = searchBackend();
    const site = jest.fn(({ path, query }: { path: string; query?: Record<string, string> }) =>
      path === "arrivals"
        ? Promise.resolve({
            arrivals: Object.fromEntries((query?.["productIds"] ?? "").split(",").map((id, at) => [id, days(id, at)])),
          })
        : Promise.reject(new Error(path)),
    );
    return { api: { ...api, transports: { ...api.transports, site } }, ...calls, site };
  };
  const named = (name: string | RegExp) => main().findByRole("button", { name });
  afterEach(() => window.localStorage.clear());

  test("a day and a place are asked for, stand in the address, and are taken back by their chip", async () => {
    const given = backend((_id, at) => (at === 0 ? ways("2099-12-08", "2099-12-02") : ways("2099-12-08")));
    const { user, router } = await open("/category/chocolates", given);
    await user.click(await named(/^Arrives in time/));
    const sheet = within(await screen.findByRole("dialog", { name: "Arrives in time" }, { timeout: 10_000 }));
    await user.click(sheet.getByRole("button", { name: "Show what arrives in time" }));
    expect(sheet.getByText("Please enter a valid zip code")).toBeVisible();
    await user.type(sheet.getByRole("textbox", { name: "Delivery zip code" }), "10001");
    await user.click(sheet.getByRole("button", { name: "Show what arrives in time" }));
    expect(sheet.getByText("Please choose a day to come")).toBeVisible();
    fireEvent.change(sheet.getByLabelText("Arrives by"), { target: { value: "2099-12-04" } });
    await user.click(sheet.getByRole("button", { name: "Show what arrives in time" }));
    await waitFor(() => expect(address(router)).toBe("/category/chocolates?by=2099-12-04&to=10001"));
    expect(await main().findByText("1 sweet")).toBeVisible();
    expect(tiles()).toHaveLength(1);
    expect(await main().findByText("By Wed, Dec 2, faster shipping")).toBeVisible();
    const applied = within(main().getByRole("list", { name: "Active filters" }));
    await user.click(applied.getByRole("button", { name: "By Fri, Dec 4 in 10001 remove" }));
    expect(address(router)).toBe("/category/chocolates");
  });

  test("a place that there is not makes the link unreadable", async () => {
    await open("/category/chocolates?by=2099-12-04&to=99");
    expect(await main().findByRole("heading", { level: 1, name: "We can’t read that link." })).toBeVisible();
  });
});

describe("sales materials", () => {
  const backend = () => {
    const { api, ...calls } = searchBackend({}, 3);
    const getMany = (ids: readonly string[]) =>
      Promise.resolve(ids.map((id) => aProduct({ id, name: `Item ${id}`, c_isCollateral: id !== "s2" })));
    return { api: { ...api, products: { getMany } }, ...calls };
  };

  test.each([
    ["/search?q=form", true, ["Item s2"], "1 sweet"],
    ["/category/chocolates?refine1=c_refinementType%3Dbonbons", true, ["Item s2"], "1 sweet"],
    ["/search?q=form", false, ["Item s1", "Item s2", "Item s3"], "3 sweets"],
  ])("in the list %s, with shops to collect in: %s, there stand %j", async (path, pickupEnabled, names, count) => {
    const { api } = backend();
    const { router } = await renderRoute(path, { api, site: { pickupEnabled } });
    await waitFor(() => expect(router.state.initialized).toBe(true));
    expect(await main().findByText(count)).toBeVisible();
    expect(tiles().map((heading) => heading.textContent)).toEqual(names);
  });
});

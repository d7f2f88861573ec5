import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { track } from "#app/analytics/track.ts";
import type { Session } from "#app/commerce-api/auth/session.ts";
import {
  answerRecommendations,
  endRecommendations,
  recommending,
  testRecommendations,
  toldActivities,
} from "#tests/fake-recommendations.ts";
import { searchBackend } from "#tests/factories/search.ts";
import { renderRoute } from "#tests/render-app.tsx";
import { startActivities } from "./start-activities.ts";

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  endRecommendations();
});

beforeEach(() => {
  document.cookie = "cookie-consent=1";
});

const guest: Session = { customerId: "c", registered: false, visitorId: "visitor-1", expiresAt: Infinity };

const open = async (
  path: string,
  { isWanted = true, session = guest as Session | null, backend = searchBackend() } = {},
) => {
  const calls = answerRecommendations(recommending());
  const { api } = backend;
  const { router } = await renderRoute(path, {
    api: {
      ...api,
      sitePreferences: { get: () => Promise.resolve({ showEinsteinRecommenders: isWanted }) },
    },
  });
  await screen.findByRole("main");
  stop = startActivities({
    router,
    service: testRecommendations,
    session: { current: () => Promise.resolve(session) },
  });
  await act(() => Promise.resolve());
  return { router, user: userEvent.setup(), told: () => toldActivities(calls) };
};

const sweet = (name: string) => within(screen.getByRole("main")).getByRole("link", { name });

test("a category that is seen and a product followed there are told, by the session's id", async () => {
  const { user, told } = await open("/category/chocolates");
  await waitFor(() => expect(told()).toHaveLength(1));
  await user.click(sweet("Sweet s2"));
  await waitFor(() => expect(told()).toHaveLength(2));
  const [view, click] = told();
  expect(view).toMatchObject({
    name: "viewCategory",
    body: { cookieId: "visitor-1", realm: "real", category: { id: "chocolates" }, showProducts: true },
  });
  expect((view?.body as { products: unknown[] } | undefined)?.products).toHaveLength(24);
  expect(click).toMatchObject({
    name: "clickCategory",
    body: { category: { id: "chocolates" }, product: { id: "s2", sku: "", altId: "", altIdType: "" } },
  });
});

test("results of a search are told with its words, and so is what is followed", async () => {
  const { user, told } = await open("/search?q=caramel");
  await waitFor(() => expect(told()).toHaveLength(1));
  await user.click(sweet("Sweet s1"));
  await waitFor(() => expect(told()).toHaveLength(2));
  expect(told()).toEqual([
    expect.objectContaining({ name: "viewSearch", body: expect.objectContaining({ searchText: "caramel" }) }),
    expect.objectContaining({
      name: "clickSearch",
      body: expect.objectContaining({ searchText: "caramel", product: expect.objectContaining({ id: "s1" }) }),
    }),
  ]);
});

test("a product of a list that is no longer the page is no click in it", async () => {
  const { user, told, router } = await open("/category/chocolates");
  await waitFor(() => expect(told()).toHaveLength(1));
  await act(() => router.navigate("/nowhere"));
  const stray = document.createElement("main");
  stray.innerHTML = '<div data-product="s1"><a href="#x">Stray</a></div>';
  document.body.append(stray);
  window.history.replaceState(null, "", "/nowhere");
  await user.click(screen.getByRole("link", { name: "Stray" }));
  await act(() => Promise.resolve());
  stray.remove();
  window.history.replaceState(null, "", "/");
  expect(told()).toHaveLength(1);
});

test("a registered shopper is told by the account's own name", async () => {
  const registered = await open("/search?q=caramel", { session: { ...guest, registered: true, encUserId: "enc-1" } });
  await waitFor(() => expect(registered.told()[0]?.body).toMatchObject({ cookieId: "visitor-1", userId: "enc-1" }));
});

test("a visitor without a session has an id for the visit", async () => {
  const { told } = await open("/search?q=caramel", { session: null });
  await waitFor(() => expect(told()[0]?.body).toMatchObject({ cookieId: expect.stringMatching(/^[0-9a-f-]{36}$/) }));
});

test("a look at a product is told with master and variant, and not before the shopper agrees to be counted", async () => {
  document.cookie = "cookie-consent=0";
  const { told } = await open("/nowhere");
  const look = { event: "product_look", product_id: "480127", variant_id: "480127-12" } as const;
  track({ ...look, product_id: "before" });
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));
  document.cookie = "cookie-consent=1";
  track(look);
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(told()[0]).toMatchObject({
    name: "viewProduct",
    body: { cookieId: "visitor-1", product: { id: "480127", sku: "480127-12", altId: "", altIdType: "" } },
  });
});

test("a site that wants no recommendations tells nothing", async () => {
  const { told, user } = await open("/search?q=caramel", { isWanted: false });
  await user.click(sweet("Sweet s1"));
  track({
    event: "add_to_cart",
    ecommerce: { currency: "USD", value: 1, items: [{ item_id: "1", item_name: "One" }] },
  });
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));
  expect(told()).toEqual([]);
});

test("who follows a list before anybody listens is told in order: list, click and look", async () => {
  track({
    event: "view_item_list",
    ecommerce: {
      item_list_id: "category-truffles",
      item_list_name: "Truffles",
      items: [{ item_id: "s7", item_name: "Seven" }],
    },
  });
  track({ event: "product_look", product_id: "s7", variant_id: "s7-12" });
  const { told } = await open("/nowhere");
  await waitFor(() => expect(told()).toHaveLength(3));
  expect(told()).toEqual([
    expect.objectContaining({ name: "viewCategory" }),
    {
      name: "clickCategory",
      body: expect.objectContaining({ category: { id: "truffles" }, product: expect.objectContaining({ id: "s7" }) }),
    },
    {
      name: "viewProduct",
      body: expect.objectContaining({ product: expect.objectContaining({ id: "s7", sku: "s7-12" }) }),
    },
  ]);
});

test("a list that was left before anybody listened is not followed from the page after it", async () => {
  track({
    event: "view_item_list",
    ecommerce: {
      item_list_id: "category-truffles",
      item_list_name: "Truffles",
      items: [{ item_id: "s1", item_name: "One" }],
    },
  });
  track({ event: "product_look", product_id: "another", variant_id: "another" });
  const { told, user } = await open("/category/chocolates");
  await waitFor(() => expect(told().map(({ name }) => name)).toEqual(["viewCategory", "viewProduct", "viewCategory"]));
  await user.click(sweet("Sweet s1"));
  await waitFor(() => expect(told()).toHaveLength(4));
  expect(told()[3]).toMatchObject({ name: "clickCategory", body: { category: { id: "chocolates" } } });
});

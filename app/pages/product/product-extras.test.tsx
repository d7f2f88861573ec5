import { act, screen, within } from "@testing-library/react";
import type { AnalyticsEvent } from "#app/analytics/analytics-events.ts";
import { startReceiving } from "#app/analytics/track.ts";
import type { Session } from "#app/commerce-api/auth/session.ts";
import { RECENTLY_VIEWED } from "#app/hooks/product/use-recently-viewed.ts";
import { aMaster, aProduct } from "#tests/factories/product.ts";
import {
  answerRecommendations,
  endRecommendations,
  recommending,
  setConsent,
  showEverything,
  testRecommendations,
} from "#tests/fake-recommendations.ts";
import { renderRoute } from "#tests/render-app.tsx";

beforeEach(() => {
  showEverything();
  setConsent(true);
  window.localStorage.clear();
  // What the page before has told is forgotten.
  startReceiving(() => undefined)();
});
afterEach(endRecommendations);

const guest: Session = { customerId: "c", registered: false, visitorId: "visitor-1", expiresAt: Infinity };

const open = async (
  path: string,
  {
    isWanted = true,
    hasService = true,
    session = guest,
  }: { isWanted?: boolean; hasService?: boolean; session?: Session } = {},
) => {
  const rendered = await renderRoute(path, {
    site: hasService ? { recommendations: testRecommendations } : {},
    api: {
      sitePreferences: {
        get: () => Promise.resolve({ showEinsteinRecommenders: isWanted, bvEnableRR_C2013: false }),
      },
      session: { current: () => Promise.resolve(session) },
      transports: {
        scapi: () => Promise.resolve({ data: [{ id: "list", type: "wish_list", customerProductListItems: [] }] }),
      },
      customers: { get: () => Promise.resolve({ customerId: "c" }) },
      inventory: { get: () => Promise.resolve([]) },
      products: {
        get: (id) => Promise.resolve(id === "480127" ? aMaster() : aProduct({ id })),
        getMany: (ids) => Promise.resolve(ids.map((id) => aProduct({ id, name: `Sweet ${id}` }))),
      },
    },
  });
  await screen.findByRole("main", {}, { timeout: 4_000 });
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 150))));
  return rendered;
};

const namesIn = (title: string) =>
  within(screen.getByRole("list", { name: title }))
    .getAllByRole("heading")
    .map(({ textContent }) => textContent);

/** Answers each recommender with products of its own. */
const eachWithItsOwn = (url: string) =>
  (url.includes("recently") ? recommending("far", "480211") : recommending("l1", "l2", "480211"))();

test("'Customers Also Love' goes with the product and leaves it out", async () => {
  const calls = answerRecommendations(eachWithItsOwn);
  await open("/bars/x/480211.html");
  expect(namesIn("Customers Also Love")).toEqual(["Sweet l1", "Sweet l2"]);
  expect(calls.find(({ url }) => url.endsWith("customers%20also%20love"))?.body).toMatchObject({
    cookieId: "visitor-1",
    products: [{ id: "480211" }],
  });
});

test("'Recently Viewed' shows what this browser knows first, then what the service adds, without the product itself", async () => {
  window.localStorage.setItem(RECENTLY_VIEWED, JSON.stringify(["480211", "b", "a"]));
  answerRecommendations(eachWithItsOwn);
  await open("/bars/x/480211.html");
  expect(namesIn("Recently Viewed")).toEqual(["Sweet b", "Sweet a", "Sweet far"]);
});

test("'Recently Viewed' needs no service, and follows other tabs", async () => {
  await open("/bars/x/480211.html", { hasService: false });
  expect(screen.queryByRole("list", { name: "Recently Viewed" })).not.toBeInTheDocument();
  window.localStorage.setItem(RECENTLY_VIEWED, JSON.stringify(["z", "480211"]));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: RECENTLY_VIEWED })));
  expect(await screen.findByRole("list", { name: "Recently Viewed" })).toBeVisible();
  expect(namesIn("Recently Viewed")).toEqual(["Sweet z"]);
});

test("a service that fails leaves what the browser knows and no other row", async () => {
  window.localStorage.setItem(RECENTLY_VIEWED, JSON.stringify(["b"]));
  answerRecommendations(() => Promise.reject(new TypeError("blocked")));
  await open("/bars/x/480211.html");
  expect(namesIn("Recently Viewed")).toEqual(["Sweet b"]);
  expect(screen.queryByRole("list", { name: "Customers Also Love" })).not.toBeInTheDocument();
});

test.each([
  ["/bonbons/x/480127.html", { product_id: "480127", variant_id: "480127-12-ribbon" }],
  ["/bars/x/480211.html", { product_id: "480211", variant_id: "480211" }],
])("a look at %s is remembered, and said once with master and variant", async (path, look) => {
  answerRecommendations(recommending());
  const looks: AnalyticsEvent[] = [];
  const stop = startReceiving((event) => event.event === "product_look" && looks.push(event));
  await open(path);
  stop();
  expect(window.localStorage.getItem(RECENTLY_VIEWED)).toBe(JSON.stringify([look.product_id]));
  expect(looks).toEqual([{ event: "product_look", ...look }]);
});

test("a site without recommendations shows none and asks for none", async () => {
  window.localStorage.setItem(RECENTLY_VIEWED, JSON.stringify(["b"]));
  const calls = answerRecommendations(eachWithItsOwn);
  await open("/bars/x/480211.html", { isWanted: false });
  expect(calls).toEqual([]);
  expect(screen.queryByRole("list", { name: "Recently Viewed" })).not.toBeInTheDocument();
});

test("the not-found page shows 'Recently Viewed' where the site wants recommendations", async () => {
  window.localStorage.setItem(RECENTLY_VIEWED, JSON.stringify(["b", "a"]));
  answerRecommendations(recommending());
  await open("/404");
  expect(screen.getByRole("heading", { level: 1, name: "Oh fudge!" })).toBeVisible();
  expect(namesIn("Recently Viewed")).toEqual(["Sweet b", "Sweet a"]);
});

test("the not-found page of a site without recommendations has its words, the way home and a search", async () => {
  window.localStorage.setItem(RECENTLY_VIEWED, JSON.stringify(["b", "a"]));
  await open("/404", { isWanted: false });
  expect(screen.getByText("This page doesn't exist.")).toBeVisible();
  expect(within(screen.getByRole("main")).getByRole("link", { name: "Back To Home" })).toHaveAttribute("href", "/");
  const query = within(screen.getByRole("main")).getByRole("textbox", { name: "Search the shop" });
  expect(query).toHaveAttribute("name", "q");
  expect(query.closest("form")).toHaveAttribute("action", "/search");
  expect(screen.queryByRole("list", { name: "Recently Viewed" })).not.toBeInTheDocument();
});

import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aProduct } from "#tests/factories/product.ts";
import {
  answerRecommendations,
  endRecommendations,
  recommending,
  setConsent,
  showEverything,
  testRecommendations,
  toldActivities,
} from "#tests/fake-recommendations.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { renderRoute } from "#tests/render-app.tsx";

beforeEach(() => {
  showEverything();
  setConsent(true);
});
afterEach(endRecommendations);

const open = async (
  fields: object = {},
  { enabled = true, recommendations = testRecommendations as typeof testRecommendations | null } = {},
) => {
  const item = {
    _meta: { schema: "https://schema.test/content-page" },
    title: "Page",
    contentItems: [
      {
        _meta: { schema: "https://schema.test/recommendations-carousel" },
        headline: "Best sellers",
        recommender: "top sellers",
        ...fields,
      },
    ],
  };
  const rendered = await renderRoute("/page", {
    site: recommendations ? { recommendations } : {},
    api: {
      content: { byKey: (key) => Promise.resolve(key === "page" ? (item as never) : null) },
      sitePreferences: { get: () => Promise.resolve({ showEinsteinRecommenders: enabled }) },
      session: {
        current: () =>
          Promise.resolve({ customerId: "c", registered: false, visitorId: "visitor-1", expiresAt: Infinity }),
      },
      products: {
        getMany: (ids) =>
          Promise.resolve(
            ids.filter((id) => id !== "gone").map((id) => aProduct({ id, name: `Sweet ${id}` }) as never),
          ),
      },
    },
  });
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 150))));
  return rendered;
};

test("recommendations are the catalogue's products, asked for in the vendor's own words", async () => {
  const sent = answerRecommendations(recommending("1", "gone", "2"));
  await open();
  const list = await screen.findByRole("list", { name: "Best sellers" });
  expect(
    within(list)
      .getAllByRole("heading")
      .map(({ textContent }) => textContent),
  ).toEqual(["Sweet 1", "Sweet 2"]);
  expect(sent[0]).toMatchObject({
    url: `https://recs.test/v3/personalization/recs/real-${testSiteIds.us}/top%20sellers`,
    headers: { "x-cq-client-id": "client" },
    body: { cookieId: "visitor-1", realm: "real", instanceType: "sbx" },
  });
});

test("the service is told once what was seen, and what was clicked", async () => {
  const user = userEvent.setup();
  const sent = answerRecommendations(recommending("1", "2"));
  await open();
  await screen.findByRole("list", { name: "Best sellers" });
  await user.click(screen.getByRole("link", { name: "Sweet 2" }));
  const told = toldActivities(sent);
  expect(told.map(({ name }) => name)).toEqual(["viewReco", "clickReco"]);
  expect(told[0]?.body).toMatchObject({
    __recoUUID: "r1",
    recommenderName: "top sellers",
    products: [{ id: "1" }, { id: "2" }],
  });
  expect(told[1]?.body).toMatchObject({ product: { id: "2" } });
});

test("the service is told nothing of a shopper who has not agreed to be counted", async () => {
  const user = userEvent.setup();
  setConsent(false);
  const sent = answerRecommendations(recommending("1", "2"));
  await open();
  await user.click(await screen.findByRole("link", { name: "Sweet 2" }));
  expect(toldActivities(sent)).toEqual([]);
});

test.each<[string, () => Promise<Response>, object, Parameters<typeof open>[1]]>([
  ["names fewer than wanted", recommending("1"), { countPredicate: 2 }, {}],
  ["names none", recommending(), {}, {}],
  ["fails", () => Promise.resolve(new Response(null, { status: 500 })), {}, {}],
  ["answers something else", () => Promise.resolve(new Response("<html>")), {}, {}],
  ["cannot be reached", () => Promise.reject(new TypeError("offline")), {}, {}],
])("nothing is shown where the service %s", async (_case, answer, fields, options) => {
  answerRecommendations(answer);
  await open(fields, options);
  expect(screen.queryByRole("heading", { name: "Best sellers" })).not.toBeInTheDocument();
});

test("a service that does not answer within three seconds is not waited for", async () => {
  const patience = new AbortController();
  const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
  let isGivenUp = false;
  answerRecommendations(
    (_, signal) =>
      new Promise((_answer, reject) => {
        signal?.addEventListener("abort", () => {
          isGivenUp = true;
          reject(new Error("too late"));
        });
      }),
  );
  await open();
  expect(timeout).toHaveBeenCalledWith(3000);
  await act(async () => {
    patience.abort();
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  expect(isGivenUp).toBe(true);
  expect(screen.queryByRole("heading", { name: "Best sellers" })).not.toBeInTheDocument();
});

test.each([
  ["the site does not want them", { enabled: false }],
  ["there is no service", { recommendations: null }],
])("nobody is asked where %s", async (_case, options) => {
  const sent = answerRecommendations(recommending("1"));
  await open({}, options);
  expect(sent).toEqual([]);
});

import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aProduct } from "#tests/factories/product.ts";
import {
  answerRecommendations,
  endRecommendations,
  recommending,
  setConsent,
  testRecommendations,
  toldActivities,
} from "#tests/fake-recommendations.ts";
import { renderInShop } from "#tests/render-app.tsx";
import { testSiteIds } from "#tests/factories/sites.ts";
import { AddTreats } from "./add-treats.tsx";

beforeEach(() => setConsent(true));
afterEach(endRecommendations);

const open = async (showEinsteinRecommenders = true) => {
  await renderInShop(<AddTreats onClose={() => undefined} />, {
    site: { recommendations: testRecommendations },
    preferences: { showEinsteinRecommenders },
    api: {
      session: {
        current: () =>
          Promise.resolve({ customerId: "c", registered: false, visitorId: "visitor-1", expiresAt: Infinity }),
      },
      search: {
        products: () => Promise.resolve({ limit: 12, total: 1, hits: [{ productId: "found" }] } as never),
      },
      products: {
        getMany: (ids) => Promise.resolve(ids.map((id) => aProduct({ id, name: `Sweet ${id}` }) as never)),
      },
    },
  });
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 150))));
};
const offered = () =>
  screen.getAllByRole("checkbox").map((box) => box.closest("label")?.querySelector("b")?.textContent);

test("treats are what the recommender of promotions names, and it is told what is seen and chosen", async () => {
  const calls = answerRecommendations(recommending("t1", "t2"));
  await open();
  expect(offered()).toEqual(["Sweet t1", "Sweet t2"]);
  expect(calls[0]?.url).toBe(
    `https://recs.test/v3/personalization/recs/real-${testSiteIds.us}/free%20shipping%20promotions`,
  );
  const [first] = screen.getAllByRole("checkbox");
  if (first) await userEvent.click(first);
  expect(toldActivities(calls)).toMatchObject([
    { name: "viewReco", body: { products: [{ id: "t1" }, { id: "t2" }] } },
    { name: "clickReco", body: { product: { id: "t1" } } },
  ]);
});

test.each([
  ["names nothing", recommending()],
  ["is out of order", () => Promise.resolve(new Response("", { status: 500 }))],
])("small treats are searched for when the recommender %s", async (_name, answer) => {
  answerRecommendations(answer);
  await open();
  expect(offered()).toEqual(["Sweet found"]);
});

test("a site without recommendations asks nobody", async () => {
  const calls = answerRecommendations(recommending("t1"));
  await open(false);
  expect([offered(), calls]).toEqual([["Sweet found"], []]);
});

import { createLearnedModel } from "#sandbox/platform/recommendations/learned-model.ts";
import type { ActivityType, KeptActivity } from "#sandbox/platform/recommendations/activity.ts";
import { catalogue } from "#worlds/wickett-plum/catalogue/catalogue.ts";
import { worldEpoch } from "#worlds/wickett-plum/epoch.ts";
import { ACTIVITIES, worldActivities } from "./activities.ts";
import { isOfTaste, tastes } from "./tastes.ts";

const products = catalogue.files.flatMap((file) => file.products);
const activities = worldActivities(products, worldEpoch);
const byId = new Map(products.map((product) => [product.id, product]));

test("thirty thousand activities of six months, none of them still to come, the same for the same seed", () => {
  expect([activities.length, ACTIVITIES]).toEqual([30_000, 30_000]);
  const [first, last] = [activities[0]?.happenedAt ?? worldEpoch, activities.at(-1)?.happenedAt ?? worldEpoch];
  expect(last.getTime()).toBeLessThan(worldEpoch.getTime());
  expect((worldEpoch.getTime() - first.getTime()) / 86_400_000).toBeGreaterThan(175);
  expect(worldActivities(products, worldEpoch)).toEqual(activities);
  expect(worldActivities(products, worldEpoch, 2)).not.toEqual(activities);
});

test.each<[ActivityType, number]>([
  ["viewProduct", 15_000],
  ["viewSearch", 1500],
  ["clickSearch", 1500],
  ["viewCategory", 800],
  ["addToCart", 3000],
  ["beginCheckout", 1500],
  ["finishCheckout", 1000],
])("of %s there are at least %i", (type, least) => {
  expect(activities.filter((each) => each.type === type).length).toBeGreaterThanOrEqual(least);
});

test("every taste has something to look at, on each site it comes to", () => {
  for (const taste of tastes)
    expect([taste.name, products.filter((product) => isOfTaste(taste, product)).length >= 3]).toEqual([
      taste.name,
      true,
    ]);
  const sites = new Set(activities.map(({ siteId }) => siteId));
  expect(sites.size).toBe(4);
});

describe("what the shop learns from them", () => {
  const model = createLearnedModel();
  activities.forEach((activity, index) => {
    if (activity.siteId === "WickettPlumUS") model.learn({ ...activity, id: index } satisfies KeptActivity);
  });
  const related = (kind: "viewed" | "bought", id: string) =>
    model[kind]
      .relatedTo(id, 2)
      .slice(0, 8)
      .map((each) => each.id);

  test.each([
    ["484101", "gummies"],
    ["481101", "truffles"],
    ["487101", "mint"],
    ["485107", "licorice and chews"],
    ["482101", "dark chocolate"],
    ["480142", "caramel"],
  ])("who looks at %s looks at more of the same taste (%s)", (id, name) => {
    const taste = tastes.find((each) => each.name === name);
    const found = related("viewed", id);
    const own = tastes.filter((each) => isOfTaste(each, byId.get(id) as never));
    const near = found.filter((other) => own.some((each) => isOfTaste(each, byId.get(other) as never)));
    expect(taste && own.includes(taste)).toBe(true);
    expect(found).toHaveLength(8);
    expect(near.length).toBeGreaterThanOrEqual(7);
  });

  test("what is bought together is of a taste as well, three times in four", () => {
    let all = 0;
    let near = 0;
    for (const product of products) {
      const own = tastes.filter((each) => isOfTaste(each, product));
      for (const other of related("bought", product.id).slice(0, 3)) {
        all += 1;
        if (own.some((each) => isOfTaste(each, byId.get(other) as never))) near += 1;
      }
    }
    expect(all).toBeGreaterThan(200);
    expect(near / all).toBeGreaterThan(0.75);
  });

  test("the best sellers are what people like, and nothing nobody may buy", () => {
    const best = model.topSellers(worldEpoch).slice(0, 20);
    const popularity = (id: string) => byId.get(id)?.popularity ?? 0;
    const mean = best.reduce((sum, id) => sum + popularity(id), 0) / best.length;
    const all = products.reduce((sum, each) => sum + each.popularity, 0) / products.length;
    expect(mean).toBeGreaterThan(all);
    for (const id of best) expect(byId.get(id)?.flags).not.toContain("comingSoon");
  });
});

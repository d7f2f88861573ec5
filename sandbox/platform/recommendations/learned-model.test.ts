import { catalogue } from "#worlds/wickett-plum/catalogue/catalogue.ts";
import { worldActivities } from "#worlds/wickett-plum/activities/activities.ts";
import type { KeptActivity } from "./activity.ts";
import { createLearnedModel, RECENT_MS } from "./learned-model.ts";

const now = new Date("2026-11-01T15:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
let id = 0;
const look = (cookieId: string, productId: string, happenedAt: Date): KeptActivity => ({
  id: (id += 1),
  siteId: "WickettPlumUS",
  type: "viewProduct",
  cookieId,
  userId: null,
  happenedAt,
  productIds: [productId],
  searchText: null,
  categoryId: null,
  details: {},
});

test("a silence of more than half an hour ends a session", () => {
  const model = createLearnedModel();
  for (const [minutes, product] of [
    [100, "jelly"],
    [80, "bear"],
    [10, "mint"],
  ] as const)
    model.learn(look("a", product, minutesAgo(minutes)));
  expect(model.viewed.groups()).toBe(2);
});

test("what is old counts only while nothing is recent", () => {
  const model = createLearnedModel();
  const old = new Date(now.getTime() - RECENT_MS - 1000);
  for (let index = 0; index < 3; index += 1) model.learn(look("a", "jelly", old));
  expect(model.mostViewed(now)).toEqual(["jelly"]);
  model.learn(look("b", "bear", minutesAgo(5)));
  expect(model.mostViewed(now)).toEqual(["bear", "jelly"]);
});

test("rule 3.8.12: the made-up sessions cover six months and are the same for the same seed", () => {
  const products = catalogue.files.flatMap((file) => file.products);
  const first = worldActivities(products, now, 7);
  expect(worldActivities(products, now, 7)).toEqual(first);
  expect(worldActivities(products, now, 8)).not.toEqual(first);
  expect((first.at(-1)?.happenedAt ?? now) < now).toBe(true);
  expect(now.getTime() - (first[0]?.happenedAt ?? now).getTime()).toBeGreaterThan(170 * 86_400_000);
});

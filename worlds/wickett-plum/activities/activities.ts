import { seededRandom } from "#sandbox/core/seeded-random.ts";
import type { Activity, ActivityType } from "#sandbox/platform/recommendations/activity.ts";
import type { SiteId, WorldFlag, WorldProduct } from "#worlds/wickett-plum/catalogue/world-product.ts";
import { isOfTaste, tastes } from "./tastes.ts";

const DAY_MS = 86_400_000;
const DAYS = 180;

/** Activities the world begins with. */
export const ACTIVITIES = 30_000;

/** What nobody looks at for its own sake. */
const unseen: readonly WorldFlag[] = ["comingSoon", "customMix", "customMixPiece", "collateral", "pickupOnly"];

/** Looks of a session that follow its taste. */
const FAITHFUL = 0.82;

/** Things to choose from, each with its weight added to those before. */
interface Wheel<Item> {
  items: readonly Item[];
  sums: readonly number[];
}

const wheelOf = <Item>(items: readonly Item[], weightOf: (item: Item) => number): Wheel<Item> => {
  let sum = 0;
  return { items, sums: items.map((item) => (sum += weightOf(item))) };
};

/**
 * Six months of made-up sessions up to a day, the same for the same seed: somebody comes with a taste, may type what it
 * is called, looks at a few things of that taste and now and then at something else, lays some of it in the bag, and
 * sometimes buys.
 */
export const worldActivities = (products: readonly WorldProduct[], day: Date, seed = 1): Activity[] => {
  const random = seededRandom(seed);
  const offered = products.filter(
    ({ flags, category }) => category !== "extras" && !flags.some((flag) => unseen.includes(flag)),
  );
  const turn = <Item>({ items, sums }: Wheel<Item>): Item => {
    const at = random.next() * (sums.at(-1) ?? 0);
    const item = items[sums.findIndex((sum) => at < sum)];
    if (item === undefined) throw new Error("There is nothing to choose from.");
    return item;
  };
  const liked = ({ popularity }: WorldProduct) => popularity + 5;
  const onSite = (siteId: SiteId) => offered.filter(({ sites }) => sites?.includes(siteId) ?? true);
  const everything = new Map<SiteId, Wheel<WorldProduct>>();
  const shelf = (siteId: SiteId) => {
    const wheel = everything.get(siteId) ?? wheelOf(onSite(siteId), liked);
    everything.set(siteId, wheel);
    return wheel;
  };
  const favourites = new Map(
    tastes.map((taste) => [
      taste,
      wheelOf(
        onSite(taste.siteId ?? "WickettPlumUS").filter((product) => isOfTaste(taste, product)),
        liked,
      ),
    ]),
  );
  const comers = wheelOf(tastes, ({ share }) => share);
  const lastMidnight = Math.floor(day.getTime() / DAY_MS) * DAY_MS;
  const activities: Activity[] = [];

  for (let session = 0; activities.length < ACTIVITIES; session += 1) {
    const taste = turn(comers);
    const siteId = taste.siteId ?? (random.next() < 0.22 ? "WickettPlumCA" : "WickettPlumUS");
    const own = favourites.get(taste) ?? shelf(siteId);
    const cookieId = `seed-${seed}-${session}`;
    let at = lastMidnight - random.below(DAYS) * DAY_MS + random.below(DAY_MS / 1000) * 1000 - DAY_MS;
    const add = (type: ActivityType, productIds: string[], more: Partial<Activity> = {}) => {
      at += (20 + random.below(180)) * 1000;
      activities.push({
        siteId,
        type,
        cookieId,
        userId: null,
        happenedAt: new Date(at),
        productIds,
        searchText: null,
        categoryId: null,
        details: {},
        ...more,
      });
    };

    const looked: string[] = [];
    const look = (type: ActivityType, more: Partial<Activity> = {}) => {
      const { id } = turn(random.next() < FAITHFUL ? own : shelf(siteId));
      looked.push(id);
      add(type, [id], more);
    };
    if (random.next() < 0.4) {
      const searchText = turn(wheelOf(taste.phrases, (phrase) => taste.phrases.length - taste.phrases.indexOf(phrase)));
      add("viewSearch", [], { searchText });
      look("clickSearch", { searchText });
    } else if (taste.categories?.[0] !== undefined && random.next() < 0.5) {
      add("viewCategory", [], { categoryId: taste.categories[0] });
    }
    for (let looks = 2 + random.below(5); looks > 0; looks -= 1) look("viewProduct");
    const chosen = [...new Set(looked.filter(() => random.next() < 0.4))];
    if (chosen.length === 0) continue;
    add("addToCart", chosen);
    if (random.next() < 0.6) add("beginCheckout", chosen);
    if (activities.at(-1)?.type === "beginCheckout" && random.next() < 0.75) add("finishCheckout", chosen);
  }
  return activities.slice(0, ACTIVITIES).sort((a, b) => a.happenedAt.getTime() - b.happenedAt.getTime());
};

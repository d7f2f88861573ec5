import { seededRandom } from "#sandbox/seeded-random.ts";
import type { Activity, ActivityType } from "#sandbox/recommendations/activity.ts";
import type { WorldFlag, WorldProduct } from "./catalogue/world-product.ts";

const DAY_MS = 86_400_000;
const SESSIONS = 900;
const DAYS = 180;

/** What people search for, the likeliest first. */
const phrases = [
  "caramel",
  "gummy bears",
  "dark chocolate",
  "lollipop",
  "mint",
  "truffles",
  "gift box",
  "licorice",
  "toffee",
];

/** What nobody looks at for its own sake. */
const unseen: readonly WorldFlag[] = ["comingSoon", "customMix", "customMixPiece", "collateral", "pickupOnly"];

/**
 * Six months of made-up sessions up to a day, the same for the same seed: somebody comes with a taste for one kind of sweet,
 * looks at a few of that kind and now and then at something else, and sometimes buys. A few thousand activities.
 */
export const worldActivities = (products: readonly WorldProduct[], day: Date, seed = 1): Activity[] => {
  const random = seededRandom(seed);
  const offered = products.filter(({ flags }) => !flags.some((flag) => unseen.includes(flag)));
  const kinds = [...new Set(offered.map(({ kind }) => kind))];
  const weighted = <Item>(items: readonly Item[], weightOf: (item: Item) => number): Item => {
    let left = random.next() * items.reduce((sum, item) => sum + weightOf(item), 0);
    const item = items.find((each) => (left -= weightOf(each)) < 0) ?? items.at(-1);
    if (item === undefined) throw new Error("There is nothing to choose from.");
    return item;
  };
  const liked = ({ popularity }: WorldProduct) => popularity + 5;
  const lastMidnight = Math.floor(day.getTime() / DAY_MS) * DAY_MS;
  const activities: Activity[] = [];

  for (let session = 0; session < SESSIONS; session += 1) {
    const kind = weighted(kinds, (each) => offered.filter((product) => product.kind === each).length);
    const favourites = offered.filter((product) => product.kind === kind);
    const isCanadian = random.next() < 0.2;
    const cookieId = `seed-${seed}-${session}`;
    let at = lastMidnight - random.below(DAYS) * DAY_MS + random.below(DAY_MS / 1000) * 1000 - DAY_MS;
    const add = (type: ActivityType, productIds: string[], more: Partial<Activity> = {}) => {
      at += (20 + random.below(180)) * 1000;
      activities.push({
        siteId: isCanadian ? "WickettPlumCA" : "WickettPlumUS",
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

    if (random.next() < 0.4)
      add("viewSearch", [], {
        searchText: weighted(phrases, (phrase) => phrases.length - phrases.indexOf(phrase)),
      });
    const looked: WorldProduct[] = [];
    for (let look = 2 + random.below(5); look > 0; look -= 1) {
      const product = weighted(random.next() < 0.75 ? favourites : offered, liked);
      looked.push(product);
      add("viewProduct", [product.id]);
    }
    const chosen = [...new Set(looked.filter(() => random.next() < 0.35).map(({ id }) => id))];
    if (chosen.length === 0) continue;
    add("addToCart", chosen);
    if (random.next() < 0.5) add("finishCheckout", chosen);
  }
  return activities.sort((a, b) => a.happenedAt.getTime() - b.happenedAt.getTime());
};

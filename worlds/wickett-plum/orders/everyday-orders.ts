import { seededRandom, type SeededRandom } from "#sandbox/core/seeded-random.ts";
import { variantsOf } from "#worlds/wickett-plum/catalogue/variants.ts";
import type { SiteId, WorldFlag, WorldProduct } from "#worlds/wickett-plum/catalogue/world-product.ts";
import type { OrderEnd, WorldGuest, WorldOrder, WorldParcel } from "./world-order.ts";

/** Days the trade goes back: fourteen months. */
export const HISTORY_DAYS = 425;

/** Orders by how they ended, those of `named-orders.ts` not counted. Those on their way are of the last days. */
const ends: readonly { ends: OrderEnd; count: number; daysAgo: readonly [from: number, to: number] }[] = [
  { ends: "new", count: 5, daysAgo: [1, 1] },
  { ends: "open", count: 5, daysAgo: [2, 3] },
  { ends: "shipped", count: 5, daysAgo: [3, 5] },
  { ends: "part-shipped", count: 1, daysAgo: [2, 3] },
  { ends: "failed", count: 6, daysAgo: [5, HISTORY_DAYS] },
  { ends: "cancelled", count: 8, daysAgo: [5, HISTORY_DAYS] },
  { ends: "replaced", count: 3, daysAgo: [30, HISTORY_DAYS] },
  { ends: "returned", count: 4, daysAgo: [40, HISTORY_DAYS] },
  { ends: "completed", count: 84, daysAgo: [25, HISTORY_DAYS] },
];

/** Who orders: where, how often, to which address of the book, and by what goods travel. */
interface Regular {
  buyer: string;
  siteId: SiteId;
  orders: number;
  to: readonly string[];
  methodId: string;
}

const regulars: readonly Regular[] = [
  { buyer: "desmond@example.test", siteId: "WickettPlumUS", orders: 38, to: ["Home"], methodId: "ups-second-day" },
  {
    buyer: "beatrix@example.test",
    siteId: "WickettPlumUS",
    orders: 7,
    to: ["Mum", "Dad", "Choir"],
    methodId: "ups-second-day",
  },
  {
    buyer: "hattie@example.test",
    siteId: "WickettPlumUS",
    orders: 6,
    to: ["Home", "Brother", "Office"],
    methodId: "ups-second-day",
  },
  { buyer: "luc@example.test", siteId: "WickettPlumCA", orders: 6, to: ["Maison"], methodId: "ups-canada-saver" },
  { buyer: "saoirse@example.test", siteId: "WickettPlumUS", orders: 4, to: ["Home"], methodId: "ups-second-day" },
  { buyer: "nils@example.test", siteId: "WickettPlumUS", orders: 3, to: ["Home"], methodId: "ups-alaska-hawaii" },
  {
    buyer: "bindery@example.test",
    siteId: "WickettPlumBusiness",
    orders: 4,
    to: ["Workshop"],
    methodId: "ups-second-day",
  },
  {
    buyer: "cruise@example.test",
    siteId: "WickettPlumBusiness",
    orders: 4,
    to: ["Pier office"],
    methodId: "ups-second-day",
  },
  {
    buyer: "personal@example.test",
    siteId: "WickettPlumBusiness",
    orders: 2,
    to: ["Home"],
    methodId: "ups-second-day",
  },
];

const guestNames: readonly [first: string, last: string][] = [
  ["Odette", "Marlow"],
  ["Casper", "Venn"],
  ["Ines", "Quimby"],
  ["Horace", "Lund"],
  ["Tamsin", "Oyelaran"],
  ["Jasper", "Kwon"],
  ["Mabel", "Ferreira"],
  ["Edmund", "Skye"],
];

const guestPlaces: readonly Pick<WorldGuest, "address1" | "city" | "stateCode" | "postalCode">[] = [
  { address1: "12 Copperbell Street", city: "San Francisco", stateCode: "CA", postalCode: "94110" },
  { address1: "48 Millwright Avenue", city: "Chicago", stateCode: "IL", postalCode: "60614" },
  { address1: "7 Thistledown Lane", city: "Seattle", stateCode: "WA", postalCode: "98101" },
  { address1: "230 Wicker Street", city: "Boston", stateCode: "MA", postalCode: "02116" },
  { address1: "19 Larkrise Road", city: "Denver", stateCode: "CO", postalCode: "80202" },
  { address1: "5 Peartree Court", city: "Austin", stateCode: "TX", postalCode: "78701" },
];

const guestOf = (random: SeededRandom): WorldGuest => {
  const [firstName, lastName] = guestNames[random.below(guestNames.length)] ?? ["Ada", "Fitch"];
  const place = guestPlaces[random.below(guestPlaces.length)];
  if (!place) throw new Error("A guest lives nowhere.");
  return {
    ...place,
    firstName,
    lastName,
    countryCode: "US",
    phone: "2025550153",
    email: `${firstName}.${lastName}@example.test`.toLowerCase(),
  };
};

/** What is not everyday trade. */
const leftOut: readonly WorldFlag[] = [
  "comingSoon",
  "customMix",
  "customMixPiece",
  "collateral",
  "pickupOnly",
  "inShopOnly",
  "giftCard",
  "subscriptionOnly",
];

/** Articles that can be bought by one or two whenever the order was made. */
const tradeOf = (products: readonly WorldProduct[]): { id: string; kind: string; weight: number }[] =>
  products.flatMap((product) => {
    const { flags, offered, minOrderQuantity = 1, quantityLimit = 999, parts, category, sites, shipThrough } = product;
    const isOrdinary = !flags.some((flag) => leftOut.includes(flag)) && !offered && !shipThrough && !parts && !sites;
    if (!isOrdinary || minOrderQuantity > 1 || quantityLimit < 5) return [];
    if (["extras", "fundraising", "order-forms", "clubs"].includes(category)) return [];
    const articles = variantsOf(product);
    const items = articles.length > 0 ? articles : [{ id: product.id, stock: product.stock ?? 0 }];
    return items
      .filter(({ stock }) => stock === "perpetual" || (typeof stock === "number" && stock >= 20))
      .slice(0, 2)
      .map(({ id }) => ({ id, kind: product.kind, weight: product.popularity + 5 }));
  });

/**
 * The trade of fourteen months, the same for the same seed: regulars and guests who order one to four things, mostly of
 * one kind, more of them before Christmas.
 */
export const everydayOrders = (products: readonly WorldProduct[], seed = 14): WorldOrder[] => {
  const random = seededRandom(seed);
  const trade = tradeOf(products);
  const pick = <Item extends { weight: number }>(items: readonly Item[]): Item => {
    let left = random.next() * items.reduce((sum, { weight }) => sum + weight, 0);
    const item = items.find(({ weight }) => (left -= weight) < 0) ?? items.at(-1);
    if (!item) throw new Error("There is nothing to buy.");
    return item;
  };
  const total = ends.reduce((sum, { count }) => sum + count, 0);
  const [first] = regulars;
  const buyers: (Regular | null)[] = regulars
    .flatMap((regular) => Array<Regular>(regular.orders).fill(regular))
    // The most regular of all has an order of every end.
    .slice(ends.length);
  while (buyers.length < total - ends.length) buyers.push(null);
  const shuffled = buyers
    .map((buyer) => ({ buyer, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ buyer }) => buyer);

  const linesOf = (parcels: number): WorldOrder["lines"] => {
    const { kind } = pick(trade);
    const favourites = trade.filter((article) => article.kind === kind);
    const wanted = Math.max(parcels, 1 + random.below(4));
    const chosen = new Map<string, number>();
    for (let turn = 0; chosen.size < wanted && turn < 40; turn += 1) {
      const { id } = pick(random.next() < 0.7 ? favourites : trade);
      if (!chosen.has(id)) chosen.set(id, 1 + random.below(3));
    }
    return [...chosen].map(([productId, quantity], index) => ({ productId, quantity, parcel: index % parcels }));
  };

  return ends
    .flatMap(({ ends: end, count, daysAgo }) =>
      Array.from({ length: count }, (_, turn) => ({ end, daysAgo, isFirst: turn === 0 })),
    )
    .map(({ end, daysAgo: [from, to], isFirst }): WorldOrder => {
      const regular = (isFirst ? first : shuffled.shift()) ?? null;
      const guest = regular ? null : guestOf(random);
      const parcels: WorldParcel[] =
        end === "part-shipped"
          ? [
              { to: guest ?? regular?.to[0] ?? "", methodId: "ups-next-day" },
              { to: guestOf(random), methodId: "ups-second-day" },
            ]
          : [
              {
                to: guest ?? regular?.to[random.below(regular.to.length)] ?? "",
                methodId: regular?.methodId ?? "ups-second-day",
              },
            ];
      return {
        daysAgo: from + random.below(to - from + 1),
        hour: 14 + random.below(9),
        siteId: regular?.siteId ?? "WickettPlumUS",
        buyer: regular?.buyer ?? guest ?? "",
        lines: linesOf(parcels.length),
        parcels,
        pays: "card",
        ends: end,
      };
    });
};

import type { Recommender } from "#sandbox/platform/recommendations/recommender.ts";

/** The recommenders of the shop. */
export const recommenders: readonly Recommender[] = [
  {
    name: "customers also love",
    description: "What people looked at who looked at the same product.",
    kind: "viewed-also-viewed",
    displayMessage: "Customers also love",
  },
  {
    name: "customers also bought",
    description: "What people bought together with the same product.",
    kind: "bought-also-bought",
    displayMessage: "Often bought together",
  },
  {
    name: "top sellers",
    description: "What sells best these weeks.",
    kind: "top-sellers",
    displayMessage: "Best sellers",
  },
  {
    name: "most viewed",
    description: "What is looked at most these weeks.",
    kind: "most-viewed",
    displayMessage: "Everyone is looking at",
  },
  {
    name: "recently viewed",
    description: "What this shopper looked at, the latest first.",
    kind: "recently-viewed",
    displayMessage: "Recently viewed",
  },
  {
    name: "free shipping promotions",
    description: "Small things to reach a free delivery with.",
    kind: "low-priced",
    displayMessage: "A little more for free shipping",
  },
];

/** Which recommender fills which place of the shop. */
export const recommendationZones: Record<string, string> = {
  home: "top sellers",
  pdp: "customers also love",
  cart: "customers also bought",
  "search-no-results": "most viewed",
  "not-found": "recently viewed",
  "shipping-promotion": "free shipping promotions",
};

import type { SourceCodeGroup } from "#sandbox/platform/shopper-context/source-code.ts";

/** Codes printed on catalogues and letters of the default world. */
export const worldSourceCodeGroups: readonly SourceCodeGroup[] = [
  {
    id: "autumn-catalogue",
    name: "Printed catalog, fall",
    codes: ["AUTUMN26", "CAT-*"],
    enabled: true,
    siteIds: ["WickettPlumUS", "WickettPlumBusiness"],
    startsAt: null,
    endsAt: null,
    priceBookIds: ["usd-list-prices", "usd-sale-prices", "usd-catalogue-prices"],
  },
  {
    id: "spring-letter",
    name: "Letter to old friends, spring 2020",
    codes: ["OLDFRIENDS"],
    enabled: true,
    siteIds: ["WickettPlumUS"],
    startsAt: new Date("2020-03-01T00:00:00Z"),
    endsAt: new Date("2020-05-01T00:00:00Z"),
    priceBookIds: ["usd-list-prices", "usd-sale-prices", "usd-catalogue-prices"],
  },
  {
    id: "press",
    name: "Samples for the press, not given out any more",
    codes: ["PRESS"],
    enabled: false,
    siteIds: ["WickettPlumUS"],
    startsAt: null,
    endsAt: null,
    priceBookIds: ["usd-list-prices", "usd-sale-prices", "usd-catalogue-prices"],
  },
];

/** What readers of the printed catalogue pay for a few sweets. */
export const cataloguePrices: readonly { productId: string; priceCents: number }[] = [
  { productId: "484101", priceCents: 600 },
  { productId: "485101", priceCents: 990 },
  { productId: "487101", priceCents: 650 },
];

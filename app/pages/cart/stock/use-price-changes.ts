import { useEffect, useState } from "react";
import { useSite } from "#app/contexts/site-context.tsx";
import type { BasketDocument } from "#app/domain/basket/basket-document.ts";
import { type PriceChange, priceChanges, type PricesSeen, pricesOf } from "./price-changes.ts";

/** Where the browser keeps which prices the shopper has seen, for each site. */
export const PRICES_SEEN = "PRICES_SEEN";

const read = (key: string): PricesSeen => {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as PricesSeen) : {};
  } catch {
    return {};
  }
};

const keep = (key: string, seen: PricesSeen) => {
  try {
    window.localStorage.setItem(key, JSON.stringify(seen));
  } catch {
    // A browser that refuses storage tells of no changes.
  }
};

/**
 * Lines whose piece costs another price than when the shopper last looked at the bag, by item id; told as long as the
 * page stays.
 */
export const usePriceChanges = (basket: BasketDocument): ReadonlyMap<string, PriceChange> => {
  const key = `${PRICES_SEEN}_${useSite().id}`;
  const [seen] = useState(() => read(key));
  const now = JSON.stringify(pricesOf(basket));
  useEffect(() => keep(key, JSON.parse(now) as PricesSeen), [key, now]);
  return priceChanges(seen, pricesOf(basket));
};

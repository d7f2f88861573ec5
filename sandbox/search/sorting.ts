import { Fault } from "#sandbox/fault.ts";
import type { SearchEntry } from "./search-entry.ts";

type Compare = (a: SearchEntry, b: SearchEntry) => number;

const numberAt = ({ product }: SearchEntry, attribute: string): number => {
  const value = product.attributes[attribute];
  return typeof value === "number" ? value : 0;
};

const byPosition: Compare = (a, b) => a.product.position - b.product.position;
const byFeatured: Compare = (a, b) => b.featured - a.featured || byPosition(a, b);

/** The first order that decides. */
const inTurn =
  (...orders: Compare[]): Compare =>
  (a, b) => {
    for (const compare of orders) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };

/** A price that is not known stands last in either direction. */
const byPrice =
  (direction: 1 | -1): Compare =>
  (a, b) => {
    if (a.priceCents === null || b.priceCents === null)
      return Number(a.priceCents === null) - Number(b.priceCents === null);
    return direction * (a.priceCents - b.priceCents);
  };

/** An order a shopper may choose. */
interface SortingOption {
  id: string;
  label: string;
  compare: Compare;
}

/** The order when none is chosen. */
export const DEFAULT_SORT = "featured-items";

const nameOrder = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/** The orders in the shop's own order; ties fall back to the merchant's. */
export const sortingOptions: readonly SortingOption[] = [
  { id: DEFAULT_SORT, label: "Featured items", compare: byFeatured },
  { id: "price-low-to-high", label: "Price, low to high", compare: inTurn(byPrice(1), byFeatured) },
  { id: "price-high-to-low", label: "Price, high to low", compare: inTurn(byPrice(-1), byFeatured) },
  {
    id: "top-rated",
    label: "Best rated",
    compare: inTurn(
      (a, b) => numberAt(b, "c_rating") - numberAt(a, "c_rating"),
      (a, b) => numberAt(b, "c_reviewCount") - numberAt(a, "c_reviewCount"),
      byPosition,
    ),
  },
  {
    id: "most-popular",
    label: "Most popular",
    compare: inTurn((a, b) => numberAt(b, "c_popularity") - numberAt(a, "c_popularity"), byPosition),
  },
  {
    id: "product-name-ascending",
    label: "Name, A to Z",
    compare: inTurn((a, b) => nameOrder.compare(a.product.name, b.product.name), byPosition),
  },
];

/**
 * Products in the order asked for. With words searched for, the default order counts how well the words fit (0 to 1)
 * twice as much as the merchant's order. @throws Fault 400 `bad-request` for an unknown order.
 */
export const sorted = (
  entries: SearchEntry[],
  sort: string,
  relevance: ReadonlyMap<string, number> | null,
): SearchEntry[] => {
  const option = sortingOptions.find(({ id }) => id === sort);
  if (!option)
    throw new Fault(400, "bad-request", `There is no sorting option '${sort.slice(0, 50)}'.`, {
      sort: sort.slice(0, 50),
    });
  if (sort !== DEFAULT_SORT || relevance === null) return [...entries].sort(option.compare);
  const score = (entry: SearchEntry) => 2 * (relevance.get(entry.product.id) ?? 0) + entry.featured;
  return [...entries].sort((a, b) => score(b) - score(a) || byPosition(a, b));
};

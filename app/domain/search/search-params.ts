/** How many products a results page shows and grows by (search-13). */
export const PAGE_SIZE = 24;
/** The order when the shopper has chosen none. */
export const DEFAULT_SORT = "featured-items";
/** The most refinements the search API takes in one request. */
export const MAX_REFINEMENTS = 9;
/** The most hits one search request may answer with. */
export const MAX_LIMIT = 200;

/** The attribute by which products are found that can be collected; with a shop, those it has in stock. */
export const PICKUP_REFINEMENT = "c_availableForInStorePickup";

/** Refinements that take one value at a time (search-10). */
const singleValue = /^(?:price|c_(?:is|without)[A-Z]\w*)$/;

/** Whether choosing a value of this refinement replaces the one before: prices, and questions with a yes. */
export const isSingleValue = (attributeId: string): boolean => singleValue.test(attributeId);

/** Values chosen per refinement, in the order of the address. */
export type Refinements = Readonly<Record<string, readonly string[]>>;

/** By what day all is to arrive (`2026-11-25`), and at which postal code. */
export interface ArrivesBy {
  day: string;
  to: string;
}

/** What the address of a results page says. */
export interface SearchState {
  /** The words searched for, trimmed; empty on category pages. */
  query: string;
  /**
   * What of the query is looked for in texts, where the rest of it has become refinements or shall not become any;
   * empty where refinements say it all.
   */
  words?: string;
  refinements: Refinements;
  sort?: string;
  /** Id of the shop that must have it in stock. */
  shop?: string;
  /** What does not arrive in time is left out. */
  arrivesBy?: ArrivesBy;
  /** Offset of the first hit asked for. */
  start: number;
  /** How many hits are asked for. */
  size: number;
}

/** What is looked for in texts. */
export const phraseOf = ({ query, words }: Pick<SearchState, "query" | "words">): string => words ?? query;

/**
 * Whether the search API takes no further attribute; the category of the page itself and the shop take a place each.
 * @param spare how many attributes more than the API's limit do no harm yet
 */
export const isFull = ({ refinements, shop }: Pick<SearchState, "refinements" | "shop">, spare = 0): boolean =>
  Object.keys(refinements).length + 1 + (shop && !refinements[PICKUP_REFINEMENT] ? 1 : 0) >= MAX_REFINEMENTS + spare;

const priceRange = /^\((\d{1,7}(?:\.\d{1,2})?)\.\.(\d{1,7}(?:\.\d{1,2})?)\)$/;

/** The lower and upper end of `(10..25)`; null when it is no such range. */
export const readPriceRange = (value: string): { from: number; to: number } | null => {
  const [, from, to] = priceRange.exec(value) ?? [];
  return from !== undefined && to !== undefined && Number(from) <= Number(to)
    ? { from: Number(from), to: Number(to) }
    : null;
};

/** The query string of a state, without what is at its default; empty or beginning with `?`. */
export const writeSearchParams = ({
  query,
  words,
  refinements,
  sort,
  shop,
  arrivesBy,
  start,
  size,
}: SearchState): string => {
  const params = new URLSearchParams();
  if (query) params.set("q", query);
  if (query && words !== undefined) params.set("words", words);
  let number = 0;
  for (const [attributeId, values] of Object.entries(refinements))
    if (values.length > 0) params.set(`refine${++number}`, `${attributeId}=${values.join("|")}`);
  if (shop) params.set("shop", shop);
  if (arrivesBy) {
    params.set("by", arrivesBy.day);
    params.set("to", arrivesBy.to);
  }
  if (sort) params.set("sort", sort);
  if (start > 0) params.set("start", String(start));
  if (size !== PAGE_SIZE) params.set("sz", String(size));
  const text = params.toString();
  return text ? `?${text}` : "";
};

const without = (refinements: Refinements, attributeId: string): Refinements =>
  Object.fromEntries(Object.entries(refinements).filter(([id]) => id !== attributeId));

/**
 * The state after switching one value on or off; the offset is dropped, and a single-value refinement keeps the new
 * one.
 */
export const toggleRefinement = (state: SearchState, attributeId: string, value: string): SearchState => {
  const chosen = state.refinements[attributeId] ?? [];
  const values = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : isSingleValue(attributeId)
      ? [value]
      : [...chosen, value];
  const refinements =
    values.length > 0 ? { ...state.refinements, [attributeId]: values } : without(state.refinements, attributeId);
  return { ...state, refinements, start: 0, size: PAGE_SIZE };
};

/** The state that asks only for what a shop has in stock; without a shop, for everything again. */
export const withShop = (state: SearchState, shop: string | undefined): SearchState => ({
  ...state,
  shop,
  start: 0,
  size: PAGE_SIZE,
});

/** The state that asks only for what arrives in time; without a day, for everything again. */
export const withArrival = (state: SearchState, arrivesBy: ArrivesBy | undefined): SearchState => ({
  ...state,
  arrivesBy,
  start: 0,
  size: PAGE_SIZE,
});

/** The state without any refinement. */
export const clearRefinements = (state: SearchState): SearchState => ({
  ...state,
  shop: undefined,
  arrivesBy: undefined,
  refinements: {},
  start: 0,
  size: PAGE_SIZE,
});

/** The state in another order, from the first hit. */
export const withSort = (state: SearchState, sort: string): SearchState => ({
  ...state,
  sort: sort === DEFAULT_SORT ? undefined : sort,
  start: 0,
  size: PAGE_SIZE,
});

/** How many products a results page shows and grows by (search-13). */
export const PAGE_SIZE = 24;
/** The order when the shopper has chosen none. */
export const DEFAULT_SORT = "featured-items";
/** The most refinements the search API takes in one request. */
export const MAX_REFINEMENTS = 9;
/** Queries are cut to this many characters, the most the search API takes. */
export const MAX_QUERY_LENGTH = 500;
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

/** What the address of a results page says. */
export interface SearchState {
  /** The words searched for, trimmed; empty on category pages. */
  query: string;
  refinements: Refinements;
  sort?: string;
  /** Id of the shop that must have it in stock. */
  shop?: string;
  /** Offset of the first hit asked for. */
  start: number;
  /** How many hits are asked for. */
  size: number;
}

/**
 * Whether the search API takes no further attribute; the category of the page itself and the shop take a place each.
 * @param spare how many attributes more than the API's limit do no harm yet
 */
export const isFull = ({ refinements, shop }: Pick<SearchState, "refinements" | "shop">, spare = 0): boolean =>
  Object.keys(refinements).length + 1 + (shop && !refinements[PICKUP_REFINEMENT] ? 1 : 0) >= MAX_REFINEMENTS + spare;

/** What is wrong with an address: a code and the piece of it that cannot be read. */
export class BadSearchAddress extends Error {
  constructor(
    readonly part: string,
    readonly reason: "refinement" | "tooMany" | "price" | "number" | "shop",
  ) {
    super(`Bad search address (${reason}): ${part}`);
  }
}

const priceRange = /^\((\d{1,7}(?:\.\d{1,2})?)\.\.(\d{1,7}(?:\.\d{1,2})?)\)$/;

/** The lower and upper end of `(10..25)`; null when it is no such range. */
export const readPriceRange = (value: string): { from: number; to: number } | null => {
  const [, from, to] = priceRange.exec(value) ?? [];
  return from !== undefined && to !== undefined && Number(from) <= Number(to)
    ? { from: Number(from), to: Number(to) }
    : null;
};

const readRefinement = (text: string): [string, string[]] => {
  const equals = text.indexOf("=");
  const attributeId = text.slice(0, equals);
  const values = [...new Set(text.slice(equals + 1).split("|"))].filter((value) => value !== "");
  if (equals < 1 || !/^[A-Za-z][\w-]{0,63}$/.test(attributeId) || values.length === 0 || text.length > 1000)
    throw new BadSearchAddress(text, "refinement");
  if (attributeId === "price" && !(values.length === 1 && readPriceRange(values[0] ?? "")))
    throw new BadSearchAddress(text, "price");
  return [attributeId, isSingleValue(attributeId) ? values.slice(0, 1) : values];
};

const readShop = (params: URLSearchParams): string | undefined => {
  const shop = params.get("shop");
  if (shop !== null && shop !== "" && !/^[\w-]{1,40}$/.test(shop)) throw new BadSearchAddress(`shop=${shop}`, "shop");
  return shop || undefined;
};

const readNumber = (params: URLSearchParams, name: string, fallback: number, most: number): number => {
  const text = params.get(name);
  if (text === null || text === "") return fallback;
  if (!/^\d{1,6}$/.test(text)) throw new BadSearchAddress(`${name}=${text}`, "number");
  return Math.min(Number(text), most);
};

/**
 * Reads `q`, `refine1`, `refine2` …, `shop`, `sort`, `start` and `sz` of an address (search-8). Throws
 * `BadSearchAddress` for what cannot be understood; unknown parameters are ignored.
 */
export const readSearchParams = (params: URLSearchParams): SearchState => {
  const numbered = [...params]
    .flatMap(([key, value]) => {
      const [, number] = /^refine(\d{1,2})?$/.exec(key) ?? [];
      return key.startsWith("refine") && /^refine\d{0,2}$/.test(key) ? [{ number: Number(number ?? 0), value }] : [];
    })
    .sort((a, b) => a.number - b.number);
  const refinements: Record<string, string[]> = {};
  for (const { value } of numbered) {
    const [attributeId, values] = readRefinement(value);
    refinements[attributeId] = [...new Set([...(refinements[attributeId] ?? []), ...values])];
  }
  const shop = readShop(params);
  if (isFull({ refinements, shop }, 1))
    throw new BadSearchAddress(`refine${Object.keys(refinements).length}`, "tooMany");
  const sort = params.get("sort")?.slice(0, 100);
  const size = readNumber(params, "sz", PAGE_SIZE, 999);
  return {
    query: (params.get("q") ?? "").trim().slice(0, MAX_QUERY_LENGTH),
    refinements,
    ...(sort && { sort }),
    ...(shop && { shop }),
    start: readNumber(params, "start", 0, 100_000),
    size: Math.max(1, size),
  };
};

/** The query string of a state, without what is at its default; empty or beginning with `?`. */
export const writeSearchParams = ({ query, refinements, sort, shop, start, size }: SearchState): string => {
  const params = new URLSearchParams();
  if (query) params.set("q", query);
  let number = 0;
  for (const [attributeId, values] of Object.entries(refinements))
    if (values.length > 0) params.set(`refine${++number}`, `${attributeId}=${values.join("|")}`);
  if (shop) params.set("shop", shop);
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

/** The state without any refinement. */
export const clearRefinements = (state: SearchState): SearchState => ({
  ...state,
  shop: undefined,
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

/** The refinements as the search API takes them, `attribute=value|value`; `shop` asks for what it has in stock. */
export const refineArguments = (refinements: Refinements, categoryId?: string, shop?: string): string[] => [
  ...(categoryId === undefined ? [] : [`cgid=${categoryId}`]),
  ...(shop === undefined || refinements[PICKUP_REFINEMENT] ? [] : [`${PICKUP_REFINEMENT}=true`]),
  ...Object.entries(refinements).map(([attributeId, values]) => `${attributeId}=${values.join("|")}`),
];

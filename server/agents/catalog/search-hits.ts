import type { SearchApi } from "#app/commerce-api/search.ts";
import { ProtocolProblem } from "../contract/protocol-problem.ts";

/** What narrows a list of products; amounts in minor units. Several categories mean: in any of them. */
export interface Filters {
  categories?: string[];
  price?: { min?: number; max?: number };
  [other: string]: unknown;
}

/** One page of a list, by product ids. */
interface FoundIds {
  ids: string[];
  hasMore: boolean;
  /** Where it is known: a product may be in several categories, and is listed once. */
  total?: number;
}

/** The search service gives no more than that from the beginning of a list. */
const LAST_OFFSET = 5_000;
/** Each category is a search of its own, as the service narrows by one at a time. */
const MOST_CATEGORIES = 5;
/** So far one search looks into each of several categories. */
const LONGEST_WINDOW = 200;

/** A cursor is where the next page begins. */
const offsetOf = (cursor: string | undefined, last: number): number => {
  if (cursor === undefined) return 0;
  const offset = Number(/^o(\d{1,5})$/.exec(Buffer.from(cursor, "base64url").toString())?.[1] ?? Number.NaN);
  if (!Number.isInteger(offset) || offset > last)
    throw new ProtocolProblem("invalid_request", "The cursor is not one of this shop.");
  return offset;
};

/** The cursor of the page that begins there. */
export const cursorAt = (offset: number): string => Buffer.from(`o${offset}`).toString("base64url");

const inUnits = (amount: number | undefined, otherwise: number): number =>
  amount === undefined ? otherwise : amount / 100;

const refinements = (category: string | undefined, { price }: Filters): string[] => [
  ...(category === undefined ? [] : [`cgid=${category}`]),
  ...(price ? [`price=(${inUnits(price.min, 0)}..${inUnits(price.max, 1_000_000)})`] : []),
];

/** The first of each list, then the second of each, and so on; each product once. */
const inTurn = (lists: readonly (readonly string[])[]): string[] => {
  const longest = Math.max(...lists.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_none, at) => lists.flatMap((list) => list[at] ?? []));
  return [...new Set(turns.flat())];
};

/**
 * The products of one page of a search, by words, any of some categories, and price.
 * @throws ProtocolProblem `invalid_request` for nothing to search by, too many categories, or a foreign cursor
 */
export const searchHits = async (
  search: SearchApi,
  { words, filters, cursor, limit }: { words: string; filters: Filters; cursor: string | undefined; limit: number },
): Promise<FoundIds & { offset: number }> => {
  const categories = [...new Set(filters.categories)];
  if (words === "" && categories.length === 0 && !filters.price)
    throw new ProtocolProblem("invalid_request", "A search needs a query, a category or a price.");
  if (categories.length > MOST_CATEGORIES)
    throw new ProtocolProblem("invalid_request", `A search looks into ${MOST_CATEGORIES} categories at most.`);
  const hitsOf = async (category: string | undefined, range: { offset: number; limit: number }) => {
    const refine = refinements(category, filters);
    const { hits, total } = await search.products({
      ...(words !== "" && { q: words, sort: "best-matches" }),
      ...(refine.length > 0 && { refine }),
      // Ids are all that is read of hits.
      expand: ["none"],
      ...range,
    });
    return { ids: hits.map(({ productId }) => productId), total };
  };
  if (categories.length < 2) {
    const offset = offsetOf(cursor, LAST_OFFSET);
    const { ids, total } = await hitsOf(categories[0], { offset, limit });
    const end = offset + ids.length;
    return { ids, offset, total, hasMore: ids.length > 0 && end < total && end <= LAST_OFFSET };
  }
  const offset = offsetOf(cursor, LONGEST_WINDOW);
  const window = Math.min(offset + limit + 1, LONGEST_WINDOW);
  const lists = await Promise.all(categories.map((category) => hitsOf(category, { offset: 0, limit: window })));
  const all = inTurn(lists.map(({ ids }) => ids));
  return { ids: all.slice(offset, offset + limit), offset, hasMore: all.length > offset + limit };
};

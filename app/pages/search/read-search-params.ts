import {
  isFull,
  isSingleValue,
  PAGE_SIZE,
  readPriceRange,
  type ArrivesBy,
  type SearchState,
} from "#app/domain/search/search-params.ts";

/** Queries are cut to this many characters, the most the search API takes. */
export const MAX_QUERY_LENGTH = 500;

/** What is wrong with an address: a code and the piece of it that cannot be read. */
export class BadSearchAddress extends Error {
  constructor(
    readonly part: string,
    readonly reason: "refinement" | "tooMany" | "price" | "number" | "shop" | "arrival",
  ) {
    super(`Bad search address (${reason}): ${part}`);
  }
}

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

const readArrivesBy = (params: URLSearchParams): ArrivesBy | undefined => {
  const [day, to] = [params.get("by") ?? "", (params.get("to") ?? "").trim().toUpperCase()];
  if (!day) return undefined;
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)))
    throw new BadSearchAddress(`by=${day}`, "arrival");
  if (!/^[A-Z0-9][A-Z0-9 -]{2,9}$/.test(to)) throw new BadSearchAddress(`to=${to}`, "arrival");
  return { day, to };
};

const readNumber = (params: URLSearchParams, name: string, fallback: number, most: number): number => {
  const text = params.get(name);
  if (text === null || text === "") return fallback;
  if (!/^\d{1,6}$/.test(text)) throw new BadSearchAddress(`${name}=${text}`, "number");
  return Math.min(Number(text), most);
};

/**
 * Reads `q`, `words`, `refine1`, `refine2` …, `shop`, `by`, `to`, `sort`, `start` and `sz` of an address (search-8).
 * Throws `BadSearchAddress` for what cannot be understood; unknown parameters are ignored.
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
  const arrivesBy = readArrivesBy(params);
  const sort = params.get("sort")?.slice(0, 100);
  const size = readNumber(params, "sz", PAGE_SIZE, 999);
  const query = (params.get("q") ?? "").trim().slice(0, MAX_QUERY_LENGTH);
  const words = params.get("words")?.trim().slice(0, MAX_QUERY_LENGTH);
  const isNarrowed = Object.keys(refinements).length > 0 || shop !== undefined || arrivesBy !== undefined;
  return {
    query,
    // Without refinements there is nothing to look for but the query itself.
    ...(query && words !== undefined && { words: words || (isNarrowed ? "" : query) }),
    refinements,
    ...(sort && { sort }),
    ...(shop && { shop }),
    ...(arrivesBy && { arrivesBy }),
    start: readNumber(params, "start", 0, 100_000),
    size: Math.max(1, size),
  };
};

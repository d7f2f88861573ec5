import type { Comparison, ReviewFilter, ReviewOrder } from "#sandbox/platform/reviews/review-filter.ts";
import { ratingsError } from "./ratings-error.ts";

const MAX_LIMIT = 100;
const MAX_OFFSET = 300_000;
const MAX_VALUES = 100;
const DEFAULT_LIMIT = 10;

const comparisons: readonly Comparison[] = ["eq", "neq", "gt", "gte", "lt", "lte"];

const orderNames: Readonly<Record<string, ReviewOrder>> = {
  submissiontime: "submissionTime",
  rating: "rating",
  helpfulness: "helpfulness",
  totalpositivefeedbackcount: "positiveVotes",
};

/** One `Filter=Name:comparison:values`, names in lower case. */
export interface Criterion {
  name: string;
  comparison: Comparison;
  values: string[];
}

const invalidFilter = (text: string) =>
  ratingsError(400, "ERROR_PARAM_INVALID_FILTER_ATTRIBUTE", `Invalid filter: ${text.slice(0, 100)}`);

/** The filters of a call. @throws VendorError 400 for one that is not well formed. */
export const criteriaOf = (query: URLSearchParams): Criterion[] =>
  query.getAll("Filter").map((text) => {
    const [, name = "", comparison = "", values = ""] = /^(\w+):(\w+):(.+)$/.exec(text) ?? [];
    const found = comparisons.find((one) => one === comparison.toLowerCase());
    const list = values.split(",").filter(Boolean);
    if (found === undefined || list.length === 0 || list.length > MAX_VALUES) throw invalidFilter(text);
    return { name: name.toLowerCase(), comparison: found, values: list };
  });

const yesOrNo = ({ comparison, values: [value] }: Criterion, text: string): boolean => {
  if (comparison !== "eq" || (value !== "true" && value !== "false")) throw invalidFilter(text);
  return value === "true";
};

const equal = ({ comparison, values }: Criterion, text: string): string[] => {
  if (comparison !== "eq") throw invalidFilter(text);
  return values;
};

const numbers = (values: readonly string[], text: string): number[] =>
  values.map((value) => {
    const stars = Number(value);
    if (!Number.isInteger(stars) || stars < 1 || stars > 5) throw invalidFilter(text);
    return stars;
  });

/** Which reviews a call wants. @throws VendorError 400 for a filter the service does not know. */
export const filterOf = (query: URLSearchParams): ReviewFilter => {
  const filter: ReviewFilter = {};
  for (const criterion of criteriaOf(query)) {
    const { name, comparison, values } = criterion;
    const text = `${name}:${comparison}:${values.join(",")}`;
    if (name === "productid") filter.productIds = equal(criterion, text);
    else if (name === "id") filter.ids = equal(criterion, text);
    else if (name === "contentlocale") filter.locales = equal(criterion, text);
    else if (name === "hasphotos") filter.hasPhotos = yesOrNo(criterion, text);
    else if (name === "isrecommended") filter.recommends = yesOrNo(criterion, text);
    else if (name === "rating") filter.stars = [...(filter.stars ?? []), { comparison, values: numbers(values, text) }];
    else throw invalidFilter(text);
  }
  const words = (query.get("Search") ?? "").trim().split(/\s+/).filter(Boolean);
  if (words.length > 10 || words.some((word) => word.length > 100))
    throw ratingsError(400, "ERROR_PARAM_INVALID_SEARCH_ATTRIBUTE", "Search holds ten words at most.");
  return words.length > 0 ? { ...filter, words } : filter;
};

/** The order of `Sort=Name:asc,Name:desc`. @throws VendorError 400 for one the service does not know. */
export const orderOf = (query: URLSearchParams): { by: ReviewOrder; descending: boolean }[] =>
  (query.get("Sort") ?? "")
    .split(",")
    .filter(Boolean)
    .map((text) => {
      const [name = "", direction = "asc"] = text.split(":");
      const by = orderNames[name.toLowerCase()];
      if (by === undefined || !/^(asc|desc)$/.test(direction))
        throw ratingsError(400, "ERROR_PARAM_INVALID_SORT_ATTRIBUTE", `Invalid sort: ${text.slice(0, 100)}`);
      return { by, descending: direction === "desc" };
    });

/** `Limit` and `Offset`. @throws VendorError 400 outside of the service's limits. */
export const pageOf = (query: URLSearchParams): { limit: number; offset: number } => {
  const number = (name: string, fallback: number, most: number, code: string) => {
    const text = query.get(name);
    if (text === null) return fallback;
    const value = Number(text);
    if (!/^\d+$/.test(text) || value > most) throw ratingsError(400, code, `${name} is a number of ${most} at most.`);
    return value;
  };
  return {
    limit: number("Limit", DEFAULT_LIMIT, MAX_LIMIT, "ERROR_PARAM_INVALID_LIMIT"),
    offset: number("Offset", 0, MAX_OFFSET, "ERROR_PARAM_INVALID_OFFSET"),
  };
};

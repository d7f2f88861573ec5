import { Fault } from "#sandbox/core/fault.ts";
import type { SearchEntry } from "./search-entry.ts";

/** The most refinements one search may name. */
export const MAX_REFINEMENTS = 9;

/** One refinement of a search: an attribute and the values of which one has to fit, or a price range. */
export interface Refinement {
  attributeId: string;
  /** As it was written, for the answer. */
  text: string;
  values: string[];
  /** In cents; the lower end is included, the upper is not. */
  range?: { from: number; to: number };
}

/** What any catalogue may be refined by. */
const systemAttributes = new Set(["cgid", "price", "brand", "htype", "orderable_only", "ilids", "pmid", "pmpt"]);

/** The most stock lists `ilids` may name. */
const MAX_INVENTORY_LISTS = 10;

/** How a product may belong to the promotion `pmid` names. */
export const promotionRoles = ["all", "qualifying", "discounted", "bonus"] as const;
export type PromotionRole = (typeof promotionRoles)[number];

const PRICE_RANGE = /^\((\d{1,9}(?:\.\d{1,2})?)?\.\.(\d{1,9}(?:\.\d{1,2})?)?\)$/;

const badRefinement = (text: string, why: string) =>
  new Fault(400, "bad-request", `The refinement '${text.slice(0, 100)}' ${why}.`, { refine: text.slice(0, 100) });

const priceRange = (text: string, value: string): { from: number; to: number } => {
  const match = PRICE_RANGE.exec(value);
  if (!match) throw badRefinement(text, "is not a price range such as price=(10..25)");
  const from = Math.round(Number(match[1] ?? 0) * 100);
  const to = match[2] === undefined ? Number.POSITIVE_INFINITY : Math.round(Number(match[2]) * 100);
  if (from > to) throw badRefinement(text, "begins above its end");
  return { from, to };
};

/** Attributes with one value only. */
const single = new Set(["cgid", "pmid", "pmpt", "orderable_only"]);

/** Reads one `attribute=value|value`. @throws Fault 400 `bad-request` saying what is wrong with it. */
const parseRefinement = (text: string, attributes: ReadonlySet<string>): Refinement => {
  const equals = text.indexOf("=");
  const attributeId = text.slice(0, Math.max(0, equals)).trim();
  const value = text.slice(equals + 1).trim();
  if (equals < 1 || value === "") throw badRefinement(text, "is not of the form attribute=value");
  if (!systemAttributes.has(attributeId) && !attributes.has(attributeId))
    throw badRefinement(text, "names an attribute that can not be refined by");
  if (attributeId === "price") return { attributeId, text: value, values: [], range: priceRange(text, value) };
  const values = value.split("|").map((each) => each.trim());
  if (values.includes("")) throw badRefinement(text, "has an empty alternative");
  if (single.has(attributeId) && values.length > 1) throw badRefinement(text, "may name one value only");
  if (attributeId === "ilids" && values.length > MAX_INVENTORY_LISTS)
    throw badRefinement(text, `may name ${MAX_INVENTORY_LISTS} stock lists at most`);
  if (attributeId === "pmpt" && !promotionRoles.includes(value as PromotionRole))
    throw badRefinement(text, `is none of ${promotionRoles.join(", ")}`);
  if (attributeId === "orderable_only" && value !== "true" && value !== "false")
    throw badRefinement(text, "is neither true nor false");
  return { attributeId, text: value, values };
};

/**
 * Reads the `refine` parameters of a search. `attributes` are those of the catalogue that may be refined by.
 * @throws Fault 400 for too many, doubled or malformed ones.
 */
export const parseRefinements = (texts: string[], attributes: ReadonlySet<string>): Refinement[] => {
  if (texts.length > MAX_REFINEMENTS)
    throw new Fault(400, "bad-request", `A search takes ${MAX_REFINEMENTS} refinements at most.`, {
      maxItems: MAX_REFINEMENTS,
    });
  const refinements = texts.map((text) => parseRefinement(text, attributes));
  const names = refinements.map(({ attributeId }) => attributeId);
  const doubled = names.find((name, index) => names.indexOf(name) !== index);
  if (doubled)
    throw new Fault(400, "bad-request", `The attribute '${doubled}' is refined twice; join alternatives by '|'.`, {
      refine: doubled,
    });
  return refinements;
};

/** Stock facts a search may ask about beside what is in the catalogue. */
export interface SearchStock {
  /** Products that can be ordered from the site's list. */
  orderable: ReadonlySet<string>;
  /** Products in stock in the lists of the refinement `ilids`. */
  inLists: ReadonlySet<string>;
  /** The flag by which products may be picked up; null where a merchant has none. */
  pickupFlag: string | null;
  /** Products in stock at the shop named by `c_storeId`; null when no shop is named. */
  atShop: ReadonlySet<string> | null;
  /** Products that belong to the promotion of the refinement `pmid` in the role of `pmpt`. */
  promoted: ReadonlySet<string>;
}

/** Whether a product can be handed over: allowed at all and, where a shop is named, in stock there. */
export const isForPickup = (entry: SearchEntry, stock: SearchStock): boolean =>
  (stock.pickupFlag === null || (entry.values.get(stock.pickupFlag)?.includes("true") ?? false)) &&
  (stock.atShop === null || stock.atShop.has(entry.product.id));

/** Whether a product fits one refinement. */
export const fits = (entry: SearchEntry, refinement: Refinement, stock: SearchStock): boolean => {
  const { attributeId, values, range } = refinement;
  if (range) return entry.priceCents !== null && entry.priceCents >= range.from && entry.priceCents < range.to;
  if (attributeId === "orderable_only") return values[0] === "false" || stock.orderable.has(entry.product.id);
  if (attributeId === "pmid") return stock.promoted.has(entry.product.id);
  if (attributeId === "pmpt") return true;
  if (attributeId === "ilids") return stock.inLists.has(entry.product.id);
  if (attributeId === stock.pickupFlag) return values.includes(String(isForPickup(entry, stock)));
  const own = entry.values.get(attributeId) ?? [];
  return values.some((value) => own.includes(value) || (value === "false" && own.length === 0));
};

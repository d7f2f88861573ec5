import { Fault } from "#sandbox/core/fault.ts";
import type { CatalogueItem } from "#sandbox/platform/products/product.ts";
import type { BasketItem } from "#sandbox/platform/baskets/basket.ts";
import type { LineContext } from "#sandbox/platform/baskets/basket-rules.ts";
import type { StockNeed } from "#sandbox/platform/baskets/stock-needs.ts";
import { mixContents } from "./mix-contents.ts";

/** What is told about a sweet that goes into a box. */
type MixPiece = Pick<CatalogueItem, "id" | "name" | "primaryCategoryId" | "attributes">;

/** What may be put into a box, as its product says; units are stored a hundred times as large where they are shares. */
interface BoxLimits {
  unitType: string;
  capacity: number;
  increment: number;
  flavorLimit: number;
}

const numberOf = (value: unknown, otherwise: number): number =>
  typeof value === "number" && value > 0 ? value : otherwise;

const limitsOf = ({ attributes }: Pick<CatalogueItem, "attributes">): BoxLimits => {
  const unitType = attributes["c_customMixUnitType"] === "pieces" ? "pieces" : "percent";
  const scale = unitType === "percent" ? 100 : 1;
  return {
    unitType,
    capacity: scale * numberOf(attributes["c_customMixMaxPieceUnits"], 100),
    increment: scale * numberOf(attributes["c_customMixUnitIncrement"], 5),
    flavorLimit: numberOf(attributes["c_customMixFlavorLimit"], 6),
  };
};

const isYes = ({ attributes }: MixPiece, name: string) => attributes[name] === true;

/** Sweets of lollipop boxes are kept in the boxes' own category, the others apart. */
const isLollipop = ({ primaryCategoryId }: Pick<MixPiece, "primaryCategoryId">): boolean =>
  primaryCategoryId?.includes("lollypop") ?? false;

const pieceProblem = (
  piece: MixPiece | undefined,
  box: Pick<CatalogueItem, "primaryCategoryId">,
  { isPickup, today }: { isPickup: boolean; today: string },
): string | null => {
  if (!piece || !isYes(piece, "c_isCustomMixPiece") || isLollipop(piece) !== isLollipop(box))
    return "does not go into this box";
  if (isPickup && !isYes(piece, "c_availableForInStorePickup")) return "is not handed out in shops";
  if (!isPickup && (isYes(piece, "c_isPickupOnly") || isYes(piece, "c_isInShopOnly")))
    return "is handed out in shops only";
  const { c_shipThrough: last } = piece.attributes;
  return typeof last === "string" && last < today ? "is no longer to be had this season" : null;
};

const unitTypeOf = (text: unknown): unknown => {
  try {
    const mix = JSON.parse(String(text)) as { unitType?: unknown; boxList?: unknown } | null;
    return Array.isArray(mix?.boxList) ? mix.unitType : undefined;
  } catch {
    return undefined;
  }
};

const boxListLength = (text: string): number => (JSON.parse(text) as { boxList: unknown[] }).boxList.length;

const contentProblem = (needs: readonly StockNeed[], limits: BoxLimits): string | null => {
  const total = needs.reduce((sum, { quantity }) => sum + quantity, 0);
  if (new Set(needs.map(({ productId }) => productId)).size < needs.length) return "names a sweet twice";
  if (needs.length > limits.flavorLimit) return `holds at most ${limits.flavorLimit} kinds`;
  if (needs.some(({ quantity }) => quantity % limits.increment !== 0))
    return `is filled in steps of ${limits.increment}`;
  return total === limits.capacity ? null : `is full with ${limits.capacity} units, not with ${total}`;
};

/**
 * Refuses a box to be filled that is not filled by its rules: the contents are unreadable or of another unit, too much
 * or too little, in broken steps, of too many kinds, or of something that does not go into it or cannot be handed out
 * this way.
 * @throws Fault 400 `invalid-custom-mix`
 */
export const refuseBadMix = (
  { productId, attributes }: Pick<BasketItem, "productId" | "attributes">,
  box: Pick<CatalogueItem, "attributes" | "primaryCategoryId">,
  { products, isPickup, now }: LineContext,
): void => {
  if (box.attributes["c_isCustomMix"] !== true) return;
  const bad = (detail: string, extra: Record<string, unknown> = {}) =>
    new Fault(400, "invalid-custom-mix", detail, { productId, ...extra });
  const limits = limitsOf(box);
  const text = attributes["c_customMix"];
  const needs = mixContents(attributes);
  if (typeof text !== "string" || unitTypeOf(text) !== limits.unitType || boxListLength(text) !== needs.length)
    throw bad(`Product '${productId}' is a box to be filled; 'c_customMix' must say with what.`);
  const problem = contentProblem(needs, limits);
  if (problem) throw bad(`The box '${productId}' ${problem}.`);
  const today = now.toISOString().slice(0, 10);
  for (const need of needs) {
    const piece = products.get(need.productId);
    const why = pieceProblem(piece, box, { isPickup, today });
    if (why) throw bad(`${piece?.name ?? `'${need.productId}'`} ${why}.`, { pieceId: need.productId });
  }
};

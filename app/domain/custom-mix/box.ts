import { numberAttribute, textAttribute } from "../product/product-document.ts";

/** How a box counts what is in it: shares of a hundred, or single pieces. */
export type MixUnitType = "percent" | "pieces";

/**
 * Where a mix is kept: under the code of its flow, or, while a line of the bag is edited, under `CM-` and the line's
 * id.
 */
export type MixStorageId = string;

/** The storage id of lollipop boxes, the one with a capacity of its own (custom-mix-5). */
export const LOLLIPOP_STORAGE_ID = "LOLLIPOP";

/** The storage id of candy boxes. */
export const CANDY_STORAGE_ID = "CANDY";

/** Defaults (custom-mix-5); the flavor limit is the shop's own. */
export const DEFAULT_UNIT_INCREMENT = 5;
const DEFAULT_MAX_PIECE_UNITS = 100;
const LOLLIPOP_MAX_PIECE_UNITS = 30;
export const DEFAULT_FLAVOR_LIMIT = 6;

/** What may be put into a box. */
export interface MixRules {
  /** Units a full box holds. */
  capacity: number;
  /** Every quantity is a multiple of it. */
  increment: number;
  flavorLimit: number;
  unitType: MixUnitType;
}

/** How many units a stored unit is; shares are stored a hundred times as large (custom-mix-6). */
const scaleOf = (unitType: MixUnitType): number => (unitType === "percent" ? 100 : 1);

/** A quantity as the bag keeps it. */
export const toStored = (quantity: number, unitType: MixUnitType): number => quantity * scaleOf(unitType);

/** A quantity as the shopper sees it. */
export const fromStored = (stored: number, unitType: MixUnitType): number => stored / scaleOf(unitType);

/** Whole units that stock gives; the stock of shares is counted a hundred times as large (custom-mix-6). */
export const unitsInStock = (ats: number, unitType: MixUnitType): number =>
  Math.max(0, Math.floor(ats / scaleOf(unitType)));

const positive = (value: number | undefined, otherwise: number): number =>
  value !== undefined && Number.isInteger(value) && value > 0 ? value : otherwise;

/** The rules of a box, from its product; what is not said is the default of its flow. */
export const mixRulesOf = (document: Record<string, unknown>, storageId: MixStorageId): MixRules => ({
  capacity: positive(
    numberAttribute(document, "customMixMaxPieceUnits"),
    storageId === LOLLIPOP_STORAGE_ID ? LOLLIPOP_MAX_PIECE_UNITS : DEFAULT_MAX_PIECE_UNITS,
  ),
  increment: positive(numberAttribute(document, "customMixUnitIncrement"), DEFAULT_UNIT_INCREMENT),
  flavorLimit: positive(numberAttribute(document, "customMixFlavorLimit"), DEFAULT_FLAVOR_LIMIT),
  unitType: textAttribute(document, "customMixUnitType") === "pieces" ? "pieces" : "percent",
});

/** Whether a mix belongs to a line of the bag, whose candies a change of fulfillment keeps (custom-mix-12). */
export const isEditedMix = (storageId: MixStorageId | null): boolean => storageId?.startsWith("CM-") ?? false;

/** The storage id of a line of the bag. */
export const editedMixId = (itemId: string): MixStorageId => `CM-${itemId}`;

import type { LineCopy } from "#app/domain/basket/line-copy.ts";

/** The most lines that are kept for later. */
export const SAVED_LIMIT = 50;

/** A line put aside, with its name as the bag knew it. */
export interface SavedLine extends Omit<LineCopy, "shipmentId" | "inventoryId"> {
  name: string;
}

/** Whether what the browser kept is a list of lines. */
export const isSavedLines = (value: unknown): value is SavedLine[] =>
  Array.isArray(value) &&
  value.every((line: unknown) => {
    const { productId, quantity, name } = (line ?? {}) as Partial<SavedLine>;
    return (
      typeof productId === "string" && typeof name === "string" && Number.isInteger(quantity) && Number(quantity) > 0
    );
  });

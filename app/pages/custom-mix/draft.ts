import type { MixUnitType } from "#app/domain/custom-mix/box.ts";
import type { CandyQuantity } from "#app/domain/custom-mix/quantities.ts";

/** A box as the browser keeps it while it is being built (custom-mix-3). */
export interface BoxDraft {
  /** The storage id of the mix. */
  id: string;
  pieces: CandyQuantity[];
  /** Boxes of this kind. */
  quantity: number;
  /** Tells one box from the next, so that two tabs do not fill the same one. */
  uniqueId: string;
  unitType: MixUnitType;
  boxSelection: string;
  boxVariantSelection: string | null;
  /** How it reaches the shopper. */
  fulfillmentOption: "shipping" | "pickup";
}

/** Where the draft of a mix is kept in the browser. */
export const draftKey = (storageId: string): string => `CUSTOM_MIX_${storageId}`;

const isPiece = (value: unknown): value is CandyQuantity => {
  const { id, quantity } = (value ?? {}) as Partial<CandyQuantity>;
  return typeof id === "string" && typeof quantity === "number" && Number.isInteger(quantity) && quantity >= 0;
};

/** Whether what the browser kept is a draft; anything else, of another time or somebody's making, is none. */
export const isBoxDraft = (value: unknown): value is BoxDraft => {
  const draft = (value ?? {}) as Partial<Record<keyof BoxDraft, unknown>>;
  return (
    typeof draft.id === "string" &&
    typeof draft.uniqueId === "string" &&
    typeof draft.boxSelection === "string" &&
    (draft.boxVariantSelection === null || typeof draft.boxVariantSelection === "string") &&
    (draft.unitType === "percent" || draft.unitType === "pieces") &&
    (draft.fulfillmentOption === "shipping" || draft.fulfillmentOption === "pickup") &&
    Number.isInteger(draft.quantity) &&
    (draft.quantity as number) > 0 &&
    Array.isArray(draft.pieces) &&
    draft.pieces.every(isPiece)
  );
};

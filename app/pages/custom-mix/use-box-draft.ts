import { useEffect, useRef } from "react";
import { logProblem } from "#app/browser/log-problem.ts";
import { useCustomMix, type CustomMix } from "#app/contexts/custom-mix-context.tsx";
import type { MixUnitType } from "#app/domain/custom-mix/box.ts";
import { draftKey, isBoxDraft, type BoxDraft } from "./draft.ts";

const readDraft = (storageId: string): BoxDraft | null => {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(draftKey(storageId)) ?? "null");
    return isBoxDraft(value) && value.id === storageId ? value : null;
  } catch {
    return null;
  }
};

const writeDraft = (storageId: string, draft: BoxDraft | null): void => {
  try {
    if (draft) window.localStorage.setItem(draftKey(storageId), JSON.stringify(draft));
    else window.localStorage.removeItem(draftKey(storageId));
  } catch (error) {
    logProblem("The box could not be kept in the browser.", error);
  }
};

const fromDraft = (draft: BoxDraft): CustomMix => ({
  storageId: draft.id,
  boxSelection: draft.boxSelection,
  boxVariantSelection: draft.boxVariantSelection,
  candySelections: draft.pieces,
  initialQuantities: draft.pieces,
  quantity: draft.quantity,
  fulfillmentOption: draft.fulfillmentOption,
});

/** Forgets the draft of a mix, for instance once it is in the bag. */
export const forgetDraft = (storageId: string): void => writeDraft(storageId, null);

/**
 * Keeps the box that is being built in the browser, and takes it up again after a reload (custom-mix-3). False until
 * it is known whether there was one. Leaving the flow forgets the box but not its draft.
 */
export const useBoxDraft = (storageId: string, unitType: MixUnitType): boolean => {
  const { mix, begunFor, beginMix, leaveMix } = useCustomMix();
  const uniqueId = useRef("");
  const wasKept = useRef(false);
  const isMine = mix.storageId === storageId;

  useEffect(() => {
    const draft = readDraft(storageId);
    uniqueId.current = draft?.uniqueId ?? crypto.randomUUID();
    beginMix(storageId, draft && fromDraft(draft));
    return leaveMix;
  }, [storageId, beginMix, leaveMix]);

  useEffect(() => {
    if (begunFor !== storageId) return;
    const { boxSelection, boxVariantSelection, candySelections, quantity, fulfillmentOption } = mix;
    if (isMine && boxSelection !== null) {
      wasKept.current = true;
      writeDraft(storageId, {
        id: storageId,
        pieces: candySelections,
        quantity,
        uniqueId: uniqueId.current,
        unitType,
        boxSelection,
        boxVariantSelection,
        fulfillmentOption,
      });
    } else if (wasKept.current) {
      wasKept.current = false;
      uniqueId.current = crypto.randomUUID();
      forgetDraft(storageId);
    }
  }, [begunFor, storageId, unitType, mix, isMine]);

  return begunFor === storageId;
};

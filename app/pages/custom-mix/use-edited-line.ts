import { useEffect } from "react";
import { logProblem } from "#app/browser/log-problem.ts";
import { useBasket } from "#app/contexts/basket-context.tsx";
import type { CustomMixState } from "#app/contexts/custom-mix-context.tsx";
import { editableLine, shopOfLine } from "#app/domain/basket/line-edit.ts";
import { readMix } from "#app/domain/custom-mix/mix-attribute.ts";
import type { MixOffer } from "./mix-view.ts";

/** Why a box of the bag cannot be read; null where it can. */
const problemOf = (attribute: unknown): string | null => {
  try {
    readMix(attribute);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** The line of the bag that is edited, and the box it is taken up into. */
interface EditedLine extends Pick<CustomMixState, "mix" | "updateMix"> {
  /** Null for a new box. */
  itemId: string | null;
  storageId: string;
  /** It is known whether the browser kept a draft; a draft of the same line goes before the line. */
  hasDraft: boolean;
  offer: MixOffer;
}

/**
 * Takes a line of the bag up as the box being built, once the bag is there. Gives whether there is nothing more to wait
 * for, and why the line could not be read.
 */
export const useEditedLine = ({ itemId, storageId, hasDraft, offer, mix, updateMix }: EditedLine) => {
  const { basket, status } = useBasket();
  const line = itemId && basket ? editableLine(basket, itemId) : undefined;
  const isBasketThere = basket !== null || status === "done" || status === "error";
  const isTaking = hasDraft && mix.boxSelection === null;
  const problem = isTaking && line ? problemOf(line.c_customMix) : null;
  useEffect(() => {
    if (problem !== null) logProblem("A box of the bag could not be read.", problem);
  }, [problem]);
  useEffect(() => {
    if (!isTaking || problem !== null || !line || !basket) return;
    const chosen = offer.boxes.find(({ sizes }) => sizes.some(({ id }) => id === line.productId));
    const { candies } = readMix(line.c_customMix);
    updateMix({
      storageId,
      boxSelection: chosen?.id ?? null,
      boxVariantSelection: line.productId ?? null,
      candySelections: candies,
      initialQuantities: candies,
      quantity: line.quantity ?? 1,
      fulfillmentOption: shopOfLine(basket, line) === null ? "shipping" : "pickup",
    });
  }, [isTaking, problem, line, basket, offer, storageId, updateMix]);

  const isTaken = problem !== null || mix.boxSelection !== null || (isBasketThere && line === undefined);
  return { problem, isTaken: itemId === null || isTaken };
};

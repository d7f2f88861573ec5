import { useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useKeptShield } from "#app/browser/use-kept-shield.ts";
import { useServerNow } from "#app/browser/use-server-now.ts";
import { useCustomMix, type CustomMix } from "#app/contexts/custom-mix-context.tsx";
import { useSidebar } from "#app/contexts/sidebar-context.tsx";
import { useStore, type SelectedShop } from "#app/contexts/store-context.tsx";
import { editedMixId, mixRulesOf } from "#app/domain/custom-mix/box.ts";
import { conflictWith, readShield, type AllergenShield } from "#app/domain/product/allergen-shield.ts";
import { isIncomplete } from "#app/domain/custom-mix/quantities.ts";
import { boxActions, type BoxActions } from "./box-actions.ts";
import type { Diet } from "./box/box-label.ts";
import type { Rebuilt } from "./kept-boxes/rebuild-box.ts";
import { mixChoices, type MixChoices } from "./mix-choices.ts";
import { boxesFor, type MixBox, type MixBoxSize, type MixOffer } from "./mix-view.ts";
import { mixStepPath, permittedMixStep, type MixFlow, type MixStep } from "./steps.ts";
import { keepAvailable, type MixFulfillment, type MixSituation } from "./steps/candies.ts";
import { useFulfillmentChange, type FulfillmentNews } from "./steps/use-fulfillment-change.ts";
import { useBoxDraft } from "./use-box-draft.ts";
import { useEditedLine } from "./use-edited-line.ts";
import { useMixShopStock } from "./use-mix-shop-stock.ts";

const MINUTE_MS = 60_000;

/** What the steps of the flow show and do. */
export interface MixFlowState
  extends
    MixChoices,
    BoxActions,
    Pick<
      ReturnType<typeof useFulfillmentChange>,
      "question" | "reply" | "news" | "bringBack" | "chooseOption" | "changeShop"
    > {
  flow: MixFlow;
  /** The box, without what the shop turned out not to have. */
  mix: CustomMix;
  /** The line of the bag that is edited; null for a new box. */
  editedItemId: string | null;
  /** False until it is known what there is to begin with. */
  isReady: boolean;
  /** Why the edited line could not be read. */
  problem: string | null;
  box: MixBox | null;
  size: MixBoxSize | null;
  shop: SelectedShop | null;
  option: MixFulfillment;
  /** What the choice of candies keeps to. */
  chosenDiets: Diet[];
  setChosenDiets: (diets: Diet[]) => void;
  /** What the shopper keeps away from; null where nothing was said. */
  shield: AllergenShield | null;
  /** What of the box that was taken up had to be different. */
  takenUp: Rebuilt | null;
  /** The box is in the bag: nothing that is missing from now on leads back. */
  isSent: boolean;
  setSent: (isSent: boolean) => void;
  pathOf: (step: MixStep) => string;
  permitted: (step: MixStep) => MixStep;
}

/** News that candies left the box, after what was told before. */
const droppedNews = (ids: string[], earlier: FulfillmentNews | null): FulfillmentNews => ({
  ...(earlier?.kind === "kept" && earlier),
  kind: "dropped",
  ids: [...(earlier?.kind === "dropped" ? earlier.ids : []), ...ids],
});

/** The box being built with what there is to choose from. */
export const useMixFlow = (flow: MixFlow, offer: MixOffer): MixFlowState => {
  const [params] = useSearchParams();
  const editedItemId = params.get("edit");
  const piece = params.get("piece");
  const storageId = editedItemId ? editedMixId(editedItemId) : flow.storageId;
  const { mix: chosenMix, updateMix, resetMix } = useCustomMix();
  const { selectedShop } = useStore();
  const { open } = useSidebar();
  const [isSent, setSent] = useState(false);
  const [chosenDiets, setChosenDiets] = useState<Diet[]>([]);
  const shield = readShield(useKeptShield());
  const [takenUp, setTakenUp] = useState<Rebuilt | null>(null);
  const now = useServerNow(MINUTE_MS);
  const today = now === null ? "" : new Date(now).toISOString().slice(0, 10);
  const option = chosenMix.fulfillmentOption;
  const box = offer.boxes.find(({ id }) => id === chosenMix.boxSelection) ?? null;
  const size = box?.sizes.find(({ id }) => id === chosenMix.boxVariantSelection) ?? null;
  const rules = box?.rules ?? offer.boxes[0]?.rules ?? mixRulesOf({}, storageId);
  const hasDraft = useBoxDraft(storageId, rules.unitType);
  const { problem, isTaken } = useEditedLine({
    itemId: editedItemId,
    storageId,
    hasDraft,
    offer,
    mix: chosenMix,
    updateMix,
  });

  const pickupIds = useMemo(
    () => [
      ...offer.candies.map(({ id }) => id),
      ...boxesFor(offer.boxes, "pickup").flatMap(({ sizes }) => sizes.map(({ id }) => id)),
    ],
    [offer],
  );
  const shopStock = useMixShopStock(pickupIds, option === "pickup" ? selectedShop?.id : undefined);
  const situation: MixSituation = { option, today, ...(shopStock && { shopStock }) };
  const choices = mixChoices(offer, rules, situation);

  // What the shop turns out not to have is no longer in the box.
  const available =
    option === "pickup" && shopStock ? keepAvailable(chosenMix.candySelections, offer.candies, rules, situation) : null;
  const mix = available?.isAnyDropped ? { ...chosenMix, candySelections: available.kept } : chosenMix;
  const missingIds = chosenMix.candySelections.flatMap(({ id }) =>
    mix.candySelections.some((each) => each.id === id) ? [] : id,
  );

  const { setNews, isSettled, ...change } = useFulfillmentChange({
    mix,
    shop: selectedShop,
    updateMix,
    openShops: useCallback(() => open("pickup-shop"), [open]),
    fitting: (before, to) => {
      const own = offer.boxes.find(({ id }) => id === before.boxSelection);
      const { kept } = keepAvailable(before.candySelections, offer.candies, own?.rules ?? rules, { option: to, today });
      const isOffered = !own || boxesFor([own], to).length > 0;
      return {
        mix: {
          ...before,
          candySelections: kept,
          initialQuantities: kept,
          ...(!isOffered && { boxSelection: null, boxVariantSelection: null }),
        },
        droppedIds: before.candySelections.flatMap(({ id }) => (kept.some((each) => each.id === id) ? [] : id)),
      };
    },
  });

  /** What the address says beside the step. */
  const query = new URLSearchParams([
    ...(editedItemId ? [["edit", editedItemId]] : []),
    ...(piece ? [["piece", piece]] : []),
  ]).toString();

  return {
    ...choices,
    ...change,
    ...boxActions({
      storageId,
      mix,
      rules,
      choices,
      allCandies: offer.candies,
      piece,
      diets: chosenDiets,
      suits: ({ label }) => !shield || !conflictWith(label.marks, shield),
      updateMix,
      resetMix,
      clearNews: () => setNews(null),
      setTakenUp,
    }),
    flow,
    mix,
    news: available?.isAnyDropped ? droppedNews(missingIds, change.news) : change.news,
    editedItemId,
    isReady: hasDraft && isSettled && isTaken,
    problem,
    box,
    size,
    shop: selectedShop,
    option,
    chosenDiets,
    setChosenDiets,
    shield,
    takenUp,
    isSent,
    setSent,
    pathOf: (step) => mixStepPath(flow, step) + (query && `?${query}`),
    permitted: (step) =>
      permittedMixStep(step, {
        hasBox: box !== null && size !== null,
        hasCandies: mix.candySelections.length > 0,
        isIncomplete: isIncomplete(mix.candySelections, rules),
      }),
  };
};

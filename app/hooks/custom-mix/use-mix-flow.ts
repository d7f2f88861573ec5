import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useBasket } from "#app/contexts/basket-context.tsx";
import { useCustomMix, type CustomMix } from "#app/contexts/custom-mix-context.tsx";
import { useSidebar } from "#app/contexts/sidebar-context.tsx";
import { useStore, type SelectedShop } from "#app/contexts/store-context.tsx";
import { editableLine, shopOfLine } from "#app/domain/basket/line-edit.ts";
import { editedMixId, isEditedMix, mixRulesOf } from "#app/domain/custom-mix/box.ts";
import {
  candiesFor,
  isCandyOut,
  keepAvailable,
  unitsOfCandy,
  type MixFulfillment,
  type MixSituation,
} from "#app/domain/custom-mix/candies.ts";
import { readMix } from "#app/domain/custom-mix/mix-attribute.ts";
import {
  boxesFor,
  type MixBox,
  type MixBoxSize,
  type MixCandy,
  type MixOffer,
} from "#app/domain/custom-mix/mix-view.ts";
import { isIncomplete, toggleCandy, type CandyQuantity } from "#app/domain/custom-mix/quantities.ts";
import { mixStepPath, permittedMixStep, type MixFlow, type MixStep } from "#app/domain/custom-mix/steps.ts";
import { logProblem } from "#app/hooks/browser/log-problem.ts";
import { useServerNow } from "#app/hooks/browser/use-server-now.ts";
import { useBoxDraft } from "./use-box-draft.ts";
import { useMixShopStock } from "./use-mix-shop-stock.ts";

const MINUTE_MS = 60_000;

/** Everything the steps of the flow show and do. */
export interface MixFlowState {
  flow: MixFlow;
  mix: CustomMix;
  /** The line of the bag that is edited; null for a new box. */
  editedItemId: string | null;
  /** False until it is known what there is to begin with. */
  isReady: boolean;
  /** Why the edited line could not be read. */
  problem: string | null;
  boxes: MixBox[];
  box: MixBox | null;
  size: MixBoxSize | null;
  /** The candies that are offered this way. */
  candies: MixCandy[];
  candyOf: (id: string) => MixCandy | undefined;
  isOut: (candy: MixCandy) => boolean;
  isSizeOut: (size: MixBoxSize) => boolean;
  unitsOf: (id: string) => number | undefined;
  shop: SelectedShop | null;
  option: MixFulfillment;
  chooseOption: (option: MixFulfillment) => void;
  openShops: () => void;
  chooseSize: (box: MixBox, size: MixBoxSize) => void;
  toggle: (id: string) => void;
  setCandies: (candies: CandyQuantity[]) => void;
  setQuantity: (quantity: number) => void;
  reset: () => void;
  /** The box is in the bag: nothing that is missing from now on leads back. */
  isSent: boolean;
  setSent: (isSent: boolean) => void;
  pathOf: (step: MixStep) => string;
  permitted: (step: MixStep) => MixStep;
}

/** The box being built with what there is to choose from; see the parts of specification 3 that name the custom mix. */
export const useMixFlow = (flow: MixFlow, offer: MixOffer): MixFlowState => {
  const [params] = useSearchParams();
  const editedItemId = params.get("edit");
  const piece = params.get("piece");
  const storageId = editedItemId ? editedMixId(editedItemId) : flow.storageId;
  const { mix, updateMix, resetMix } = useCustomMix();
  const { basket, status } = useBasket();
  const { selectedShop } = useStore();
  const { open } = useSidebar();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const now = useServerNow(MINUTE_MS);
  const today = now === null ? "" : new Date(now).toISOString().slice(0, 10);
  const option = mix.fulfillmentOption;
  const box = offer.boxes.find(({ id }) => id === mix.boxSelection) ?? null;
  const size = box?.sizes.find(({ id }) => id === mix.boxVariantSelection) ?? null;
  const rules = box?.rules ?? offer.boxes[0]?.rules ?? mixRulesOf({}, storageId);
  const hasDraft = useBoxDraft(storageId, rules.unitType);

  const isPickup = option === "pickup";
  const asked = useMemo(
    () => [
      ...offer.candies.map(({ id }) => id),
      ...boxesFor(offer.boxes, "pickup").flatMap(({ sizes }) => sizes.map(({ id }) => id)),
    ],
    [offer],
  );
  const shopStock = useMixShopStock(asked, isPickup ? selectedShop?.id : undefined);
  const situation: MixSituation = { option, today, ...(shopStock && { shopStock }) };

  // A line of the bag is taken up once the bag is there, unless a draft of the same line was.
  const line = editedItemId && basket ? editableLine(basket, editedItemId) : undefined;
  const isBasketKnown = basket !== null || status === "done" || status === "error";
  useEffect(() => {
    if (!editedItemId || !hasDraft || !line || !basket || mix.boxSelection !== null || problem) return;
    const chosen = offer.boxes.find(({ sizes }) => sizes.some(({ id }) => id === line.productId));
    try {
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
    } catch (error) {
      logProblem("A box of the bag could not be read.", error);
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }, [editedItemId, hasDraft, line, basket, mix.boxSelection, problem, offer, storageId, updateMix]);

  // Another shop lets the box begin anew; whoever wanted pickup still does.
  const wantsPickup = useRef(false);
  useEffect(() => {
    if (isPickup) wantsPickup.current = true;
  }, [isPickup]);
  const shopId = selectedShop?.id;
  const shopBefore = useRef(shopId);
  useEffect(() => {
    if (shopBefore.current === shopId) return;
    shopBefore.current = shopId;
    if (shopId !== undefined && wantsPickup.current) updateMix({ fulfillmentOption: "pickup" });
    else if (shopId === undefined) wantsPickup.current = false;
  }, [shopId, updateMix]);

  const openShops = useCallback(() => {
    wantsPickup.current = true;
    open("pickup-shop");
  }, [open]);

  const chooseOption = (chosen: MixFulfillment) => {
    if (chosen === option) return;
    if (chosen === "pickup" && !selectedShop) return openShops();
    wantsPickup.current = chosen === "pickup";
    const isOffered = !box || boxesFor([box], chosen).length > 0;
    const candySelections = isEditedMix(mix.storageId)
      ? keepAvailable(mix.candySelections, offer.candies, rules, { option: chosen, today }).kept
      : [];
    updateMix({
      fulfillmentOption: chosen,
      candySelections,
      initialQuantities: candySelections,
      ...(!isOffered && { boxSelection: null, boxVariantSelection: null }),
    });
  };

  // What the shop turns out not to have leaves the box.
  const dropped =
    isPickup && shopStock && today
      ? keepAvailable(mix.candySelections, offer.candies, rules, situation)
      : { kept: mix.candySelections, isAnyDropped: false };
  const { kept, isAnyDropped } = dropped;
  useEffect(() => {
    if (isAnyDropped) updateMix({ candySelections: kept });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `kept` is made anew at each render
  }, [isAnyDropped, updateMix]);

  const candyOf = (id: string) => offer.candies.find((candy) => candy.id === id);
  const unitsOf = (id: string) => {
    const candy = candyOf(id);
    return candy ? unitsOfCandy(candy, rules, situation) : 0;
  };

  /** A mix that was started from one of its pieces begins with it (specification, section 2.6). */
  const wanted = (chosen: MixBox): CandyQuantity[] =>
    candiesFor(offer.candies, option).some((candy) => candy.id === piece && !isCandyOut(candy, chosen.rules, situation))
      ? toggleCandy([], piece ?? "", chosen.rules, unitsOf)
      : [];

  /** What the address says beside the step. */
  const asking = new URLSearchParams([
    ...(editedItemId ? [["edit", editedItemId]] : []),
    ...(piece ? [["piece", piece]] : []),
  ]).toString();

  return {
    flow,
    mix,
    editedItemId,
    isReady:
      hasDraft &&
      (editedItemId === null || problem !== null || mix.boxSelection !== null || (isBasketKnown && line === undefined)),
    problem,
    boxes: boxesFor(offer.boxes, option),
    box,
    size,
    candies: candiesFor(offer.candies, option),
    candyOf,
    isOut: (candy) => isCandyOut(candy, rules, situation),
    isSizeOut: ({ id, orderable }) => (isPickup ? shopStock !== undefined && !shopStock[id]?.orderable : !orderable),
    unitsOf,
    shop: selectedShop,
    option,
    chooseOption,
    openShops,
    chooseSize: (chosen, { id }) => {
      const begun = mix.candySelections.length > 0 ? mix.candySelections : wanted(chosen);
      const isOther = chosen.id !== mix.boxSelection && JSON.stringify(chosen.rules) !== JSON.stringify(rules);
      const candySelections = isOther ? wanted(chosen) : begun;
      updateMix({
        storageId,
        boxSelection: chosen.id,
        boxVariantSelection: id,
        candySelections,
        initialQuantities: candySelections,
      });
    },
    toggle: (id) => {
      const candySelections = toggleCandy(mix.candySelections, id, rules, unitsOf);
      updateMix({ candySelections, initialQuantities: candySelections });
    },
    setCandies: (candySelections) => updateMix({ candySelections }),
    setQuantity: (quantity) => updateMix({ quantity }),
    reset: resetMix,
    isSent,
    setSent,
    pathOf: (step) => mixStepPath(flow, step) + (asking && `?${asking}`),
    permitted: (step) =>
      permittedMixStep(step, {
        hasBox: box !== null && size !== null,
        hasCandies: mix.candySelections.length > 0,
        isIncomplete: isIncomplete(mix.candySelections, rules),
      }),
  };
};

import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { logProblem } from "#app/browser/log-problem.ts";
import { useServerNow } from "#app/browser/use-server-now.ts";
import { useBasket } from "#app/contexts/basket-context.tsx";
import { useCustomMix, type CustomMix } from "#app/contexts/custom-mix-context.tsx";
import { useSidebar } from "#app/contexts/sidebar-context.tsx";
import { useStore, type SelectedShop } from "#app/contexts/store-context.tsx";
import { editableLine, shopOfLine } from "#app/domain/basket/line-edit.ts";
import { editedMixId, mixRulesOf, type MixRules } from "#app/domain/custom-mix/box.ts";
import { readMix } from "#app/domain/custom-mix/mix-attribute.ts";
import { isIncomplete, toggleCandy, type CandyQuantity } from "#app/domain/custom-mix/quantities.ts";
import { fitsDiets, type Diet } from "./box/box-label.ts";
import { rebuildBox, type Rebuilt } from "./kept-boxes/rebuild-box.ts";
import type { BoxRecipe } from "./kept-boxes/shared-box.ts";
import { boxesFor, type MixBox, type MixBoxSize, type MixCandy, type MixOffer } from "./mix-view.ts";
import { mixStepPath, permittedMixStep, type MixFlow, type MixStep } from "./steps.ts";
import {
  candiesFor,
  isCandyOut,
  keepAvailable,
  unitsOfCandy,
  type MixFulfillment,
  type MixSituation,
} from "./steps/candies.ts";
import { surprise } from "./steps/surprise.ts";
import { useFulfillmentChange } from "./steps/use-fulfillment-change.ts";
import { useBoxDraft } from "./use-box-draft.ts";
import { useMixShopStock } from "./use-mix-shop-stock.ts";

const MINUTE_MS = 60_000;

/** Why a box of the bag cannot be read; null where it can. */
const problemOf = (attribute: unknown): string | null => {
  try {
    readMix(attribute);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Everything the steps of the flow show and do. */
export interface MixFlowState extends Pick<
  ReturnType<typeof useFulfillmentChange>,
  "question" | "reply" | "news" | "bringBack" | "chooseOption" | "changeShop"
> {
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
  /** The name of any box of the flow, also of one that is not offered this way. */
  boxName: (id: string) => string | undefined;
  chooseSize: (box: MixBox, size: MixBoxSize) => void;
  toggle: (id: string) => void;
  setCandies: (candies: CandyQuantity[]) => void;
  setQuantity: (quantity: number) => void;
  /** What the choice of candies keeps to. */
  wantedDiets: Diet[];
  setWantedDiets: (diets: Diet[]) => void;
  /** Fills the box by chance, from what fits and is there; gives what is in it then. */
  surpriseMe: () => CandyQuantity[];
  /** A kept or shared box as it can be had now; null where there is no box for it. */
  rebuilt: (recipe: BoxRecipe) => Rebuilt | null;
  /** Goes on with a rebuilt box; what had to be different is told on the way. */
  takeUp: (rebuilt: Rebuilt) => void;
  /** What of the box that was taken up had to be different. */
  takenUp: Rebuilt | null;
  reset: () => void;
  /** The box is in the bag: nothing that is missing from now on leads back. */
  isSent: boolean;
  setSent: (isSent: boolean) => void;
  pathOf: (step: MixStep) => string;
  permitted: (step: MixStep) => MixStep;
}

/** The box being built with what there is to choose from. */
export const useMixFlow = (flow: MixFlow, offer: MixOffer): MixFlowState => {
  const [params] = useSearchParams();
  const editedItemId = params.get("edit");
  const piece = params.get("piece");
  const storageId = editedItemId ? editedMixId(editedItemId) : flow.storageId;
  const { mix, updateMix, resetMix } = useCustomMix();
  const { basket, status } = useBasket();
  const { selectedShop } = useStore();
  const { open } = useSidebar();
  const [isSent, setSent] = useState(false);
  const [wantedDiets, setWantedDiets] = useState<Diet[]>([]);
  const [takenUp, setTakenUp] = useState<Rebuilt | null>(null);
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

  const change = useFulfillmentChange({
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
  const { setNews, isSettled } = change;

  // What the shop turns out not to have leaves the box.
  const { kept, isAnyDropped } =
    isPickup && shopStock
      ? keepAvailable(mix.candySelections, offer.candies, rules, situation)
      : { kept: mix.candySelections, isAnyDropped: false };
  const dropMissing = useEffectEvent(() => {
    const ids = mix.candySelections.flatMap(({ id }) => (kept.some((each) => each.id === id) ? [] : id));
    updateMix({ candySelections: kept });
    setNews((earlier) => ({
      ...(earlier?.kind === "kept" && earlier),
      kind: "dropped",
      ids: [...(earlier?.kind === "dropped" ? earlier.ids : []), ...ids],
    }));
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the shop's answer comes from outside
    if (isAnyDropped) dropMissing();
  }, [isAnyDropped]);

  const candyOf = (id: string) => offer.candies.find((candy) => candy.id === id);
  const unitsOf = (id: string) => {
    const candy = candyOf(id);
    return candy ? unitsOfCandy(candy, rules, situation) : 0;
  };
  const isOutBy = (candy: MixCandy, own: MixRules) => isCandyOut(candy, own, situation);
  const isSizeOut = ({ id, orderable }: MixBoxSize) =>
    isPickup ? shopStock !== undefined && !shopStock[id]?.orderable : !orderable;
  const boxes = boxesFor(offer.boxes, option);
  const candies = candiesFor(offer.candies, option);

  /** Puts other candies into the box; what was told about those before is over. */
  const fill = (candySelections: CandyQuantity[], patch: Partial<CustomMix> = {}) => {
    setNews(null);
    updateMix({ candySelections, ...patch });
  };

  /** A mix that was started from one of its pieces begins with it. */
  const wanted = (chosen: MixBox): CandyQuantity[] =>
    candies.some((candy) => candy.id === piece && !isOutBy(candy, chosen.rules))
      ? toggleCandy([], piece ?? "", chosen.rules, unitsOf)
      : [];

  /** What the address says beside the step. */
  const asking = new URLSearchParams([
    ...(editedItemId ? [["edit", editedItemId]] : []),
    ...(piece ? [["piece", piece]] : []),
  ]).toString();

  return {
    ...change,
    flow,
    mix,
    editedItemId,
    isReady:
      hasDraft &&
      isSettled &&
      (editedItemId === null || problem !== null || mix.boxSelection !== null || (isBasketKnown && line === undefined)),
    problem,
    boxes,
    box,
    size,
    candies,
    candyOf,
    isOut: (candy) => isOutBy(candy, rules),
    isSizeOut,
    unitsOf,
    shop: selectedShop,
    option,
    boxName: (id) => offer.boxes.find((each) => each.id === id)?.name,
    chooseSize: (chosen, { id }) => {
      const begun = mix.candySelections.length > 0 ? mix.candySelections : wanted(chosen);
      const isOther = chosen.id !== mix.boxSelection && JSON.stringify(chosen.rules) !== JSON.stringify(rules);
      const candySelections = isOther ? wanted(chosen) : begun;
      fill(candySelections, {
        storageId,
        boxSelection: chosen.id,
        boxVariantSelection: id,
        initialQuantities: candySelections,
      });
    },
    toggle: (id) => {
      const candySelections = toggleCandy(mix.candySelections, id, rules, unitsOf);
      fill(candySelections, { initialQuantities: candySelections });
    },
    setCandies: (candySelections) => fill(candySelections),
    setQuantity: (quantity) => updateMix({ quantity }),
    wantedDiets,
    setWantedDiets,
    surpriseMe: () => {
      const fitting = candies.filter((candy) => fitsDiets(candy, wantedDiets) && !isOutBy(candy, rules));
      const candySelections = surprise(
        fitting.map(({ id }) => id),
        rules,
        unitsOf,
      );
      fill(candySelections, { initialQuantities: candySelections });
      return candySelections;
    },
    rebuilt: (recipe) =>
      rebuildBox(recipe, { boxes, candies, known: offer.candies, isOut: isOutBy, isSizeOut, unitsOf }),
    takeUp: (rebuilt) => {
      setTakenUp(rebuilt);
      fill(rebuilt.candies, {
        storageId,
        boxSelection: rebuilt.box.id,
        boxVariantSelection: rebuilt.size.id,
        initialQuantities: rebuilt.candies,
      });
    },
    takenUp,
    reset: () => {
      setNews(null);
      setTakenUp(null);
      resetMix();
    },
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

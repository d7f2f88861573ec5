import type { CustomMix, CustomMixState } from "#app/contexts/custom-mix-context.tsx";
import type { MixRules } from "#app/domain/custom-mix/box.ts";
import { toggleCandy, type CandyQuantity } from "#app/domain/custom-mix/quantities.ts";
import { fitsDiets, type Diet } from "./box/box-label.ts";
import { rebuildBox, type Rebuilt } from "./kept-boxes/rebuild-box.ts";
import type { BoxRecipe } from "./kept-boxes/shared-box.ts";
import type { MixChoices } from "./mix-choices.ts";
import type { MixBox, MixBoxSize, MixCandy } from "./mix-view.ts";
import { surprise } from "./steps/surprise.ts";

/** What a shopper does with the box. */
export interface BoxActions {
  chooseSize: (box: MixBox, size: MixBoxSize) => void;
  toggle: (id: string) => void;
  setCandies: (candies: CandyQuantity[]) => void;
  setQuantity: (quantity: number) => void;
  /** Fills the box by chance, from what fits and is there; gives what is in it then. */
  surpriseMe: () => CandyQuantity[];
  /** A saved or shared box as it can be had now; null where there is no box for it. */
  rebuilt: (recipe: BoxRecipe) => Rebuilt | null;
  /** Goes on with a rebuilt box; what had to be different is told on the way. */
  takeUp: (rebuilt: Rebuilt) => void;
  reset: () => void;
}

/** What the actions read, and what they change. */
interface BoxBeingBuilt extends Pick<CustomMixState, "updateMix" | "resetMix"> {
  storageId: string;
  mix: CustomMix;
  rules: MixRules;
  choices: MixChoices;
  /** Every candy of the flow, also those that are not offered this way. */
  allCandies: readonly MixCandy[];
  /** The candy that the mix was started from. */
  piece: string | null;
  /** Whether the shopper may have it. */
  suits: (candy: MixCandy) => boolean;
  diets: readonly Diet[];
  /** What was told about the candies before is over. */
  clearNews: () => void;
  setTakenUp: (rebuilt: Rebuilt | null) => void;
}

/** The actions on a box as it stands. */
export const boxActions = ({
  storageId,
  mix,
  rules,
  choices,
  allCandies,
  piece,
  diets,
  suits,
  updateMix,
  resetMix,
  clearNews,
  setTakenUp,
}: BoxBeingBuilt): BoxActions => {
  const { boxes, candies, isOut, isSizeOut, unitsOf } = choices;
  const fill = (candySelections: CandyQuantity[], patch: Partial<CustomMix> = {}) => {
    clearNews();
    updateMix({ candySelections, ...patch });
  };
  /** A mix that was started from one of its pieces begins with it. */
  const firstOf = (chosen: MixBox): CandyQuantity[] =>
    candies.some((candy) => candy.id === piece && !isOut(candy, chosen.rules))
      ? toggleCandy([], piece ?? "", chosen.rules, unitsOf)
      : [];

  return {
    chooseSize: (chosen, { id }) => {
      const isOther = chosen.id !== mix.boxSelection && JSON.stringify(chosen.rules) !== JSON.stringify(rules);
      const candySelections = isOther || mix.candySelections.length === 0 ? firstOf(chosen) : mix.candySelections;
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
    surpriseMe: () => {
      const fitting = candies.filter((candy) => fitsDiets(candy, diets) && suits(candy) && !isOut(candy));
      const candySelections = surprise(
        fitting.map(({ id }) => id),
        rules,
        unitsOf,
      );
      fill(candySelections, { initialQuantities: candySelections });
      return candySelections;
    },
    rebuilt: (recipe) => rebuildBox(recipe, { boxes, candies, known: allCandies, isOut, isSizeOut, unitsOf }),
    takeUp: (rebuilt) => {
      setTakenUp(rebuilt);
      fill(rebuilt.candies, {
        storageId,
        boxSelection: rebuilt.box.id,
        boxVariantSelection: rebuilt.size.id,
        initialQuantities: rebuilt.candies,
      });
    },
    reset: () => {
      clearNews();
      setTakenUp(null);
      resetMix();
    },
  };
};

import type { MixRules } from "#app/domain/custom-mix/box.ts";
import { boxesFor, type MixBox, type MixBoxSize, type MixCandy, type MixOffer } from "./mix-view.ts";
import { candiesFor, isCandyOut, unitsOfCandy, type MixSituation } from "./steps/candies.ts";

/** What there is to choose from, the way the box goes. */
export interface MixChoices {
  boxes: MixBox[];
  /** The candies that are offered this way. */
  candies: MixCandy[];
  candyOf: (id: string) => MixCandy | undefined;
  isOut: (candy: MixCandy, own?: MixRules) => boolean;
  isSizeOut: (size: MixBoxSize) => boolean;
  unitsOf: (id: string) => number | undefined;
  /** The name of any box of the flow, also of one that is not offered this way. */
  boxName: (id: string) => string | undefined;
}

/** What of an offer can be had in a situation, for a box of these rules. */
export const mixChoices = (offer: MixOffer, rules: MixRules, situation: MixSituation): MixChoices => {
  const { option, shopStock } = situation;
  const candyOf = (id: string) => offer.candies.find((candy) => candy.id === id);
  return {
    boxes: boxesFor(offer.boxes, option),
    candies: candiesFor(offer.candies, option),
    candyOf,
    isOut: (candy, own = rules) => isCandyOut(candy, own, situation),
    isSizeOut: ({ id, orderable }) =>
      option === "pickup" ? shopStock !== undefined && !shopStock[id]?.orderable : !orderable,
    unitsOf: (id) => {
      const candy = candyOf(id);
      return candy ? unitsOfCandy(candy, rules, situation) : 0;
    },
    boxName: (id) => offer.boxes.find((each) => each.id === id)?.name,
  };
};

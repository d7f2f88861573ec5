import { defineMessages, type IntlShape } from "react-intl";
import { amountText } from "#app/components/custom-mix/mix-messages.ts";
import type { MixRules } from "#app/domain/custom-mix/box.ts";
import type { MixBoxSize, MixCandy } from "../mix-view.ts";
import { fitsDiets, piecesOf, type Allergen, type BoxLabel, type Diet } from "./box-label.ts";

const allergenNames = defineMessages({
  milk: { id: "mix.allergen.milk", defaultMessage: "milk" },
  eggs: { id: "mix.allergen.eggs", defaultMessage: "eggs" },
  peanuts: { id: "mix.allergen.peanuts", defaultMessage: "peanuts" },
  treeNuts: { id: "mix.allergen.treeNuts", defaultMessage: "tree nuts" },
  soy: { id: "mix.allergen.soy", defaultMessage: "soy" },
  wheat: { id: "mix.allergen.wheat", defaultMessage: "wheat" },
});

const dietNames = defineMessages({
  noNuts: { id: "mix.diet.noNuts", defaultMessage: "Nut free" },
  noMilk: { id: "mix.diet.noMilk", defaultMessage: "Dairy free" },
  vegan: { id: "mix.diet.vegan", defaultMessage: "Vegan" },
  kosher: { id: "mix.diet.kosher", defaultMessage: "Kosher" },
  noDark: { id: "mix.diet.noDark", defaultMessage: "No dark chocolate" },
});

/** What is kept to: 'Nut free'. */
export const dietText = (intl: IntlShape, diet: Diet): string => intl.formatMessage(dietNames[diet]);

const listText = (intl: IntlShape, named: readonly Allergen[]) =>
  intl.formatList(
    named.map((each) => intl.formatMessage(allergenNames[each])),
    { type: "conjunction" },
  );

/** The allergens of a whole box in a sentence or two. */
export const labelText = (intl: IntlShape, { contains, mayContain, packedNear }: BoxLabel): string =>
  [
    contains.length === 0 &&
      mayContain.length === 0 &&
      intl.formatMessage({ id: "mix.label.none", defaultMessage: "No common allergens in these flavors." }),
    contains.length > 0 &&
      intl.formatMessage(
        { id: "mix.label.contains", defaultMessage: "Contains {allergens}." },
        { allergens: listText(intl, contains) },
      ),
    mayContain.length > 0 &&
      intl.formatMessage(
        { id: "mix.label.mayContain", defaultMessage: "May contain traces of {allergens}." },
        { allergens: listText(intl, mayContain) },
      ),
    packedNear.length > 0 &&
      intl.formatMessage(
        { id: "mix.label.packedNear", defaultMessage: "Packed in a facility that handles {allergens}." },
        { allergens: listText(intl, packedNear) },
      ),
  ]
    .filter(Boolean)
    .join(" ");

/** About how many pieces: 'about 3 pieces'. */
export const piecesText = (intl: IntlShape, pieces: number): string =>
  intl.formatMessage(
    { id: "mix.about", defaultMessage: "about {pieces, plural, one {# piece} other {# pieces}}" },
    { pieces },
  );

/** How much of a candy, in pieces as well: '15%, about 3 pieces'. */
export const shareText = (
  intl: IntlShape,
  quantity: number,
  { rules, size, candy }: { rules: MixRules; size: MixBoxSize | null; candy: MixCandy | undefined },
): string => {
  const amount = amountText(intl, quantity, rules);
  const pieces = rules.unitType === "percent" ? piecesOf(quantity, size, candy) : undefined;
  return pieces === undefined ? amount : `${amount}, ${piecesText(intl, pieces)}`;
};

/** What a chosen candy is not, of what is kept to; undefined where it fits. */
export const warningText = (intl: IntlShape, candy: MixCandy, wanted: readonly Diet[]): string | undefined => {
  const broken = wanted.filter((diet) => !fitsDiets(candy, [diet]));
  return broken.length === 0
    ? undefined
    : intl.formatMessage(
        { id: "mix.doesNotFit", defaultMessage: "In your box, but not: {diets}" },
        { diets: intl.formatList(broken.map((diet) => dietText(intl, diet).toLowerCase())) },
      );
};

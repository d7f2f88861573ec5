import { defineMessages, type IntlShape } from "react-intl";
import type { Avoidable } from "#app/domain/product/tile-allergens.ts";

const words = defineMessages({
  milk: { id: "allergy.milk", defaultMessage: "Milk" },
  eggs: { id: "allergy.eggs", defaultMessage: "Eggs" },
  peanuts: { id: "allergy.peanuts", defaultMessage: "Peanuts" },
  treeNuts: { id: "allergy.treeNuts", defaultMessage: "Tree nuts" },
  soy: { id: "allergy.soy", defaultMessage: "Soy" },
  wheat: { id: "allergy.wheat", defaultMessage: "Wheat" },
  hazelnuts: { id: "allergy.hazelnuts", defaultMessage: "Hazelnuts" },
  gluten: { id: "allergy.gluten", defaultMessage: "Gluten" },
});

/** An allergy by its name. */
export const allergyName = (intl: IntlShape, allergy: Avoidable): string => intl.formatMessage(words[allergy]);

/** Several allergies as a list within a sentence: 'milk and soy'. */
export const allergyNames = (intl: IntlShape, allergies: readonly Avoidable[]): string =>
  intl.formatList(allergies.map((allergy) => allergyName(intl, allergy).toLocaleLowerCase(intl.locale)));

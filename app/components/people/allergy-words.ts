import { defineMessages, type IntlShape } from "react-intl";
import type { Allergy } from "#app/domain/people/allergies.ts";

const words = defineMessages({
  milk: { id: "allergy.milk", defaultMessage: "Milk" },
  eggs: { id: "allergy.eggs", defaultMessage: "Eggs" },
  peanuts: { id: "allergy.peanuts", defaultMessage: "Peanuts" },
  treeNuts: { id: "allergy.treeNuts", defaultMessage: "Tree nuts" },
  soy: { id: "allergy.soy", defaultMessage: "Soy" },
  wheat: { id: "allergy.wheat", defaultMessage: "Wheat" },
});

/** An allergy by its name. */
export const allergyName = (intl: IntlShape, allergy: Allergy): string => intl.formatMessage(words[allergy]);

/** Several allergies as a list within a sentence: 'milk and soy'. */
export const allergyNames = (intl: IntlShape, allergies: readonly Allergy[]): string =>
  intl.formatList(allergies.map((allergy) => allergyName(intl, allergy).toLocaleLowerCase(intl.locale)));

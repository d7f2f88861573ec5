import type { IntlShape } from "react-intl";
import { allergyNames } from "#app/components/people/allergy-words.ts";
import type { Conflict } from "#app/domain/product/allergen-shield.ts";

/** Why a sweet does not fit, what is in it first: 'Has milk and hazelnuts · Wheat handled nearby'. */
export const conflictText = (intl: IntlShape, { contains, nearby }: Conflict): string =>
  [
    ...(contains.length > 0
      ? [
          intl.formatMessage(
            { id: "shield.contains", defaultMessage: "Has {allergens}" },
            { allergens: allergyNames(intl, contains) },
          ),
        ]
      : []),
    ...(nearby.length > 0
      ? [
          intl.formatMessage(
            { id: "shield.nearby", defaultMessage: "May have traces of {allergens}" },
            { allergens: allergyNames(intl, nearby) },
          ),
        ]
      : []),
  ].join(" · ");

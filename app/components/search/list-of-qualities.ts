import type { IntlShape } from "react-intl";

/** Qualities as a sentence says them: "sour or salty and without gelatin"; those of one list are alternatives. */
export const listOfQualities = (intl: IntlShape, qualities: readonly (readonly string[])[]): string =>
  intl.formatList(
    qualities.map((alternatives) => intl.formatList(alternatives, { type: "disjunction" })),
    { type: "conjunction" },
  );

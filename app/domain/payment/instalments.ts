/**
 * Whether instalments are offered for a price in units: from the least amount on (in minor units), where the site
 * preference agrees.
 */
export const areInstalmentsOffered = (
  instalments: { minAmount: number } | undefined,
  preferences: { isKlarnaEnabled?: unknown },
  price: number | null | undefined,
): boolean =>
  instalments !== undefined &&
  preferences.isKlarnaEnabled === true &&
  typeof price === "number" &&
  Math.round(price * 100) >= instalments.minAmount;

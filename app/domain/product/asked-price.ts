import type { PriceLine } from "./price-line.ts";

/** The price asked now. */
export const askedPrice = (line: PriceLine): number => line.sale ?? line.standard;

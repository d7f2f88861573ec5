import type { PriceLine } from "./price-line.ts";

/** How much of the ordinary price is saved, in whole percent; 0 without a sale. */
export const savedPercent = (line: PriceLine): number =>
  line.sale === undefined || line.standard <= 0 ? 0 : Math.round((1 - line.sale / line.standard) * 100);

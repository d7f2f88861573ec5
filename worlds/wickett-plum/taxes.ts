/** When the table below was put together. */
export const taxTableDate = "2026-01-01";

/**
 * One region's rates in percent. A class that is left out takes the rate of `food`; `merchandise` is the general rate.
 */
interface RegionRates {
  merchandise: number;
  candy?: number;
  foodFlour?: number;
  food: number;
  shipping: number;
}

const region = (
  merchandise: number,
  candy: number,
  food: number,
  shipping: "taxed" | "free",
  foodFlour = food,
): RegionRates => ({ merchandise, candy, food, foodFlour, shipping: shipping === "taxed" ? merchandise : 0 });

/**
 * State and provincial rates by class of goods: illustrative, without county and city taxes, and no advice to anybody.
 * About two dozen states tax candy (sweets without flour) unlike other food. Arguments: general rate, candy, food,
 * shipping.
 */
export const usRates: Readonly<Record<string, RegionRates>> = {
  AL: region(4, 2, 2, "free"),
  AK: region(0, 0, 0, "free"),
  AZ: region(5.6, 0, 0, "free"),
  AR: region(6.5, 6.5, 0, "taxed"),
  CA: region(7.25, 0, 0, "free"),
  CO: region(2.9, 2.9, 0, "free"),
  CT: region(6.35, 6.35, 0, "taxed"),
  DE: region(0, 0, 0, "free"),
  DC: region(6, 6, 0, "taxed"),
  FL: region(6, 6, 0, "free"),
  GA: region(4, 0, 0, "taxed"),
  HI: region(4, 4, 4, "taxed"),
  ID: region(6, 6, 6, "free"),
  IL: region(6.25, 6.25, 0, "free"),
  IN: region(7, 7, 0, "taxed"),
  IA: region(6, 6, 0, "free"),
  KS: region(6.5, 6.5, 0, "free"),
  KY: region(6, 6, 0, "taxed"),
  LA: region(5, 0, 0, "free"),
  ME: region(5.5, 5.5, 0, "free"),
  MD: region(6, 6, 0, "free"),
  MA: region(6.25, 0, 0, "free"),
  MI: region(6, 0, 0, "taxed"),
  MN: region(6.875, 6.875, 0, "taxed"),
  MS: region(7, 5, 5, "taxed"),
  MO: region(4.225, 1.225, 1.225, "free"),
  MT: region(0, 0, 0, "free"),
  NE: region(5.5, 0, 0, "taxed"),
  NV: region(6.85, 0, 0, "free"),
  NH: region(0, 0, 0, "free"),
  NJ: region(6.625, 6.625, 0, "taxed"),
  NM: region(4.875, 0, 0, "taxed"),
  NY: region(4, 4, 0, "taxed"),
  NC: region(4.75, 4.75, 0, "taxed"),
  ND: region(5, 5, 0, "taxed"),
  OH: region(5.75, 0, 0, "taxed"),
  OK: region(4.5, 4.5, 0, "free"),
  OR: region(0, 0, 0, "free"),
  PA: region(6, 0, 0, "taxed"),
  RI: region(7, 7, 0, "taxed"),
  SC: region(6, 0, 0, "taxed"),
  SD: region(4.2, 4.2, 4.2, "taxed"),
  TN: region(7, 7, 4, "taxed"),
  TX: region(6.25, 6.25, 0, "taxed"),
  UT: region(4.85, 4.85, 1.75, "free"),
  VT: region(6, 0, 0, "taxed"),
  VA: region(4.3, 0, 0, "free"),
  WA: region(6.5, 0, 0, "taxed"),
  WV: region(6, 6, 0, "taxed"),
  WI: region(5, 5, 0, "taxed"),
  WY: region(4, 0, 0, "free"),
};

/**
 * Sweets are outside the zero-rated groceries in Canada; provinces differ in whether their own sales tax takes them
 * too.
 */
export const canadianRates: Readonly<Record<string, RegionRates>> = {
  AB: region(5, 5, 0, "taxed", 5),
  BC: region(12, 5, 0, "taxed", 5),
  MB: region(12, 12, 0, "taxed", 12),
  NB: region(15, 15, 0, "taxed", 15),
  NL: region(15, 15, 0, "taxed", 15),
  NS: region(14, 14, 0, "taxed", 14),
  NT: region(5, 5, 0, "taxed", 5),
  NU: region(5, 5, 0, "taxed", 5),
  ON: region(13, 13, 0, "taxed", 13),
  PE: region(15, 15, 0, "taxed", 15),
  QC: region(14.975, 14.975, 0, "taxed", 14.975),
  SK: region(11, 11, 0, "taxed", 11),
  YT: region(5, 5, 0, "taxed", 5),
};

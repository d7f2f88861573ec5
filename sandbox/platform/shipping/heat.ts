import type { Parcel } from "./goods.ts";
import type { Route } from "./shipping-geography.ts";

/**
 * From this usual high on, in degrees Fahrenheit, what melts travels with a cold pack: the middle of what merchants
 * use.
 */
export const HEAT_LIMIT_FAHRENHEIT = 75;

/** Business days a cold pack lasts. */
export const COLD_PACK_DAYS = 3;

/** What is said about goods: whether they mind the heat. */
export type HeatLabel = "Heat Sensitive" | "Warm Weather Friendly";

export const heatLabel = (meltable: boolean): HeatLabel => (meltable ? "Heat Sensitive" : "Warm Weather Friendly");

/** Whether anything in a parcel melts. */
export const isHeatSensitive = ({ lines }: Parcel): boolean => lines.some(({ meltable }) => meltable);

/** Whether it is hot in a month where the parcel starts or where it goes, or the merchant says so. January is 0. */
export const isHot = ({ region, originRegion, isHeatWave }: Route, month: number): boolean =>
  isHeatWave === true || Math.max(region.highs[month] ?? 0, originRegion?.highs[month] ?? 0) >= HEAT_LIMIT_FAHRENHEIT;

/** Whether a parcel that must stay cool is too long on the road. */
export const isTooSlowForHeat = (mostTransitDays: number): boolean => mostTransitDays > COLD_PACK_DAYS;

/** Monday to Wednesday: what must stay cool does not spend the weekend in a depot. 0 is Sunday. */
export const isCoolShipDay = (weekday: number): boolean => weekday >= 1 && weekday <= 3;

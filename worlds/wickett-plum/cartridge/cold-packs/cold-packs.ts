import { monthOf, weekdayOf } from "#sandbox/platform/shipping/business-days.ts";
import type { CaredRoute, ParcelCare } from "#sandbox/platform/shipping/parcel-care.ts";
import type { PreferenceValues } from "#sandbox/platform/site-preferences/preference-values.ts";
import { coldPackCents } from "#worlds/wickett-plum/shipping-methods.ts";

/**
 * From this usual high on, in degrees Fahrenheit, what melts travels with a cold pack: the middle of what merchants
 * use.
 */
const HEAT_LIMIT_FAHRENHEIT = 75;

/** Business days a cold pack lasts. */
const COLD_PACK_DAYS = 3;

/** Last day of the week on which what must stay cool leaves: it does not spend the weekend in a depot. 0 is Sunday. */
const WEDNESDAY = 3;

/** Whether a product melts. */
const melts = (attributes: Readonly<Record<string, unknown>>): boolean => attributes["c_isMeltable"] === true;

/** What is said about goods: whether they mind the heat. */
export const heatLabel = (attributes: Readonly<Record<string, unknown>>): "Heat Sensitive" | "Warm Weather Friendly" =>
  melts(attributes) ? "Heat Sensitive" : "Warm Weather Friendly";

/** Whether it is usually hot in a month where the parcel starts or where it goes. January is 0. */
const isHot = ({ region, originRegion }: CaredRoute, month: number): boolean =>
  Math.max(region.highs[month] ?? 0, originRegion?.highs[month] ?? 0) >= HEAT_LIMIT_FAHRENHEIT;

/**
 * What melts travels with a cold pack while it is hot, or at any time while the merchant has declared a heat wave
 * (`heatWave`).
 */
export const coldPacks = ({ heatWave }: PreferenceValues): ParcelCare => ({
  isNeededBy: ({ lines }) => lines.some(({ attributes }) => melts(attributes)),
  isGiven: (route, day) => heatWave === true || isHot(route, monthOf(day)),
  leavesOn: (day) => weekdayOf(day) >= 1 && weekdayOf(day) <= WEDNESDAY,
  lasts: (mostTransitDays) => mostTransitDays <= COLD_PACK_DAYS,
  costCents: (methodId, currency) => coldPackCents[methodId]?.[currency] ?? 0,
  names: { exclusion: "heat", hold: "heat-hold", price: "c_coldPackPrice", explained: "coldPack" },
});

import type { Taxation } from "#sandbox/core/columns/taxation.ts";
import { roundHalfUp } from "#sandbox/platform/promotions/proration.ts";

/** A place that taxes. */
export interface Jurisdiction {
  countryCode: string;
  regionCode: string;
  /** Where a rate may be of a postal code alone. */
  postalCode?: string;
}

/** Stands for every region of a country, and for every country. */
export const ANYWHERE = "-";

/** Rates in hundred-thousandths by `country/region/class`; 7250 is 7.25 %. */
export type TaxRates = ReadonlyMap<string, number>;

export const taxRateKey = ({ countryCode, regionCode }: Jurisdiction, taxClass: string): string =>
  `${countryCode}/${regionCode}/${taxClass}`;

/** A rate from a day on, in hundred-thousandths. */
export interface DatedRate extends Jurisdiction {
  taxClass: string;
  rate: number;
  /** For example `2026-01-01`. */
  validFrom: string;
}

/** The rates in force on a day: of each place and class the latest that has come. */
export const ratesOn = (rates: readonly DatedRate[], day: string): TaxRates => {
  const latest = new Map<string, DatedRate>();
  for (const rate of rates) {
    const key = taxRateKey(rate, rate.taxClass);
    if (rate.validFrom <= day && rate.validFrom >= (latest.get(key)?.validFrom ?? "")) latest.set(key, rate);
  }
  return new Map([...latest].map(([key, { rate }]) => [key, rate]));
};

const PARTS = 100_000;

/** A postal code and what it is part of, the narrower first: 94103-1234 lies in 94103. */
const postalCodesOf = (postalCode: string | undefined): string[] => {
  if (postalCode === undefined) return [];
  const zip = /^(\d{5})-?\d{4}$/.exec(postalCode)?.[1];
  return zip === undefined ? [postalCode] : [postalCode, zip];
};

/**
 * The rate of a class of goods in a place, as a fraction: 0.0725. A postal code comes before its region, that before
 * the whole country and everywhere; a place without an entry takes nothing.
 */
export const taxRate = (rates: TaxRates, place: Jurisdiction, taxClass: string): number => {
  const { countryCode, postalCode } = place;
  const rate =
    postalCodesOf(postalCode)
      .map((regionCode) => rates.get(taxRateKey({ countryCode, regionCode }, taxClass)))
      .find((each) => each !== undefined) ??
    rates.get(taxRateKey(place, taxClass)) ??
    rates.get(taxRateKey({ countryCode, regionCode: ANYWHERE }, taxClass)) ??
    rates.get(taxRateKey({ countryCode: ANYWHERE, regionCode: ANYWHERE }, taxClass));
  return (rate ?? 0) / PARTS;
};

/** Net tax on an amount, half a cent rounded up. */
export const taxOn = (cents: number, rate: number): number => roundHalfUp((cents * Math.round(rate * PARTS)) / PARTS);

/** The tax that an amount holds, half a cent rounded up. */
export const taxWithin = (cents: number, rate: number): number => {
  const parts = Math.round(rate * PARTS);
  return roundHalfUp((cents * parts) / (PARTS + parts));
};

/** How the tax of an amount is found. */
export const taxBy = (taxation: Taxation | undefined) => (taxation === "gross" ? taxWithin : taxOn);

/** Countries whose states or provinces tax by themselves. */
const TAXED_BY_REGION: readonly string[] = ["US", "CA"];

/** The place an address is taxed in; null while its country is missing, or a region that has rates of its own. */
export const jurisdictionOf = (
  address: { countryCode?: unknown; stateCode?: unknown; postalCode?: unknown } | null | undefined,
): Jurisdiction | null => {
  const { countryCode, stateCode, postalCode } = address ?? {};
  if (typeof countryCode !== "string" || countryCode === "") return null;
  const country = countryCode.toUpperCase();
  const region = typeof stateCode === "string" ? stateCode.toUpperCase() : "";
  if (region === "" && TAXED_BY_REGION.includes(country)) return null;
  const place = { countryCode: country, regionCode: region || ANYWHERE };
  return typeof postalCode === "string" && postalCode !== "" ? { ...place, postalCode } : place;
};

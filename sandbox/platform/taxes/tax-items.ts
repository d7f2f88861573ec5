import { prorate } from "#sandbox/platform/promotions/proration.ts";
import type { Jurisdiction } from "./tax.ts";

/** One tax among those a line pays. */
export interface TaxItem {
  /** Who takes it and as what, for example `IL-SALES-TAX` or `CA-GST`. */
  id: string;
  /** As a fraction: 0.0625. */
  rate: number;
  cents: number;
}

/** The federal tax of Canada, and what provinces call their own; where the two are harmonised there is one. */
const GST_RATE = 0.05;
const provincialTaxes: Readonly<Record<string, string>> = { QC: "QST", BC: "PST", SK: "PST", MB: "RST" };
const harmonised = ["NB", "NL", "NS", "ON", "PE"];

const PARTS = 100_000;

const partsOf = ({ countryCode, regionCode }: Jurisdiction, rate: number): { id: string; rate: number }[] => {
  if (rate === 0) return [];
  if (countryCode !== "CA") return [{ id: `${regionCode}-SALES-TAX`, rate }];
  if (harmonised.includes(regionCode) && rate > GST_RATE) return [{ id: `${regionCode}-HST`, rate }];
  const provincial = Math.round((rate - GST_RATE) * PARTS) / PARTS;
  if (provincial <= 0) return [{ id: "CA-GST", rate }];
  const name = provincialTaxes[regionCode] ?? "PST";
  return [
    { id: "CA-GST", rate: GST_RATE },
    { id: `${regionCode}-${name}`, rate: provincial },
  ];
};

/**
 * The taxes a line's tax is made of, each with its share; the shares sum to it exactly. None where nothing is taken.
 */
export const taxItemsOf = (place: Jurisdiction, rate: number, taxCents: number): TaxItem[] => {
  const parts = partsOf(place, rate);
  const shares = prorate(
    taxCents,
    parts.map((part) => part.rate),
  );
  return parts.map((part, index) => ({ ...part, cents: shares[index] ?? 0 }));
};

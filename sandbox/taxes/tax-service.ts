import type { TaxRates } from "./tax.ts";
import type { TaxRepository } from "./tax-repository.ts";

/** Taxes as the other domains see them. */
export interface TaxService {
  /** The whole table. */
  rates(): Promise<TaxRates>;
  /** Forgets what was read; to be called after writing to the table. */
  invalidate(): void;
}

/** The tax table, kept in memory between writes. */
export const createTaxService = (repository: TaxRepository): TaxService => {
  let reading: Promise<TaxRates> | undefined;
  return {
    rates: () => {
      if (!reading) {
        reading = repository.readRates();
        reading.catch(() => (reading = undefined));
      }
      return reading;
    },
    invalidate: () => {
      reading = undefined;
    },
  };
};

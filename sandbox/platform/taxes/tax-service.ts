import { onForget } from "#sandbox/core/forgetting.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import { createSharedRead } from "#sandbox/core/database/shared-read.ts";
import { type DatedRate, ratesOn, type TaxRates } from "./tax.ts";
import type { TaxRepository } from "./tax-repository.ts";

/** Where rates come from, when not from the table. */
export interface TaxProvider {
  /** Rates in force at a moment. */
  rates(at: Date): Promise<TaxRates>;
}

/** Taxes as the other domains see them. */
export interface TaxService {
  /** The rates in force now. */
  rates(): Promise<TaxRates>;
  /** Adds a rate to the table from a day on, or replaces that day's. */
  putRate(rate: DatedRate): Promise<void>;
  /** Takes rates from somebody else from now on; null for the table again. */
  use(provider: TaxProvider | null): void;
}

/** The day of a moment, for example `2026-01-01`. */
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** The tax table, kept in memory between writes, with the rates of one day worked out once. */
export const createTaxService = (repository: TaxRepository, clock: Clock): TaxService => {
  let today: { day: string; rates: TaxRates } | undefined;
  let other: TaxProvider | null = null;
  const table = createSharedRead(() => repository.readRates());
  onForget(() => {
    today = undefined;
  });

  return {
    rates: async () => {
      if (other) return other.rates(clock.now());
      const all = await table();
      const day = dayOf(clock.now());
      if (today?.day !== day) today = { day, rates: ratesOn(all, day) };
      return today.rates;
    },

    putRate: async (rate) => {
      await repository.putRate(rate);
      table.forget();
      today = undefined;
    },

    use: (provider) => {
      other = provider;
    },
  };
};

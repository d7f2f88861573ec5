import type { PaymentMethod } from "./payment-method.ts";
import type { PaymentMethodRepository } from "./payment-method-repository.ts";

/** The ways to pay. */
export interface PaymentMethodService {
  /** Those of a site, offered or not, with all cards. */
  of(siteId: string): Promise<readonly PaymentMethod[]>;
  /** Those some site has. */
  everywhere(): Promise<readonly PaymentMethod[]>;
  /** Forgets what was read; to be called after writing ways to pay. */
  invalidate(): void;
}

/** Ways to pay, kept in memory between writes. */
export const createPaymentMethodService = (repository: PaymentMethodRepository): PaymentMethodService => {
  const read = new Map<string | null, Promise<readonly PaymentMethod[]>>();

  const of = (siteId: string | null): Promise<readonly PaymentMethod[]> => {
    const known = read.get(siteId);
    if (known) return known;
    const reading = repository.read(siteId);
    read.set(siteId, reading);
    reading.catch(() => read.delete(siteId));
    return reading;
  };

  return { of, everywhere: () => of(null), invalidate: () => read.clear() };
};

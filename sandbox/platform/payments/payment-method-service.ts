import { createSharedReads } from "#sandbox/core/database/shared-read.ts";
import type { PaymentMethod } from "./payment-method.ts";
import type { PaymentMethodRepository } from "./payment-method-repository.ts";

/** The ways to pay. */
export interface PaymentMethodService {
  /** Those of a site, offered or not, with all cards. */
  of(siteId: string): Promise<readonly PaymentMethod[]>;
  /** Those some site has. */
  everywhere(): Promise<readonly PaymentMethod[]>;
}

/** Ways to pay, kept in memory between writes. */
export const createPaymentMethodService = (repository: PaymentMethodRepository): PaymentMethodService => {
  const of = createSharedReads((siteId: string | null) => repository.read(siteId));

  return { of, everywhere: () => of(null) };
};

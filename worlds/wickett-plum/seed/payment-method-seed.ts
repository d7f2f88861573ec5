import type { Database } from "#sandbox/core/database/connection.ts";
import * as tables from "#sandbox/platform/payments/payment-tables.ts";
import { paymentMethods } from "#worlds/wickett-plum/payment-methods.ts";
import { allSites } from "#worlds/wickett-plum/all-sites.ts";
import type { PaymentTerms } from "#sandbox/platform/payments/payment-method.ts";

const termsOf = ({
  enabled = true,
  customerGroups = [],
  countries = [],
  currencies = [],
  ranges = {},
}: Partial<PaymentTerms>) => ({
  siteIds: allSites.map(({ id }) => id),
  texts: {},
  enabled,
  customerGroups: [...customerGroups],
  countries: [...countries],
  currencies: [...currencies],
  ranges: { ...ranges },
});

/** Puts the ways to pay, and the cards that pay, into their tables; every site has them. */
export const seedPaymentMethods = async (database: Database): Promise<void> => {
  await database.sql.insert(tables.paymentMethods).values(
    paymentMethods.map((method, position) => ({
      id: method.id,
      name: method.name,
      description: method.description,
      processorId: method.processorId,
      ...termsOf(method),
      position,
    })),
  );
  await database.sql.insert(tables.paymentCards).values(
    paymentMethods
      .flatMap(({ cards }) => cards)
      .map((card, position) => ({
        id: card.cardType,
        name: card.name,
        description: "",
        securityCodeLength: card.securityCodeLength,
        numberLengths: [...card.numberLengths],
        numberPrefixes: [...card.numberPrefixes],
        hasChecksum: card.hasChecksum ?? true,
        ...termsOf(card),
        position,
      })),
  );
};

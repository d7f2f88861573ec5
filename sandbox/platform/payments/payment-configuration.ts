import type { ShopperPaymentsTypes } from "@salesforce/commerce-sdk-isomorphic";
import { Fault } from "#sandbox/core/fault.ts";
import { applicableMethods, type PaymentMethod, type PaymentSituation } from "./payment-method.ts";

/** What a payment configuration is asked for. */
export interface ConfigurationQuestion {
  siteId: string;
  currency: string;
  country: string | null;
  /** Every site is a zone of its own, named like it. */
  zoneId: string | null;
  /** Whole cents; null when no amount was named. */
  amountCents: number | null;
}

const invalid = (field: string) =>
  new Fault(
    400,
    "invalid-payment-configuration-request",
    `The payment configuration request field '${field}' is invalid.`,
    { invalidField: field },
  );

/** Reads the question. @throws Fault 400 `invalid-payment-configuration-request` naming the field. */
export const configurationQuestionOf = (
  query: URLSearchParams,
  { siteId, currency }: { siteId: string; currency: string },
): ConfigurationQuestion => {
  if (query.get("currency") !== currency) throw invalid("currency");
  const country = query.get("countryCode");
  if (country !== null && !/^[A-Z]{2}$/.test(country)) throw invalid("countryCode");
  const zoneId = query.get("zoneId");
  if (zoneId !== null && !/^[\w-]{1,100}$/.test(zoneId)) throw invalid("zoneId");
  const amount = query.get("amount");
  if (amount !== null && !/^\d{1,9}(\.\d{1,9})?$/.test(amount)) throw invalid("amount");
  return { siteId, currency, country, zoneId, amountCents: amount === null ? null : Math.round(Number(amount) * 100) };
};

/** Processors of the platform itself, which ask no company that moves money. */
const isOwnProcessor = (processorId: string): boolean => processorId.startsWith("BASIC");

const offered = (methods: readonly PaymentMethod[], question: ConfigurationQuestion, customerGroups: string[]) => {
  const { amountCents, currency, country } = question;
  const withProcessor = methods.filter(({ processorId }) => !isOwnProcessor(processorId));
  // Without an amount no limit holds a method back.
  const unlimited = withProcessor.map((method) => ({ ...method, ranges: {} }));
  const situation: PaymentSituation = { openCents: amountCents ?? 1, customerGroups, currency, country };
  return applicableMethods(amountCents === null ? unlimited : withProcessor, situation);
};

/**
 * The companies that move money for a site and the ways to pay through each, for a currency, a country and an amount.
 * An unknown zone has none, as on the platform.
 */
export const paymentConfigurationOf = (
  methods: readonly PaymentMethod[],
  question: ConfigurationQuestion,
  customerGroups: string[],
): ShopperPaymentsTypes.PaymentConfiguration => {
  const { siteId, zoneId } = question;
  const isKnownZone = zoneId === null || zoneId === siteId;
  const found = isKnownZone ? offered(methods, question, customerGroups) : [];
  if (found.length === 0) return { zoneId: null, paymentMethodSetAccounts: [], paymentMethods: [] };
  return {
    zoneId: siteId,
    paymentMethodSetAccounts: [...new Set(found.map(({ processorId }) => processorId))].map((accountId) => ({
      accountId,
      config: {},
      live: false,
      vendor: accountId,
    })),
    paymentMethods: found.map(({ id, processorId, cards }) => ({
      accountId: processorId,
      paymentMethodType: cards.length > 0 ? "card" : id.toLowerCase(),
      paymentModes: ["Multistep"],
    })),
  };
};

import { Fault } from "#sandbox/core/fault.ts";
import type { CustomerPaymentInstrument } from "#sandbox/platform/customers/customer-payment-instrument.ts";
import { isCardExpired } from "#sandbox/platform/payments/payment-method.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import type { BasketPayment, PaymentRequest } from "./basket.ts";

/** Pays baskets and orders by what customers have saved. */
export interface SavedPaymentService {
  /**
   * A way to pay in full; one that names a saved one is its copy, so that it outlives the saved one.
   * @throws Fault 400 `bad-request` for one the customer does not have, a guest included, and for a card that cannot be
   * charged.
   */
  copied: (payment: PaymentRequest, owner: { customerId: string; registered: boolean }) => Promise<BasketPayment>;
  /** What the customer usually pays by: the default, else the newest one that is good; null without one. */
  usual: (customerId: string, id: string) => Promise<BasketPayment | null>;
}

const copyOf = (
  saved: CustomerPaymentInstrument,
  brand: string,
  id: string,
  amountCents: number | null,
): BasketPayment => ({
  id,
  methodId: saved.methodId,
  amountCents,
  card: saved.card && {
    cardType: saved.card.cardType,
    maskedNumber: saved.card.maskedNumber,
    holder: saved.card.holder,
    expirationMonth: saved.card.expirationMonth,
    expirationYear: saved.card.expirationYear,
  },
  token: null,
  customerPaymentInstrumentId: saved.id,
  storedCardId: saved.storedCardId,
  bankRoutingNumber: saved.bankRoutingNumber,
  gift: saved.gift && {
    certificateId: saved.gift.certificateId,
    brand,
    maskedNumber: saved.maskedGiftCertificateCode ?? "",
  },
  attributes: {},
});

const refused = (detail: string, customerPaymentInstrumentId: string) =>
  new Fault(400, "bad-request", detail, { path: "customerPaymentInstrumentId", customerPaymentInstrumentId });

/** @param instrumentsOf what a customer has saved, the default first, then the newest */
export const createSavedPaymentService = (
  instrumentsOf: (customerId: string) => Promise<readonly CustomerPaymentInstrument[]>,
  clock: Clock,
  giftCardBrand: string,
): SavedPaymentService => ({
  copied: async (payment, { customerId, registered }) => {
    if (!("savedInstrumentId" in payment)) return payment;
    const { savedInstrumentId } = payment;
    const known = registered ? await instrumentsOf(customerId) : [];
    const saved = known.find(({ id }) => id === savedInstrumentId);
    if (!saved)
      throw refused(`The customer has no payment instrument with ID '${savedInstrumentId}'.`, savedInstrumentId);
    if (saved.card && saved.storedCardId === null)
      throw refused("The saved card can't be charged. Please enter it again.", savedInstrumentId);
    return { ...copyOf(saved, giftCardBrand, payment.id, payment.amountCents), token: payment.codeToken };
  },

  usual: async (customerId, id) => {
    const good = (await instrumentsOf(customerId)).find(
      ({ card, storedCardId }) => card && storedCardId !== null && !isCardExpired(card, clock.now()),
    );
    return good ? copyOf(good, giftCardBrand, id, null) : null;
  },
});

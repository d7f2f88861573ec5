/** A gift card in a customer's wallet. */
export interface SavedGiftCard {
  id: string;
  paymentMethodId: string;
  lastDigits: string;
  /** What is left on it, in units of its currency. */
  balance: number;
  currency: string;
}

interface Instrument {
  paymentInstrumentId?: string;
  paymentMethodId?: string;
  maskedGiftCertificateCode?: string;
  [name: string]: unknown;
}

/** The gift cards among a customer's ways to pay, the newest first. */
export const savedGiftCards = ({
  paymentInstruments = [],
}: {
  paymentInstruments?: readonly object[];
}): SavedGiftCard[] =>
  (paymentInstruments as readonly Instrument[]).flatMap((instrument) => {
    const { paymentInstrumentId: id, paymentMethodId, maskedGiftCertificateCode: masked } = instrument;
    const { c_balance: balance, c_currency: currency } = instrument;
    return id && paymentMethodId && masked && typeof balance === "number" && typeof currency === "string"
      ? [{ id, paymentMethodId, lastDigits: masked.slice(-4), balance, currency }]
      : [];
  });

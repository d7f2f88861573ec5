import type { ShopperCustomersTypes } from "@salesforce/commerce-sdk-isomorphic";
import { isCardExpired } from "#sandbox/platform/payments/payment-method.ts";
import type { CustomerPaymentInstrument, SavedCard } from "./customer-payment-instrument.ts";

const withoutNothing = <T extends Record<string, unknown>>(members: T) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null && value !== "")) as {
    [name in keyof T]?: NonNullable<T[name]>;
  };

const presentCard = (card: SavedCard, now: Date): ShopperCustomersTypes.PaymentCard => ({
  ...withoutNothing({ ...card }),
  creditCardExpired: isCardExpired(card, now),
});

/** A saved way to pay; a card never shows more than its last digits, and says whether it has expired by now. */
export const presentPaymentInstrument = (
  instrument: CustomerPaymentInstrument,
  now: Date,
): ShopperCustomersTypes.CustomerPaymentInstrument => ({
  ...instrument.attributes,
  ...withoutNothing({
    bankRoutingNumber: instrument.bankRoutingNumber,
    maskedGiftCertificateCode: instrument.maskedGiftCertificateCode,
  }),
  ...(instrument.gift && {
    c_balance: instrument.gift.isUsable ? instrument.gift.balanceCents / 100 : 0,
    c_currency: instrument.gift.currency,
  }),
  paymentInstrumentId: instrument.id,
  paymentMethodId: instrument.methodId,
  default: instrument.isDefault,
  ...(instrument.card ? { paymentCard: presentCard(instrument.card, now) } : {}),
  creationDate: instrument.createdAt.toISOString(),
  lastModified: instrument.modifiedAt.toISOString(),
});

import type { ShopperBasketsTypes } from "@salesforce/commerce-sdk-isomorphic";
import { isExpressProcessor } from "./wallet-processor.ts";
import { isCardExpired, methodIn, type PaymentMethod } from "./payment-method.ts";

/** A card as it may be shown. */
interface ShownCard {
  cardType: string;
  maskedNumber: string | null;
  holder: string | null;
  expirationMonth: number | null;
  expirationYear: number | null;
}

/** A way to pay, without its token. */
export interface PresentablePayment {
  id: string;
  methodId: string;
  card: ShownCard | null;
  /** The bank that pays. */
  bankRoutingNumber: string | null;
  /** The gift certificate that pays. */
  gift: { brand: string; maskedNumber: string; balanceCents?: number } | null;
  /** The customer's saved way to pay that this one was copied from. */
  customerPaymentInstrumentId?: string | null;
  attributes: Readonly<Record<string, unknown>>;
}

const defined = (members: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null && value !== undefined));

/** A payment instrument with what it pays. */
export const presentPayment = (
  { id, methodId, card, gift, bankRoutingNumber, customerPaymentInstrumentId, attributes }: PresentablePayment,
  amountCents: number | null,
  now: Date,
): ShopperBasketsTypes.OrderPaymentInstrument => ({
  ...attributes,
  ...defined({
    paymentInstrumentId: id,
    paymentMethodId: methodId,
    customerPaymentInstrumentId,
    bankRoutingNumber,
    maskedGiftCertificateCode: gift?.maskedNumber,
    giftCard: gift && { brand: gift.brand, maskedCardNumber: gift.maskedNumber },
    amount: amountCents === null ? undefined : amountCents / 100,
    c_balanceAfterwards:
      gift?.balanceCents === undefined || amountCents === null
        ? undefined
        : Math.max(0, gift.balanceCents - amountCents) / 100,
    paymentCard:
      card &&
      defined({
        ...card,
        numberLastDigits: card.maskedNumber?.replace(/^.*\D/, ""),
        creditCardExpired: isCardExpired(card, now),
      }),
  }),
});

/** The ways to pay that are offered, in a language. */
export const presentPaymentMethods = (
  methods: readonly PaymentMethod[],
  locale: string,
): ShopperBasketsTypes.PaymentMethodResult => ({
  applicablePaymentMethods: methods
    .map((method) => methodIn(method, locale))
    .map(({ id, name, description, processorId, cards }) => ({
      id,
      name,
      description,
      paymentProcessorId: processorId,
      ...(cards.length > 0
        ? {
            cards: cards.map((card) => ({
              cardType: card.cardType,
              name: card.name,
              securityCodeLength: card.securityCodeLength,
              numberLengths: [...card.numberLengths],
              numberPrefixes: [...card.numberPrefixes],
              checksumVerificationEnabled: card.hasChecksum ?? true,
            })),
          }
        : {}),
      c_showInCart: isExpressProcessor(processorId),
    })),
});

import { useState } from "react";
import type { Basket } from "#app/commerce-api/baskets.ts";
import type { PaymentOffer } from "#app/commerce-api/payments.ts";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import type { BasketPaymentInstrument } from "#app/domain/basket/basket-document.ts";
import { isCardExpired } from "#app/domain/payment/card-expiry.ts";
import { mainInstrument, openAmount, walletIds } from "#app/domain/payment/payment-instruments.ts";

/** A card the customer keeps. */
export interface CustomerCard {
  id: string;
  card: NonNullable<BasketPaymentInstrument["paymentCard"]>;
  isExpired: boolean;
  isPreferred: boolean;
}

/** Name of the option for a saved card. */
export const savedOption = (cardId: string): string => `saved:${cardId}`;

/** The saved card an option means; undefined for another way to pay. */
export const savedCardId = (optionId: string): string | undefined =>
  optionId.startsWith("saved:") ? optionId.slice("saved:".length) : undefined;

const useCustomerCards = (): CustomerCard[] => {
  const { customer } = useCustomer();
  return (customer?.paymentInstruments ?? []).flatMap(({ paymentInstrumentId, paymentCard, ...more }) => {
    const { expirationMonth: month, expirationYear: year } = paymentCard ?? {};
    if (!paymentInstrumentId || !paymentCard) return [];
    return [
      {
        id: paymentInstrumentId,
        card: paymentCard,
        isExpired: month !== undefined && year !== undefined && isCardExpired({ month, year }, new Date()),
        isPreferred: (more as { default?: boolean }).default === true,
      },
    ];
  });
};

/**
 * What the shopper can pay by and has chosen: at first what the bag holds, else what she asked for on the page before,
 * else a saved card that is good, else a card.
 */
export const usePaymentChoice = (basket: Basket, offer: PaymentOffer | null, { hasFailed }: { hasFailed: boolean }) => {
  const cards = useCustomerCards();
  const main = mainInstrument(basket) as
    | (BasketPaymentInstrument & { customerPaymentInstrumentId?: string })
    | undefined;
  const [chosen, choose] = useState<string | null>(null);
  const good = cards.filter(({ isExpired }) => !isExpired);
  const usual = good.find(({ isPreferred }) => isPreferred) ?? good[0];
  const offered = offer?.paymentMethods.map(({ id }) => id) ?? ["CREDIT_CARD"];
  const wallets = offered.filter((id) => walletIds.has(id) && offer?.wallets[id]);
  const inBag = main?.customerPaymentInstrumentId
    ? savedOption(main.customerPaymentInstrumentId)
    : main?.paymentMethodId;
  const isPossible = (id: string | undefined): id is string =>
    id !== undefined && (offered.includes(id) || cards.some((card) => savedOption(card.id) === id));
  const chosenId = [chosen ?? undefined, inBag, usual && savedOption(usual.id)].find(isPossible) ?? "CREDIT_CARD";
  return {
    cards,
    /** The saved card that is chosen. */
    savedCard: cards.find((card) => savedOption(card.id) === chosenId),
    wallets,
    takesChecks: offered.includes("PAY_BY_CHECK"),
    chosenId,
    choose,
    /** The bag holds what is chosen, and it has not failed. */
    isKept: !hasFailed && inBag === chosenId,
    isFree: typeof basket.orderTotal === "number" && openAmount(basket) === 0,
  };
};

import { useMemo } from "react";
import type { Customer } from "#app/commerce-api/customers.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import type { BasketPaymentInstrument } from "#app/domain/basket/basket-document.ts";
import { savedGiftCards } from "#app/domain/payment/saved-gift-cards.ts";
import { useSubmission } from "#app/hooks/checkout/use-submission.ts";
import { cardRefusal, createWalletApi } from "./wallet-api.ts";

/** A card that a customer keeps. */
export interface SavedCard {
  id: string;
  card: NonNullable<BasketPaymentInstrument["paymentCard"]> & { holder?: string };
  isDefault: boolean;
  /** Whether subscriptions are paid by it. */
  paysSubscriptions: boolean;
}

/** The cards of a customer, in the order of the backend: the default one first, then the newest. */
export const savedCards = ({ paymentInstruments = [] }: Customer): SavedCard[] =>
  paymentInstruments.flatMap((instrument) => {
    const { paymentInstrumentId: id, paymentCard: card, default: isDefault } = instrument;
    return id && card
      ? [
          {
            id,
            card,
            isDefault: isDefault === true,
            paysSubscriptions: (instrument as Record<string, unknown>)["c_useForSubscriptions"] === true,
          },
        ]
      : [];
  });

/** A card as the card form gives it. */
export interface NewCard {
  transientToken: string;
  captureContext: string;
  holder: string;
}

/** Changes what a customer's wallet holds; the account is loaded again after each change. */
export const useWallet = (customer: Customer) => {
  const { payments, transports } = useCommerceApi();
  const { reload, signOut } = useCustomer();
  const api = useMemo(() => createWalletApi(transports), [transports]);
  const submission = useSubmission();
  const customerId = customer.customerId ?? "";

  const change = (action: () => Promise<void>) =>
    submission.run(async () => {
      await action();
      await reload();
    });

  /** Keeps a card. A refusal becomes a message; one that wants a login ends the session. */
  const add = async (card: NewCard, isDefault: boolean): Promise<boolean> => {
    let refused: unknown;
    const isDone = await change(async () => {
      try {
        const { paymentToken } = await payments.saveCard(card);
        if (isDefault) await api.makeDefault(customerId, paymentToken);
      } catch (error) {
        refused = error;
        throw error;
      }
    });
    if (refused === undefined) return isDone;
    const { message, code } = cardRefusal(refused);
    submission.setError(message);
    if (code === "unauthorized") await signOut();
    return false;
  };

  return {
    cards: savedCards(customer),
    giftCards: savedGiftCards(customer),
    add,
    remove: ({ id }: { id: string }) => change(() => api.remove(customerId, id)),
    makeDefault: ({ id }: SavedCard) => change(() => api.makeDefault(customerId, id)),
    paySubscriptionsBy: ({ id }: SavedCard) => change(() => api.useForSubscriptions(id)),
    submission,
  };
};

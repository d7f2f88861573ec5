import { useCallback, useEffect } from "react";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import type { BasketAddress } from "#app/domain/basket/basket-document.ts";
import { useBasketOperation } from "#app/hooks/basket/use-basket-operation.ts";

/** A card as the card form gives it. */
export interface CardEntry {
  transientToken: string;
  captureContext: string;
  /** Name on the card. */
  holder?: string;
}

const CARD = "CREDIT_CARD";

/** The card in the bag, if there is one. */
export const savedCard = (basket: Basket) =>
  basket.paymentInstruments?.find(({ paymentMethodId }) => paymentMethodId === CARD);

/**
 * Pays for the bag: saves the billing address, and with a card puts it in place of the one before. On arrival, instruments
 * whose method is no longer offered are removed (specification, section 4). `pay` rejects with `CommerceApiError`.
 */
export const usePayment = (basket: Basket) => {
  const { baskets, payments } = useCommerceApi();
  const run = useBasketOperation();
  const basketId = basket.basketId ?? "";
  const held = (basket.paymentInstruments ?? [])
    .map(({ paymentInstrumentId, paymentMethodId }) => `${paymentInstrumentId} ${paymentMethodId}`)
    .join(",");

  useEffect(() => {
    if (held === "") return;
    let isWanted = true;
    const refresh = async () => {
      const { applicablePaymentMethods = [] } = await baskets.paymentMethods(basketId);
      const offered = new Set(applicablePaymentMethods.map(({ id }) => id));
      if (offered.size === 0 || !isWanted) return;
      for (const [instrumentId = "", methodId = ""] of held.split(",").map((entry) => entry.split(" "))) {
        if (!offered.has(methodId)) await run((id) => baskets.removePaymentInstrument(id, instrumentId));
      }
    };
    void refresh().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [baskets, basketId, held, run]);

  const pay = useCallback(
    async (billing: BasketAddress, card: CardEntry | null) => {
      await run(async (id) => {
        const billed = await baskets.setBillingAddress(id, billing);
        if (!card) return billed;
        for (const { paymentInstrumentId } of billed.paymentInstruments ?? []) {
          if (paymentInstrumentId) await baskets.removePaymentInstrument(id, paymentInstrumentId);
        }
        return payments.addCard({ basketId: id, ...card });
      });
    },
    [baskets, payments, run],
  );

  return { pay };
};

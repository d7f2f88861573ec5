import { useCallback, useEffect, useState } from "react";
import { saleOf } from "#app/analytics/analytics-items.ts";
import { track } from "#app/analytics/track.ts";
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

/** The method of orders that cost nothing; the platform offers it alone once everything is paid for. */
const NOTHING_TO_PAY = "NO_PAYMENT";

interface Flash {
  type: string;
  details?: { paymentInstrumentId?: string };
}

/** Instruments that the basket itself says cannot pay for it. */
const refusedInstruments = (basket: Basket): string[] =>
  ((basket.c_flashes ?? []) as Flash[]).flatMap(({ type, details }) =>
    type === "PaymentMethodNotApplicable" && details?.paymentInstrumentId ? [details.paymentInstrumentId] : [],
  );

/** The card in the bag, if there is one. */
export const savedCard = (basket: Basket) =>
  basket.paymentInstruments?.find(({ paymentMethodId }) => paymentMethodId === CARD);

/** Instruments whose method is not among the offered ones; a list for an amount of nothing says nothing about them. */
const withoutMethod = (basket: Basket, offered: readonly { id: string }[]): string[] => {
  const ids = offered.map(({ id }) => id).filter((id) => id !== NOTHING_TO_PAY);
  if (ids.length === 0) return [];
  return (basket.paymentInstruments ?? []).flatMap(({ paymentInstrumentId, paymentMethodId = "" }) =>
    paymentInstrumentId && !ids.includes(paymentMethodId) ? [paymentInstrumentId] : [],
  );
};

/**
 * Pays for the bag: saves the billing address, and with a card puts it in place of the one before. On arrival, instruments
 * whose method is no longer offered are removed (specification, section 4). `pay` rejects with `CommerceApiError`.
 */
export const usePayment = (basket: Basket) => {
  const { baskets, payments } = useCommerceApi();
  const run = useBasketOperation();
  const [arrived] = useState(basket);

  useEffect(() => {
    const { basketId = "" } = arrived;
    if (!arrived.paymentInstruments?.length) return;
    let isWanted = true;
    const refresh = async () => {
      const { applicablePaymentMethods = [] } = await baskets.paymentMethods(basketId);
      const gone = new Set([...refusedInstruments(arrived), ...withoutMethod(arrived, applicablePaymentMethods)]);
      for (const instrumentId of gone) {
        if (isWanted) await run((id) => baskets.removePaymentInstrument(id, instrumentId));
      }
    };
    void refresh().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [arrived, baskets, run]);

  const pay = useCallback(
    async (billing: BasketAddress, card: CardEntry | null) => {
      await run(async (id) => {
        const billed = await baskets.setBillingAddress(id, billing);
        const paid = card ? await payments.addCard({ basketId: id, ...card }) : billed;
        const [instrument] = paid.paymentInstruments ?? [];
        track({
          event: "add_payment_info",
          ecommerce: { ...saleOf(paid), payment_type: instrument?.paymentMethodId ?? "none" },
        });
        return paid;
      });
    },
    [baskets, payments, run],
  );

  return { pay };
};

import { useEffect, useState } from "react";
import type { Basket } from "#app/commerce-api/baskets.ts";
import type { PaymentOffer } from "#app/commerce-api/payments.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { NOTHING_TO_PAY } from "#app/domain/payment/payment-instruments.ts";
import { useBasketOperation } from "#app/hooks/basket/use-basket-operation.ts";

interface Flash {
  type: string;
  details?: { paymentInstrumentId?: string };
}

/** Instruments that the basket itself says cannot pay for it. */
const refusedInstruments = (basket: Basket): string[] =>
  ((basket.c_flashes ?? []) as Flash[]).flatMap(({ type, details }) =>
    type === "PaymentMethodNotApplicable" && details?.paymentInstrumentId ? [details.paymentInstrumentId] : [],
  );

/** Instruments whose method is not among the offered ones; a list for an amount of nothing says nothing about them. */
const withoutMethod = (basket: Basket, offered: readonly { id: string }[]): string[] => {
  const ids = offered.map(({ id }) => id).filter((id) => id !== NOTHING_TO_PAY);
  if (ids.length === 0) return [];
  return (basket.paymentInstruments ?? []).flatMap(({ paymentInstrumentId, paymentMethodId = "" }) =>
    paymentInstrumentId && !ids.includes(paymentMethodId) ? [paymentInstrumentId] : [],
  );
};

/**
 * The ways to pay for the bag, null while they are on their way; asked for again when the total changes. After each answer,
 * instruments whose method is no longer offered are removed (payment-3). A shop that cannot be asked keeps
 * the card.
 */
export const usePaymentOffer = (basket: Basket): PaymentOffer | null => {
  const { baskets, payments } = useCommerceApi();
  const run = useBasketOperation();
  const [offer, setOffer] = useState<PaymentOffer | null>(null);
  const { basketId = "", orderTotal } = basket;
  const [arrived] = useState(basket);

  useEffect(() => {
    let isWanted = true;
    const refresh = async () => {
      const next = await payments.methods(basketId);
      if (!isWanted) return;
      setOffer(next);
      const gone = new Set([...refusedInstruments(arrived), ...withoutMethod(arrived, next.paymentMethods)]);
      for (const instrumentId of gone) {
        if (isWanted) await run((id) => baskets.removePaymentInstrument(id, instrumentId));
      }
    };
    refresh().catch(() => {
      if (isWanted)
        setOffer((before) => before ?? { paymentMethods: [{ id: "CREDIT_CARD" }], wallets: {}, openAmount: 0 });
    });
    return () => {
      isWanted = false;
    };
  }, [arrived, baskets, basketId, orderTotal, payments, run]);

  return offer;
};

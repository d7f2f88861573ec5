import { useEffect, useEffectEvent, useState } from "react";
import { logProblem } from "#app/browser/log-problem.ts";
import type { Basket } from "#app/commerce-api/baskets.ts";
import type { PaymentOffer } from "#app/commerce-api/payments.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { NOTHING_TO_PAY } from "#app/domain/payment/payment-instruments.ts";
import { useBasketOperation } from "#app/hooks/basket/use-basket-operation.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import { useLastKnown } from "#app/hooks/use-last-known.ts";

interface Flash {
  type: string;
  details?: { paymentInstrumentId?: string };
}

const onlyCard: PaymentOffer = { paymentMethods: [{ id: "CREDIT_CARD" }], wallets: {}, openAmount: 0 };

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
 * The ways to pay for the bag, null while they are on their way; asked for again when the total changes. After each
 * answer, instruments whose method is no longer offered are removed (payment-3). A shop that cannot be asked keeps the
 * card.
 */
export const usePaymentOffer = (basket: Basket): PaymentOffer | null => {
  const { baskets, payments } = useCommerceApi();
  const run = useBasketOperation();
  const { basketId = "", orderTotal } = basket;
  const [arrived] = useState(basket);

  const { status, value } = useAnswer(
    `ways to pay for ${basketId}: ${orderTotal}`,
    () => payments.methods(basketId),
    "The ways to pay could not be asked for.",
  );

  const removeGone = useEffectEvent(async ({ paymentMethods }: PaymentOffer, signal: AbortSignal) => {
    const gone = new Set([...refusedInstruments(arrived), ...withoutMethod(arrived, paymentMethods)]);
    for (const instrumentId of gone) {
      if (!signal.aborted) await run((id) => baskets.removePaymentInstrument(id, instrumentId));
    }
  });
  useEffect(() => {
    if (!value) return;
    const removal = new AbortController();
    removeGone(value, removal.signal).catch((error: unknown) =>
      logProblem("A payment that is no longer offered could not be removed.", error),
    );
    return () => removal.abort();
  }, [value]);

  return useLastKnown(value) ?? (status === "failed" ? onlyCard : null);
};

import { useCallback } from "react";
import { saleOf } from "#app/analytics/sale-items.ts";
import { track } from "#app/analytics/track.ts";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { shopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import type { BasketAddress } from "#app/domain/basket/basket-document.ts";
import { mainInstrument } from "#app/domain/payment/payment-instruments.ts";
import { useBasketOperation } from "#app/hooks/basket/use-basket-operation.ts";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import { isLoginRequired, paymentInstrumentProblem } from "./payment-instrument-problem.ts";

/** A card as the card form gives it. */
export interface CardEntry {
  transientToken: string;
  captureContext: string;
  /** Name on the card. */
  holder?: string;
  /** Where the site asks for a captcha before a card is put into the bag. */
  recaptchaToken?: string;
}

/** What is to pay the rest of the bag. */
export type PaymentChoice =
  /** What is in the bag already: a card entered before, or a wallet that was approved. */
  | { kind: "kept" }
  | { kind: "card"; card: CardEntry; isToBeSaved: boolean }
  | { kind: "saved-card"; id: string; code: { transientToken: string; captureContext: string } }
  /** By check, or by nothing. */
  | { kind: "plain"; methodId: string };

/** The card in the bag, if there is one. */
export const savedCard = (basket: Basket) =>
  basket.paymentInstruments?.find(({ paymentMethodId }) => paymentMethodId === "CREDIT_CARD");

/**
 * Pays for the bag: saves the billing address, which may be read from the bag as it is then, and puts what was chosen
 * in place of what paid before. `pay` and `approve` reject with `CommerceApiError`.
 */
export const usePayment = () => {
  const { baskets, payments } = useCommerceApi();
  const run = useBasketOperation();
  const { signOut } = useCustomer();
  const navigate = useNavigate();

  const refuseSaving = useCallback(
    async (error: unknown): Promise<never> => {
      const problem = paymentInstrumentProblem(error);
      if (!isLoginRequired(error)) throw problem;
      // The queue of the bag waits for this operation, and logging out asks for the bag again.
      queueMicrotask(() => {
        void signOut()
          .catch(() => undefined)
          .then(() => navigate("/cart", { state: { checkoutError: shopperMessage(problem) } }));
      });
      throw problem;
    },
    [navigate, signOut],
  );

  const pay = useCallback(
    async (billing: BasketAddress | ((basket: Basket) => BasketAddress), choice: PaymentChoice) => {
      await run(async (basketId, basket) => {
        const address = typeof billing === "function" ? billing(basket) : billing;
        const billed = await baskets.setBillingAddress(basketId, address);
        const settle = async (): Promise<Basket> => {
          if (choice.kind === "saved-card") return payments.addSavedCard(basketId, choice.id, choice.code);
          if (choice.kind === "plain") return payments.addPlain(basketId, choice.methodId);
          if (choice.kind === "kept") return billed;
          if (!choice.isToBeSaved) return payments.addCard({ basketId, ...choice.card });
          const { paymentToken } = await payments.saveCard(choice.card).catch(refuseSaving);
          return payments.addSavedCard(basketId, paymentToken);
        };
        const paid = await settle();
        track({
          event: "add_payment_info",
          ecommerce: { ...saleOf(paid), payment_type: mainInstrument(paid)?.paymentMethodId ?? "none" },
        });
        return paid;
      });
    },
    [baskets, payments, refuseSaving, run],
  );

  /** Puts what a wallet's window gave into the bag. */
  const approve = useCallback(
    (paymentMethodId: string, token: string) =>
      run((basketId) => payments.addWallet({ basketId, paymentMethodId, token })),
    [payments, run],
  );

  return { pay, approve };
};

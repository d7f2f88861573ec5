import { useCallback, useState } from "react";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import type { SavedGiftCard } from "#app/domain/payment/saved-gift-cards.ts";
import { useBasketOperation } from "#app/hooks/basket/use-basket-operation.ts";

/**
 * Pays parts of the bag by gift cards, one after the other. `problem` is the backend's own word; numbers are kept
 * nowhere.
 */
export const useGiftCards = () => {
  const { baskets } = useCommerceApi();
  const run = useBasketOperation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ShopperMessage | null>(null);

  const change = useCallback(async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(shopperMessage(error));
      return false;
    } finally {
      setBusy(false);
    }
  }, []);

  /** Gives whether the card was taken. */
  const apply = (giftCardNumber: string, giftCardSecurityCode: string): Promise<boolean> =>
    change(() =>
      run((id) =>
        baskets.addPaymentInstrument(id, {
          paymentMethodId: "GIFTCARD",
          giftCertificateCode: giftCardNumber,
          c_giftCardSecurityCode: giftCardSecurityCode,
        }),
      ),
    );

  /** Pays with one of the customer's wallet. Gives whether it was taken. */
  const applySaved = ({ id: customerPaymentInstrumentId, paymentMethodId }: SavedGiftCard): Promise<boolean> =>
    change(() => run((id) => baskets.addPaymentInstrument(id, { paymentMethodId, customerPaymentInstrumentId })));

  const remove = (instrumentId: string): Promise<boolean> =>
    change(() => run((id) => baskets.removePaymentInstrument(id, instrumentId)));

  return { apply, applySaved, remove, isBusy, problem };
};

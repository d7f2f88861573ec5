import { useMemo } from "react";
import { itemOfEGift, saleOf } from "#app/analytics/sale-items.ts";
import { track } from "#app/analytics/track.ts";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { createEGiftsApi } from "#app/commerce-api/e-gifts.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import type { EGiftInput } from "#app/domain/e-gift/e-gift.ts";
import { useBasketOperation } from "./use-basket-operation.ts";

const without = (id: string) => (basket: Basket) => ({
  ...basket,
  giftCertificateItems: basket.giftCertificateItems?.filter(
    ({ giftCertificateItemId }) => giftCertificateItemId !== id,
  ),
});

/** Puts e-gift cards into the bag, changes them and takes them out; each rejects with `CommerceApiError`. */
export const useEGifts = () => {
  const { transports } = useCommerceApi();
  const run = useBasketOperation();
  return useMemo(() => {
    const api = createEGiftsApi(transports.scapi);
    const saleWith = (basket: Basket, amount: number) => ({
      ...saleOf(basket),
      value: amount,
      items: [itemOfEGift(amount)],
    });
    return {
      add: (gift: EGiftInput) =>
        run(async (basketId) => {
          const basket = await api.add(basketId, gift);
          track({ event: "add_to_cart", ecommerce: saleWith(basket, gift.amount) });
          return basket;
        }),
      change: (id: string, gift: EGiftInput) => run((basketId) => api.change(basketId, id, gift)),
      /** Shows at once. */
      remove: (id: string, amount: number) =>
        run(async (basketId, before) => {
          const basket = await api.remove(basketId, id);
          track({ event: "remove_from_cart", ecommerce: saleWith(before, amount) });
          return basket;
        }, without(id)),
    };
  }, [transports, run]);
};

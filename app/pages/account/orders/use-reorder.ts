import { useCallback, useState } from "react";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { toLineProduct } from "#app/domain/basket/line-product.ts";
import type { OrderDocument } from "#app/domain/orders/order-document.ts";
import { E_GIFT_PATH, isEGiftProduct } from "#app/domain/product/e-gift-product.ts";
import { useBasketActions } from "#app/contexts/basket-context.tsx";
import { useSubmission } from "#app/hooks/checkout/use-submission.ts";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import { reorder } from "./reorder.ts";

/**
 * Puts what an order held into the bag again, as far as it can be had, and goes there. What is missing is named, and
 * then the shopper stays to read it. Cards by e-mail are chosen anew where they are sold.
 */
export const useReorder = () => {
  const { products, baskets } = useCommerceApi();
  const { update } = useBasketActions();
  const navigate = useNavigate();
  const { isBusy, error, run } = useSubmission();
  const [missing, setMissing] = useState<{ names: string[]; isAnyAdded: boolean; hasEGift: boolean } | null>(null);

  const again = useCallback(
    (order: OrderDocument) =>
      run(async () => {
        setMissing(null);
        const ids = (order.productItems ?? []).flatMap(({ productId }) => productId ?? []);
        const found = await products.getMany(ids);
        const productById = new Map(found.map((product) => [product.id, toLineProduct(product)]));
        const eGifts = new Set(found.filter(isEGiftProduct).map(({ id }) => id));
        const plan = reorder(
          order,
          (id) => (productById.has(id) ? productById.get(id)?.available : null),
          (id) => eGifts.has(id),
        );
        if (plan.items.length > 0)
          await update((basketId) =>
            baskets.addItems(
              basketId,
              plan.items.map((item) => ({ ...item })),
            ),
          );
        const isAnyAdded = plan.items.length > 0;
        if (plan.missing.length > 0 || isAnyAdded === plan.hasEGift)
          setMissing({ names: plan.missing, isAnyAdded, hasEGift: plan.hasEGift });
        else await navigate(isAnyAdded ? "/cart" : E_GIFT_PATH);
      }),
    [baskets, navigate, products, run, update],
  );

  return { again, isBusy, error, missing };
};

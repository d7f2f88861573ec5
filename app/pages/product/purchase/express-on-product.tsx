import { useState } from "react";
import { ExpressWallets } from "#app/components/express/express-wallets.tsx";
import { useBasket, useBasketActions } from "#app/contexts/basket-context.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import type { BagAddition } from "#app/domain/basket/bag-addition.ts";
import { isEmptyBasket } from "#app/domain/basket/basket-document.ts";
import type { PriceLine } from "#app/domain/product/price-line.ts";
import { useBasketOperation } from "#app/hooks/basket/use-basket-operation.ts";
import { announceOrder } from "#app/hooks/checkout/order-announcement.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";

/**
 * Wallets that buy what is chosen on a product page at once. They stand there while the bag is empty: a bag that holds
 * something has its own row, and nobody buys by surprise what she put there last week. A sheet that is left takes the
 * product out again.
 */
export function ExpressOnProduct({
  addition,
  quantity,
  price,
}: {
  addition: Omit<BagAddition, "quantity">;
  quantity: number;
  price: PriceLine | undefined;
}) {
  const { baskets, payments } = useCommerceApi();
  const { basket, status } = useBasket();
  const { forget, reload } = useBasketActions();
  const run = useBasketOperation();
  const [isOpen, setOpen] = useState(false);
  const isOffered = isOpen || (status !== "pending" && isEmptyBasket(basket));
  const { value: offer } = useAnswer(
    isOffered ? "express wallets" : null,
    () => payments.expressWallets(),
    "The wallets of the shop could not be asked for.",
  );
  if (!isOffered || !offer) return null;
  const { productId, own } = addition;
  return (
    <ExpressWallets
      offer={offer}
      purchase={{
        provisional: (price?.sale ?? price?.standard ?? 0) * quantity,
        open: async () => {
          setOpen(true);
          const filled = await run((basketId) => baskets.addItems(basketId, [{ productId, quantity, ...own }]));
          return filled.basketId ?? "";
        },
        onBought: async (order) => {
          forget();
          announceOrder(order);
          await reload().catch(() => undefined);
        },
        onLeft: async () => {
          await run(async (basketId, now) => {
            const line = now.productItems?.find((item) => item.productId === productId);
            return line?.itemId ? baskets.removeItem(basketId, line.itemId) : now;
          }).catch(() => undefined);
          setOpen(false);
        },
      }}
    />
  );
}

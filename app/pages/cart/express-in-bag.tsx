import type { MouseEvent } from "react";
import { ExpressWallets } from "#app/components/express/express-wallets.tsx";
import { useBasketActions } from "#app/contexts/basket-context.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { hasShipmentAddress } from "#app/domain/address/address-completeness.ts";
import { type BasketDocument, DEFAULT_SHIPMENT_ID } from "#app/domain/basket/basket-document.ts";
import { expressMethods, isExpressPossible } from "#app/domain/checkout/express.ts";
import { announceOrder } from "#app/hooks/checkout/order-announcement.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";

/**
 * The wallets beside the bag that buy all of it at once, of those the backend offers there (`c_showInCart`). A sheet
 * that is left brings the parcel's own address back.
 */
export function ExpressInBag({
  basket,
  onClick,
}: {
  basket: BasketDocument;
  /** May hold a click back. */
  onClick: (event: MouseEvent) => void;
}) {
  const { baskets, payments } = useCommerceApi();
  const { forget, reload } = useBasketActions();
  const basketId = basket.basketId ?? "";
  const isPossible = isExpressPossible(basket);
  const { value: offer } = useAnswer(
    isPossible && basketId ? `express wallets ${basketId}` : null,
    async () => {
      const { paymentMethods, wallets } = await payments.methods(basketId);
      return Object.fromEntries(
        paymentMethods.flatMap(({ id, c_showInCart: isShown }) => {
          const settings = wallets[id];
          return isShown === true && settings && expressMethods.includes(id) ? [[id, settings] as const] : [];
        }),
      );
    },
    "The wallets beside the bag could not be asked for.",
  );
  if (!isPossible || !offer) return null;
  const before = basket.shipments?.find(({ shipmentId }) => shipmentId === DEFAULT_SHIPMENT_ID)?.shippingAddress;
  return (
    <ExpressWallets
      offer={offer}
      onClick={onClick}
      purchase={{
        provisional: basket.productSubTotal ?? 0,
        open: () => Promise.resolve(basketId),
        onBought: async (order) => {
          forget();
          announceOrder(order);
          await reload().catch(() => undefined);
        },
        onLeft: async () => {
          if (before && hasShipmentAddress(before, false))
            await baskets.setShippingAddress(basketId, DEFAULT_SHIPMENT_ID, before).catch(() => undefined);
          await reload().catch(() => undefined);
        },
      }}
    />
  );
}

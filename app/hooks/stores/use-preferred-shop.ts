import { useCallback, useState } from "react";
import { useLocation } from "react-router-dom";
import { track } from "#app/analytics/track.ts";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useBasket, useBasketActions } from "#app/contexts/basket-context.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useCustomMix } from "#app/contexts/custom-mix-context.tsx";
import { useStore, type SelectedShop } from "#app/contexts/store-context.tsx";
import { hasPickupItems } from "#app/domain/basket/shipment-plan.ts";
import { clearPickup } from "#app/hooks/basket/pickup-shipments.ts";

/**
 * Chooses and forgets the shop to collect from. What waits in the bag to be collected at the shop before it leaves the
 * bag first; when that fails, the shop stays and `problem` says why. On the pages of a custom mix the mix begins anew.
 */
export const usePreferredShop = () => {
  const { baskets } = useCommerceApi();
  const { basket } = useBasket();
  const { update } = useBasketActions();
  const { selectedShop, selectShop, resetShop } = useStore();
  const { resetMix } = useCustomMix();
  const { pathname } = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ShopperMessage | null>(null);

  const prefer = useCallback(
    async (shop: SelectedShop | null): Promise<boolean> => {
      setBusy(true);
      setProblem(null);
      try {
        if (basket && hasPickupItems(basket) && shop?.id !== selectedShop?.id)
          await update((basketId, current) => clearPickup(baskets, basketId, current));
      } catch (error) {
        setProblem(shopperMessage(error));
        setBusy(false);
        return false;
      }
      if (shop) {
        selectShop(shop);
        track({ event: "store_selected", store_id: shop.id });
      } else resetShop();
      if (pathname.includes("build-a-box")) resetMix();
      setBusy(false);
      return true;
    },
    [basket, baskets, pathname, resetMix, resetShop, selectShop, selectedShop, update],
  );

  return { selectedShop, prefer, isBusy, problem };
};

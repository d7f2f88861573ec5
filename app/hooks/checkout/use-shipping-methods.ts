import { useCallback, useEffect, useState } from "react";
import { shopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import type { BasketShipment } from "#app/domain/basket/basket-document.ts";
import { chooseShippingMethod, type OfferedShippingMethod } from "#app/domain/checkout/shipping-method-choice.ts";
import { useBasketOperation } from "#app/hooks/basket/use-basket-operation.ts";

/**
 * The ways to ship one shipment, nothing while there is no parcel. When the shopper has none, a discounted UPS method is chosen, else the first. A choice is
 * shown at once; a refused one goes back with its message. `offered` is null while the list is on its way.
 */
export const useShippingMethods = (basketId: string, shipment: BasketShipment | undefined) => {
  const { baskets } = useCommerceApi();
  const run = useBasketOperation();
  const [offered, setOffered] = useState<OfferedShippingMethod[] | null>(null);
  const [wish, setWish] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const shipmentId = shipment?.shipmentId;
  const chosenId = shipment?.shippingMethod?.id;

  const choose = useCallback(
    async (methodId: string) => {
      setWish(methodId);
      setError(null);
      try {
        if (shipmentId !== undefined) await run((id) => baskets.setShippingMethod(id, shipmentId, methodId));
      } catch (failure) {
        setError(shopperMessage(failure));
      }
      setWish((current) => (current === methodId ? null : current));
    },
    [baskets, run, shipmentId],
  );

  const [before] = useState(chosenId);
  useEffect(() => {
    if (shipmentId === undefined) return;
    let isWanted = true;
    baskets.shippingMethods(basketId, shipmentId).then(
      ({ applicableShippingMethods: list = [] }) => {
        if (!isWanted) return;
        setOffered(list);
        const choice = chooseShippingMethod(list, before);
        if (choice && choice !== before) void choose(choice);
      },
      (failure: unknown) => {
        if (isWanted) setError(shopperMessage(failure));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [baskets, basketId, before, choose, shipmentId]);

  return { offered, chosenId: wish ?? chosenId, error, choose, show: setOffered };
};

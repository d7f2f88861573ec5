import { useCallback, useEffect, useRef, useState } from "react";
import { shopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import type { Destination } from "#app/commerce-api/shipments.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import type { BasketShipment } from "#app/domain/basket/basket-document.ts";
import { chooseShippingMethod, type OfferedShippingMethod } from "#app/domain/checkout/shipping-method-choice.ts";
import { useBasketOperation } from "#app/hooks/basket/use-basket-operation.ts";

/**
 * The ways to ship one shipment, nothing while there is no parcel. When the shopper has none, a discounted UPS method is chosen, else the first. A choice is
 * shown at once; a refused one goes back with its message. `offered` is null while the list is on its way. `preview` shows what is
 * offered at a place that is typed but not saved: what is chosen then stands until the address is saved, whatever the bag says to it.
 */
export const useShippingMethods = (basketId: string, shipment: BasketShipment | undefined) => {
  const { baskets, shipments } = useCommerceApi();
  const run = useBasketOperation();
  const [offered, setOffered] = useState<OfferedShippingMethod[] | null>(null);
  const [wish, setWish] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const shipmentId = shipment?.shipmentId;
  const chosenId = shipment?.shippingMethod?.id;
  const previews = useRef(0);

  const choose = useCallback(
    async (methodId: string) => {
      setWish(methodId);
      setError(null);
      try {
        if (shipmentId !== undefined) await run((id) => baskets.setShippingMethod(id, shipmentId, methodId));
      } catch (failure) {
        if (previews.current > 0) return;
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

  const preview = useCallback(
    async (place: Destination) => {
      previews.current += 1;
      const turn = previews.current;
      const costs = await shipments.costs(place).catch(() => null);
      const list = costs?.shipments.find((each) => each.shipmentId === shipmentId)?.applicableShippingMethods;
      if (!list?.length || turn !== previews.current) return;
      setOffered(list);
      setWish((current) => {
        const choice = chooseShippingMethod(list, current ?? chosenId);
        return choice === undefined || choice === chosenId ? null : choice;
      });
    },
    [shipments, shipmentId, chosenId],
  );

  /** Shows what is offered at the address that has been saved. */
  const show = useCallback((list: OfferedShippingMethod[]) => {
    previews.current = 0;
    setOffered(list);
    setWish(null);
  }, []);

  return { offered, chosenId: wish ?? chosenId, error, choose, preview, show };
};

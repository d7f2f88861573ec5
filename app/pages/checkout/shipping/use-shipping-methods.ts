import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import type { Destination } from "#app/commerce-api/shipments.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import type { BasketShipment } from "#app/domain/basket/basket-document.ts";
import { chooseShippingMethod, type OfferedShippingMethod } from "#app/domain/checkout/shipping-method-choice.ts";
import { useBasketOperation } from "#app/hooks/basket/use-basket-operation.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import { daysReady } from "../delivery/delivery-day-part.tsx";
import { afterPress, watchPresses } from "./after-press.ts";

/** The ways to ship; `isFirst` where the backend was asked for them when the page came. */
interface Offer {
  methods: OfferedShippingMethod[];
  isFirst?: boolean;
}

/**
 * The ways to ship one shipment, nothing while there is no parcel. When the shopper has none, a discounted UPS method
 * is chosen, else the first. A choice is shown at once; a refused one goes back with its message. `offered` is null
 * while the list is on its way. `preview` shows what is offered at a place that is typed but not saved: what is chosen
 * then stands until the address is saved, whatever the bag says to it. A list comes together with
 * what draws its days; while something is pressed it waits for the end of the press. Where the form begins with a place
 * that the bag has not (`isPlaceKnown`), the ways to ship there are the first that are shown.
 */
export const useShippingMethods = (basketId: string, shipment: BasketShipment | undefined, isPlaceKnown: boolean) => {
  const { baskets, shipments } = useCommerceApi();
  const run = useBasketOperation();
  const [wish, setWish] = useState<string | null>(null);
  const [refusal, setError] = useState<ShopperMessage | null>(null);
  const shipmentId = shipment?.shipmentId;
  const chosenId = shipment?.shippingMethod?.id;
  const previews = useRef(0);
  const [isHeld, setHeld] = useState(isPlaceKnown);

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

  useEffect(watchPresses, []);
  const [before] = useState(chosenId);
  const {
    status,
    value,
    error: failure,
    keep,
  } = useAnswer<Offer>(
    shipmentId !== undefined ? `ways to ship ${basketId} ${shipmentId}` : null,
    async () => {
      const { applicableShippingMethods: methods = [] } = await baskets.shippingMethods(basketId, shipmentId ?? "");
      await daysReady(methods);
      await afterPress();
      // The place was taken back before anybody asked for it, as a kept draft does.
      if (previews.current === 0) setHeld(false);
      return { methods, isFirst: true };
    },
    "The ways to ship could not be asked for.",
  );
  const chooseFirst = useEffectEvent(({ methods, isFirst }: Offer) => {
    const choice = isFirst ? chooseShippingMethod(methods, before) : undefined;
    if (choice && choice !== before) void choose(choice);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the choice goes to the backend, and is shown meanwhile
    if (value) chooseFirst(value);
  }, [value]);

  const preview = useCallback(
    async (place: Destination) => {
      previews.current += 1;
      const turn = previews.current;
      const costs = await shipments.costs(place).catch(() => null);
      const list = costs?.shipments.find((each) => each.shipmentId === shipmentId)?.applicableShippingMethods;
      await daysReady(list ?? []);
      await afterPress();
      if (turn !== previews.current) return;
      setHeld(false);
      if (!list?.length) return;
      keep({ methods: list });
      setWish((current) => {
        const choice = chooseShippingMethod(list, current ?? chosenId);
        return choice === undefined || choice === chosenId ? null : choice;
      });
    },
    [keep, shipments, shipmentId, chosenId],
  );

  /** Shows what is offered at the address that has been saved. */
  const show = useCallback(
    (list: OfferedShippingMethod[]) => {
      previews.current = 0;
      setHeld(false);
      keep({ methods: list });
      setWish(null);
    },
    [keep],
  );

  const error = refusal ?? (status === "failed" ? shopperMessage(failure) : null);
  const offered = isHeld ? null : (value?.methods ?? null);
  return { offered, chosenId: wish ?? chosenId, error, choose, preview, show };
};

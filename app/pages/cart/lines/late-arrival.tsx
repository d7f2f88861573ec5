import { type ComponentType, useEffect, useState } from "react";
import type { BasketDocument, BasketShipment } from "#app/domain/basket/basket-document.ts";

type Words = ComponentType<{ shipment: BasketShipment | undefined }>;

/** Once it is there. Kept here, so that it is drawn together with what it stands in, and not a frame later. */
let words: Words | null = null;

const load = async () => {
  words = (await import(/* webpackChunkName: "arrival-promise" */ "./arrival-promise.tsx")).ArrivalPromise;
};

/**
 * Whether a bag's arrival can be said. The lines of a bag that comes with an address wait for it: said later, it would
 * push them down. A bag that is shown already stays when it gets its first address.
 */
export const useArrivalReady = (basket: BasketDocument | null): boolean => {
  const isWanted = basket?.shipments?.some(({ shippingAddress }) => shippingAddress) === true;
  const [isHere, setHere] = useState(words !== null);
  const [isShown, setShown] = useState(false);
  const isMissing = isWanted && !isHere;
  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    void load()
      // The bag can do without, and says nothing then.
      .catch(() => undefined)
      .then(() => (isOver ? undefined : setHere(true)));
    return () => void (isOver = true);
  }, [isMissing]);
  if (basket && !isMissing && !isShown) setShown(true);
  return isShown || !isMissing;
};

/** When a parcel arrives, after a comma; nothing while the words for it are on their way. */
export function ArrivalPromise({ shipment }: { shipment: BasketShipment }) {
  const Said = words;
  return Said ? <Said shipment={shipment} /> : null;
}

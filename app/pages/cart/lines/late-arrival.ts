import { useEffect, useState } from "react";
import { onDemand } from "#app/components/ui/on-demand.ts";
import type { BasketDocument } from "#app/domain/basket/basket-document.ts";

/** When a parcel arrives; the words come when a bag has an address. */
export const ArrivalPromise = onDemand(() =>
  import(/* webpackChunkName: "arrival-promise" */ "./arrival-promise.tsx").then((module) => module.ArrivalPromise),
);

/**
 * Whether a bag's arrival can be said. The lines of a bag that comes with an address wait for it: said later, it would
 * push them down. Once true, it stays.
 */
export const useArrivalReady = (basket: BasketDocument | null): boolean => {
  const [isReady, setReady] = useState(false);
  const isWanted = basket?.shipments?.some(({ shippingAddress }) => shippingAddress) === true;
  const isMissing = isWanted && !isReady;
  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    void ArrivalPromise.load()
      // The bag can do without, and says nothing then.
      .catch(() => undefined)
      .then(() => (isOver ? undefined : setReady(true)));
    return () => void (isOver = true);
  }, [isMissing]);
  // A bag that is shown already stays when it gets its first address.
  if (basket && !isWanted && !isReady) setReady(true);
  return !isMissing;
};

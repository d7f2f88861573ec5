import { useCallback, useSyncExternalStore } from "react";
import { previewed } from "./previewed-moment.ts";

/** Tells clocks that tick seldom that an editor looks at another moment. */
export const MOMENT_EVENT = "previewed";

/**
 * The time in milliseconds since 1970, read anew every `tickMs`; null while rendering on the server and during
 * hydration, so that both agree. An editor's clock runs from the moment that is previewed.
 */
export const useNow = (tickMs: number): number | null => {
  const subscribe = useCallback(
    (tell: () => void) => {
      const timer = setInterval(tell, tickMs);
      addEventListener(MOMENT_EVENT, tell);
      return () => {
        clearInterval(timer);
        removeEventListener(MOMENT_EVENT, tell);
      };
    },
    [tickMs],
  );
  return useSyncExternalStore(
    subscribe,
    () => Math.floor((Date.now() + (previewed.aheadMs ?? 0)) / tickMs) * tickMs,
    () => null,
  );
};

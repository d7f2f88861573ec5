import { useCallback, useSyncExternalStore } from "react";

/**
 * The time in milliseconds since 1970, read anew every `tickMs`; null while rendering on the server and during hydration,
 * so that both agree.
 */
export const useNow = (tickMs: number): number | null => {
  const subscribe = useCallback(
    (tell: () => void) => {
      const timer = setInterval(tell, tickMs);
      return () => clearInterval(timer);
    },
    [tickMs],
  );
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / tickMs) * tickMs,
    () => null,
  );
};

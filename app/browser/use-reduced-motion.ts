import { useSyncExternalStore } from "react";

const QUERY = "(prefers-reduced-motion: reduce)";

const subscribe = (tell: () => void) => {
  const query = window.matchMedia(QUERY);
  query.addEventListener("change", tell);
  return () => query.removeEventListener("change", tell);
};

/** Whether the shopper wants as little motion as possible; no while rendering on the server. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );

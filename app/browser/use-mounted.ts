import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether the page has come alive: no on the server and during hydration, so that what waits for it is fetched later.
 */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

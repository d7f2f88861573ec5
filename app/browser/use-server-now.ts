import { useCallback, useSyncExternalStore } from "react";
import { previewed } from "./previewed-moment.ts";

/** Longest wait for the server's time; a shop that does not say it is believed to have ours. */
const PATIENCE_MS = 2000;

/** Differences below this are the way of the question and the whole seconds of the answer. */
const TOLERANCE_MS = 2000;

let aheadMs: number | undefined;
let asking: Promise<void> | undefined;
const waiting = new Set<() => void>();

/** How far the server's clock is ahead of the browser's; 0 where both agree or the server does not say. */
const measure = async (): Promise<number> => {
  const sentAt = Date.now();
  const answer = await fetch("/healthz", {
    method: "HEAD",
    cache: "no-store",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const said = Date.parse(answer.headers.get("date") ?? "");
  const ahead = said + 500 - (sentAt + Date.now()) / 2;
  return Math.abs(ahead) > TOLERANCE_MS ? ahead : 0;
};

const ask = () => {
  asking ??= measure()
    .catch(() => 0)
    .then((ahead) => {
      aheadMs = ahead;
      waiting.forEach((tell) => tell());
    });
};

/**
 * The server's time in milliseconds since 1970, read anew every `tickMs`; null while rendering on the server, during
 * hydration and until the server has been asked. It is asked once per visit, and only where something shows its time.
 * An editor's clock runs from the moment that is previewed.
 */
export const useServerNow = (tickMs: number): number | null => {
  const subscribe = useCallback(
    (tell: () => void) => {
      ask();
      waiting.add(tell);
      const timer = setInterval(tell, tickMs);
      return () => {
        waiting.delete(tell);
        clearInterval(timer);
      };
    },
    [tickMs],
  );
  return useSyncExternalStore(
    subscribe,
    () => {
      const ahead = previewed.aheadMs ?? aheadMs;
      return ahead === undefined ? null : Math.floor((Date.now() + ahead) / tickMs) * tickMs;
    },
    () => null,
  );
};

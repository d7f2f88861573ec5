import { useSyncExternalStore } from "react";

const observe = (tell: () => void) => {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ["data-settled"] });
  return () => observer.disconnect();
};

/**
 * Whether the page has settled: its conveniences are loaded, some time after it stands
 * (`app/shell/start-conveniences.ts`). For parts that nobody looks for at first, so that their chunks do not hold up
 * the first page.
 */
export const useSettled = (): boolean =>
  useSyncExternalStore(
    observe,
    () => document.documentElement.dataset.settled === "true",
    () => false,
  );

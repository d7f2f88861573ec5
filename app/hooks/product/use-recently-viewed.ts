import { useLocalStorage } from "#app/browser/use-local-storage.ts";
import { isListOfIds, withViewed } from "#app/domain/product/recently-viewed.ts";

/** Where the browser keeps the ids of products that were looked at, the newest first. */
export const RECENTLY_VIEWED = "RECENTLY_VIEWED";

const none: readonly string[] = [];

/** The products looked at in this browser, in any of its tabs, the newest first. */
export const useRecentlyViewed = (): readonly string[] => useLocalStorage(RECENTLY_VIEWED, isListOfIds)[0] ?? none;

const storedIds = (): readonly string[] => {
  const value: unknown = JSON.parse(window.localStorage.getItem(RECENTLY_VIEWED) ?? "[]");
  return isListOfIds(value) ? value : none;
};

/** Remembers a look at a product. It reads the list afresh, because another tab may have written it meanwhile. */
export const rememberViewed = (id: string): void => {
  try {
    window.localStorage.setItem(RECENTLY_VIEWED, JSON.stringify(withViewed(storedIds(), id)));
  } catch {
    // A browser that refuses storage remembers nothing.
  }
};

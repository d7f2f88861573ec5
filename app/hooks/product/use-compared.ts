import { useLocalStorage } from "#app/browser/use-local-storage.ts";
import { withCompared } from "#app/domain/product/comparison.ts";
import { isListOfIds } from "#app/domain/product/recently-viewed.ts";

/** Where the browser keeps the ids of products that are to be compared. */
export const COMPARED = "COMPARED";

const none: readonly string[] = [];

/** The products chosen to be compared, in all tabs of this browser, and how to change them. */
export const useCompared = (): { ids: readonly string[]; keep: (ids: string[]) => void } => {
  const [ids, keep] = useLocalStorage(COMPARED, isListOfIds);
  return { ids: ids ?? none, keep };
};

/**
 * Chooses one more product; gives whether it is among the chosen ones now. A browser that refuses storage has no room.
 */
export const addCompared = (id: string): boolean => {
  try {
    const storedIds: unknown = JSON.parse(window.localStorage.getItem(COMPARED) ?? "[]");
    const next = withCompared(isListOfIds(storedIds) ? storedIds : none, id);
    window.localStorage.setItem(COMPARED, JSON.stringify(next));
    return next.includes(id);
  } catch {
    return false;
  }
};

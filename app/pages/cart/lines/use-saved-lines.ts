import { useCallback } from "react";
import { useLocalStorage } from "#app/browser/use-local-storage.ts";
import { useSite } from "#app/contexts/site-context.tsx";
import type { BasketItem } from "#app/domain/basket/basket-document.ts";
import { isSavedLines, type SavedLine } from "./saved-lines.ts";

/** Where the browser keeps lines for later, for each site. */
export const SAVED_FOR_LATER = "SAVED_FOR_LATER";

const none: SavedLine[] = [];

/** What a shopper has put aside in this browser; `keep` writes another list, or none. */
export const useSavedLines = () => {
  const [kept, keep] = useLocalStorage(`${SAVED_FOR_LATER}_${useSite().id}`, isSavedLines);
  const lines = kept ?? none;
  const save = useCallback(
    async (line: BasketItem) => {
      const { withSaved } = await import(/* webpackChunkName: "line-operations" */ "./put-aside.ts");
      keep(withSaved(lines, line));
    },
    [keep, lines],
  );
  return { lines, save, keep };
};

/** The lines of `useSavedLines` and how they change. */
export type SavedForLater = ReturnType<typeof useSavedLines>;

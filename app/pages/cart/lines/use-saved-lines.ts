import { useCallback, useState } from "react";
import { useLocalStorage } from "#app/browser/use-local-storage.ts";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import type { BasketItem } from "#app/domain/basket/basket-document.ts";
import { useBasketOperation } from "#app/hooks/basket/use-basket-operation.ts";
import { isSavedLines, type SavedLine } from "./saved-lines.ts";

/** Where the browser keeps lines for later, for each site. */
export const SAVED_FOR_LATER = "SAVED_FOR_LATER";

/** What a shopper has put aside in this browser, and how it gets back into the bag. */
export const useSavedLines = () => {
  const { baskets } = useCommerceApi();
  const run = useBasketOperation();
  const [kept, keep] = useLocalStorage(`${SAVED_FOR_LATER}_${useSite().id}`, isSavedLines);
  const [problem, setProblem] = useState<ShopperMessage | null>(null);
  const lines = kept ?? [];

  const save = useCallback(
    async (line: BasketItem) => {
      const { withSaved } = await import(/* webpackChunkName: "line-operations" */ "./put-aside.ts");
      keep(withSaved(kept ?? [], line));
    },
    [keep, kept],
  );
  const forget = useCallback(
    (line: SavedLine) => {
      const rest = (kept ?? []).filter((each) => each !== line);
      keep(rest.length > 0 ? rest : null);
    },
    [keep, kept],
  );
  /** Gives whether it is in the bag again; what cannot be had stays where it was. */
  const moveToBag = useCallback(
    async (line: SavedLine): Promise<boolean> => {
      const { name: _name, ...item } = line;
      setProblem(null);
      try {
        await run((basketId) => baskets.addItems(basketId, [item]));
        forget(line);
        return true;
      } catch (error) {
        setProblem(shopperMessage(error));
        return false;
      }
    },
    [baskets, forget, run],
  );
  return { lines, save, forget, moveToBag, problem };
};

/** The actions of `useSavedLines`. */
export type SavedForLater = ReturnType<typeof useSavedLines>;

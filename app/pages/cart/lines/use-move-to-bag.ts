import { useState } from "react";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useBasketOperation } from "#app/hooks/basket/use-basket-operation.ts";
import type { SavedLine } from "./saved-lines.ts";
import type { SavedForLater } from "./use-saved-lines.ts";

/** How what was put aside gets back into the bag, or is given up. */
export const useMoveToBag = ({ lines, keep }: SavedForLater) => {
  const { baskets } = useCommerceApi();
  const run = useBasketOperation();
  const [problem, setProblem] = useState<ShopperMessage | null>(null);

  const forget = (line: SavedLine) => {
    const rest = lines.filter((each) => each !== line);
    keep(rest.length > 0 ? rest : null);
  };
  /** Gives whether it is in the bag again; what cannot be had stays where it was. */
  const moveToBag = async (line: SavedLine): Promise<boolean> => {
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
  };
  return { forget, moveToBag, problem };
};

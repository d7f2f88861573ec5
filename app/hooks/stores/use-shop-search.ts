import { useCallback, useRef, useState } from "react";
import { logProblem } from "#app/browser/log-problem.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { stockRecord, type StockRecord } from "#app/domain/product/availability.ts";
import { toPickupShop, type PickupShop } from "#app/domain/stores/pickup-shop.ts";

/** How a search for shops stands. */
export interface ShopSearch {
  status: "idle" | "pending" | "done" | "error";
  /** What was searched for. */
  postalCode: string;
  range: number;
  /** Nearest first. */
  shops: readonly PickupShop[];
  /** What each shop has of the product, by shop id; empty without a product. */
  stock: Readonly<Record<string, StockRecord>>;
}

/**
 * Finds shops around a postal code and, for a product, what each of them has of it. Only the newest search counts. A
 * failure is logged (shops-16); stock that cannot be asked for counts as none.
 */
export const useShopSearch = (productId: string | undefined, firstRange: number) => {
  const { stores } = useCommerceApi();
  const newest = useRef(0);
  const [state, setState] = useState<ShopSearch>({
    status: "idle",
    postalCode: "",
    range: firstRange,
    shops: [],
    stock: {},
  });

  const search = useCallback(
    async (postalCode: string, range: number): Promise<void> => {
      newest.current += 1;
      const mine = newest.current;
      setState((before) => ({ ...before, status: "pending", postalCode, range }));
      try {
        const shops = (await stores.nearby(postalCode, range)).map(toPickupShop);
        const found =
          productId === undefined || shops.length === 0
            ? {}
            : await stores
                .stock(
                  [productId],
                  shops.map(({ id }) => id),
                )
                .then((all) => all[productId] ?? {})
                .catch((error: unknown) => {
                  logProblem("The stock of the shops could not be asked for.", error);
                  return {};
                });
        const stock = Object.fromEntries(Object.entries(found).map(([id, record]) => [id, stockRecord(record)]));
        if (mine === newest.current) setState({ status: "done", postalCode, range, shops, stock });
      } catch (error) {
        logProblem("The search for shops failed.", error);
        if (mine === newest.current) setState({ status: "error", postalCode, range, shops: [], stock: {} });
      }
    },
    [productId, stores],
  );

  return { ...state, search };
};

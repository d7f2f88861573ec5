import { useEffect, useState } from "react";
import { logProblem } from "#app/browser/log-problem.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useStore } from "#app/contexts/store-context.tsx";
import { stockRecord, type StockRecord } from "#app/domain/product/availability.ts";

/**
 * What the chosen shop has of a product: `undefined` while that is not known or no shop is chosen, null when it has
 * none. A failure is logged and counts as none (shops-16).
 */
export const useShopStock = (productId: string | undefined): StockRecord | null | undefined => {
  const { stores } = useCommerceApi();
  const { selectedShop } = useStore();
  const shopId = selectedShop?.id;
  const key = productId === undefined || shopId === undefined ? "" : `${productId} ${shopId}`;
  const [answer, setAnswer] = useState<{ key: string; record: StockRecord | null }>({ key: "", record: null });

  useEffect(() => {
    if (productId === undefined || shopId === undefined) return;
    let isCurrent = true;
    const keep = (record: StockRecord | null) => {
      if (isCurrent) setAnswer({ key: `${productId} ${shopId}`, record });
    };
    stores.stock([productId], [shopId]).then(
      (stock) => {
        const record = stock[productId]?.[shopId];
        keep(record ? stockRecord(record) : null);
      },
      (error: unknown) => {
        logProblem("The stock of the shop could not be asked for.", error);
        keep(null);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [productId, shopId, stores]);

  return key !== "" && answer.key === key ? answer.record : undefined;
};

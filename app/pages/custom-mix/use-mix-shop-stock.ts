import { useEffect, useState } from "react";
import { logProblem } from "#app/browser/log-problem.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { stockRecord, type StockRecord } from "#app/domain/product/availability.ts";

/** The most products one question to a shop names. */
const BATCH = 24;

/**
 * What a shop has of boxes and candies, by product id; undefined while it is not known or no shop is asked. A failure
 * is logged and counts as nothing there (shops-16).
 */
export const useMixShopStock = (
  productIds: readonly string[],
  shopId: string | undefined,
): Readonly<Record<string, StockRecord | undefined>> | undefined => {
  const { stores } = useCommerceApi();
  const [answer, setAnswer] = useState<{ key: string; stock: Record<string, StockRecord | undefined> }>();
  const ids = productIds.join(" ");
  const key = shopId === undefined ? "" : `${shopId}/${ids}`;

  useEffect(() => {
    if (shopId === undefined || ids === "") return;
    let isCurrent = true;
    const all = ids.split(" ");
    const batches = Array.from({ length: Math.ceil(all.length / BATCH) }, (_, index) =>
      all.slice(index * BATCH, (index + 1) * BATCH),
    );
    Promise.all(batches.map((batch) => stores.stock(batch, [shopId]))).then(
      (answers) => {
        if (!isCurrent) return;
        const stock = Object.assign({}, ...answers) as (typeof answers)[number];
        setAnswer({
          key,
          stock: Object.fromEntries(
            all.map((id) => {
              const record = stock[id]?.[shopId];
              return [id, record && stockRecord(record)];
            }),
          ),
        });
      },
      (error: unknown) => {
        logProblem("The stock of the shop could not be asked for.", error);
        if (isCurrent) setAnswer({ key, stock: {} });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [stores, shopId, ids, key]);

  return answer?.key === key && key !== "" ? answer.stock : undefined;
};

import { useEffect, useState } from "react";
import { logProblem } from "#app/browser/log-problem.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";

/** Fresh stock of one product: pieces available to sell and whether it may be ordered. */
export interface FreshStock {
  ats: number;
  orderable: boolean;
}

const unknown: Readonly<Record<string, FreshStock>> = {};

/**
 * Stock of products as it is now, asked for after mount: the page itself may come from a cache. Empty until the answer
 * is there, and when it fails, which is logged (product-33).
 */
export const useInventory = (productIds: readonly string[]): Readonly<Record<string, FreshStock>> => {
  const { inventory } = useCommerceApi();
  const [answer, setAnswer] = useState<{ key: string; stock: Record<string, FreshStock> }>({ key: "", stock: {} });
  const key = productIds.join(",");
  useEffect(() => {
    let current = true;
    if (key === "") return;
    inventory.get(key.split(",")).then(
      (records) => {
        if (!current) return;
        const entries = records.map(({ productId, ats, orderable }) => [productId, { ats, orderable }] as const);
        setAnswer({ key, stock: Object.fromEntries(entries) });
      },
      (error: unknown) => {
        if (current) logProblem("The stock could not be asked for.", error);
      },
    );
    return () => {
      current = false;
    };
  }, [inventory, key]);
  return answer.key === key ? answer.stock : unknown;
};

import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useAnswer } from "#app/hooks/use-answer.ts";

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
  const { value } = useAnswer(
    productIds.length > 0 ? `stock ${productIds.join(" ")}` : null,
    async () => {
      const records = await inventory.get([...productIds]);
      return Object.fromEntries(records.map(({ productId, ats, orderable }) => [productId, { ats, orderable }]));
    },
    "The stock could not be asked for.",
  );
  return value ?? unknown;
};

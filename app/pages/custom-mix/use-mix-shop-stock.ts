import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { stockRecord, type StockRecord } from "#app/domain/product/availability.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";

/** The most products one question to a shop names. */
const BATCH = 24;

const nothing: Readonly<Record<string, StockRecord | undefined>> = {};

/**
 * What a shop has of boxes and candies, by product id; undefined while it is not known or no shop is asked. A failure
 * is logged and counts as nothing there (shops-16).
 */
export const useMixShopStock = (
  productIds: readonly string[],
  shopId: string | undefined,
): Readonly<Record<string, StockRecord | undefined>> | undefined => {
  const { stores } = useCommerceApi();
  const { status, value } = useAnswer(
    shopId !== undefined && productIds.length > 0 ? `stock at ${shopId}: ${productIds.join(" ")}` : null,
    async (): Promise<typeof nothing> => {
      const batches = Array.from({ length: Math.ceil(productIds.length / BATCH) }, (_, index) =>
        productIds.slice(index * BATCH, (index + 1) * BATCH),
      );
      const answers = await Promise.all(batches.map((batch) => stores.stock(batch, [shopId ?? ""])));
      const stock = Object.assign({}, ...answers) as (typeof answers)[number];
      return Object.fromEntries(
        productIds.map((id) => {
          const record = stock[id]?.[shopId ?? ""];
          return [id, record && stockRecord(record)];
        }),
      );
    },
    "The stock of the shop could not be asked for.",
  );
  return status === "failed" ? nothing : value;
};

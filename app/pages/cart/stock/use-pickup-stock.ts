import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import type { BasketDocument } from "#app/domain/basket/basket-document.ts";
import { lineGroups } from "#app/domain/basket/line-groups.ts";
import { countedPieces } from "#app/domain/product/availability.ts";
import type { Shop } from "#app/domain/stores/shop.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import type { CountedStock, KnownStock } from "./basket-reconciliation.ts";

const none: ReadonlyMap<string, CountedStock> = new Map();

/**
 * What the shops of a bag have of what they shall hand out, asked for once they are known; null for a shop that does
 * not exist. When the stock cannot be asked for, only what the bag itself says counts.
 */
export const usePickupStock = (
  basket: BasketDocument | null,
  shops: ReadonlyMap<string, Shop> | null,
): KnownStock["shops"] => {
  const { stores } = useCommerceApi();
  const pickups = lineGroups(basket ?? {}).filter(({ shopId }) => shopId !== "");
  const shopIds = [...new Set(pickups.map(({ shopId }) => shopId))].sort();
  const productIds = pickups.flatMap(({ items }) => items.flatMap(({ productId }) => productId ?? []));
  const known = shopIds.filter((id) => shops?.has(id));
  const wanted = [...new Set(productIds)].sort();
  const { value: stock = none } = useAnswer(
    known.length > 0 && wanted.length > 0 ? `pickup stock ${known.join(" ")} of ${wanted.join(" ")}` : null,
    async (): Promise<typeof none> => {
      const found = await stores.stock(wanted, known);
      const stockOf = (shopId: string) =>
        Object.entries(found).flatMap(([productId, records]) => {
          const pieces = records[shopId] && countedPieces(records[shopId]);
          return pieces === undefined ? [] : [[productId, pieces] as const];
        });
      return new Map(known.map((id) => [id, new Map(stockOf(id))]));
    },
    "The stock of the shops could not be asked for.",
  );

  if (!shops) return none;
  const gone = shopIds.filter((id) => !shops.has(id)).map((id) => [id, null] as const);
  return new Map<string, CountedStock | null>([...stock, ...gone]);
};

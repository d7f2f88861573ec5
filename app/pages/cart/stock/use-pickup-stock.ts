import { useEffect, useState } from "react";
import { logProblem } from "#app/browser/log-problem.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import type { BasketDocument } from "#app/domain/basket/basket-document.ts";
import { lineGroups } from "#app/domain/basket/line-groups.ts";
import { countedPieces } from "#app/domain/product/availability.ts";
import type { Shop } from "#app/domain/stores/shop.ts";
import type { CountedStock, KnownStock } from "./basket-reconciliation.ts";

const none: ReadonlyMap<string, CountedStock> = new Map();

/**
 * What the shops of a bag have of what they shall hand out, asked for once they are known; null for a shop that does not exist. When the
 * stock cannot be asked for, only what the bag itself says counts.
 */
export const usePickupStock = (
  basket: BasketDocument | null,
  shops: ReadonlyMap<string, Shop> | null,
): KnownStock["shops"] => {
  const { stores } = useCommerceApi();
  const [answer, setAnswer] = useState<{ key: string; stock: typeof none }>({ key: "", stock: none });
  const pickups = lineGroups(basket ?? {}).filter(({ shopId }) => shopId !== "");
  const shopIds = [...new Set(pickups.map(({ shopId }) => shopId))].sort();
  const productIds = pickups.flatMap(({ items }) => items.flatMap(({ productId }) => productId ?? []));
  const known = shops ? shopIds.filter((id) => shops.has(id)).join(",") : "";
  const wanted = [...new Set(productIds)].sort().join(",");
  const key = known && wanted && `${known} ${wanted}`;

  useEffect(() => {
    if (key === "") return;
    let isCurrent = true;
    const ids = known.split(",");
    stores.stock(wanted.split(","), ids).then(
      (found) => {
        if (!isCurrent) return;
        const stockOf = (shopId: string) =>
          Object.entries(found).flatMap(([productId, records]) => {
            const pieces = records[shopId] && countedPieces(records[shopId]);
            return pieces === undefined ? [] : [[productId, pieces] as const];
          });
        setAnswer({ key, stock: new Map(ids.map((id) => [id, new Map(stockOf(id))])) });
      },
      (error: unknown) => logProblem("The stock of the shops could not be asked for.", error),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, known, stores, wanted]);

  if (!shops) return none;
  const gone = shopIds.filter((id) => !shops.has(id)).map((id) => [id, null] as const);
  return new Map<string, CountedStock | null>([...(answer.key === key ? answer.stock : none), ...gone]);
};

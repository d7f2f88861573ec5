import { useState } from "react";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { isAvailableAtShop, stockRecord } from "#app/domain/product/availability.ts";
import { asksShop } from "#app/domain/product/tile-action.ts";
import type { ProductTile } from "#app/domain/product/tile.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";

type Answers = Readonly<Record<string, number>>;

const none: Answers = {};

/**
 * How many pieces the chosen shop has of the products of tiles, by id, asked in one call for all of them after mount:
 * the page itself is the same for every shopper. What is not in it is not known; a failure is logged and leaves it so
 * (shops-16).
 */
export const useTilesAtShop = (tiles: readonly ProductTile[], shopId: string | undefined): Answers => {
  const { stores } = useCommerceApi();
  const [known, setKnown] = useState<{ shopId: string | undefined; answers: Answers }>({ shopId, answers: none });
  const answers = known.shopId === shopId ? known.answers : none;
  const missing =
    shopId === undefined
      ? []
      : tiles.filter((tile) => asksShop(tile) && answers[tile.id] === undefined).map(({ id }) => id);
  const { value: found } = useAnswer(
    shopId !== undefined && missing.length > 0 ? `tiles at ${shopId}: ${missing.join(" ")}` : null,
    async () => {
      const stock = await stores.stock(missing, [shopId ?? ""]);
      return missing.map((id) => {
        const record = stock[id]?.[shopId ?? ""];
        const stocked = record && stockRecord(record);
        return [id, stocked && isAvailableAtShop(stocked) ? stocked.ats : 0] as const;
      });
    },
    "The stock of the shop could not be asked for.",
  );
  // What is known is missing no more, so this comes to rest.
  if (found) setKnown({ shopId, answers: { ...answers, ...Object.fromEntries(found) } });

  return answers;
};

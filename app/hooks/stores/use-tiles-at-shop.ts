import { useEffect, useState } from "react";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { isAvailableAtShop, stockRecord } from "#app/domain/product/availability.ts";
import { asksShop } from "#app/domain/product/tile-action.ts";
import type { ProductTile } from "#app/domain/product/tile.ts";
import { logProblem } from "#app/browser/log-problem.ts";

type Answers = Readonly<Record<string, boolean>>;

const none: Answers = {};

/**
 * Whether the chosen shop has the products of tiles, by id, asked in one call for all of them after mount: the page
 * itself is the same for every shopper. What is not in it is not known; a failure is logged and leaves it so
 * (shops-16).
 */
export const useTilesAtShop = (tiles: readonly ProductTile[], shopId: string | undefined): Answers => {
  const { stores } = useCommerceApi();
  const [known, setKnown] = useState<{ shopId: string; answers: Answers }>({ shopId: "", answers: none });
  const answers = known.shopId === shopId ? known.answers : none;
  const missing =
    shopId === undefined
      ? ""
      : tiles
          .filter((tile) => asksShop(tile) && answers[tile.id] === undefined)
          .map(({ id }) => id)
          .join(" ");

  useEffect(() => {
    if (shopId === undefined || missing === "") return;
    let isCurrent = true;
    const ids = missing.split(" ");
    stores.stock(ids, [shopId]).then(
      (stock) => {
        if (!isCurrent) return;
        const told = ids.map((id) => {
          const record = stock[id]?.[shopId];
          return [id, isAvailableAtShop(record && stockRecord(record))] as const;
        });
        setKnown((before) => ({
          shopId,
          answers: { ...(before.shopId === shopId ? before.answers : none), ...Object.fromEntries(told) },
        }));
      },
      (error: unknown) => logProblem("The stock of the shop could not be asked for.", error),
    );
    return () => {
      isCurrent = false;
    };
  }, [stores, shopId, missing]);

  return answers;
};

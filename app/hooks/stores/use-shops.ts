import { useEffect, useState } from "react";
import { logProblem } from "#app/browser/log-problem.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { toShop, type Shop } from "#app/domain/stores/shop.ts";

const none: ReadonlyMap<string, Shop> = new Map();

/** Shops by id, asked for after mount; null until the answer is there, and when it fails. A shop that does not exist is left out. */
export const useAnsweredShops = (ids: readonly string[]): ReadonlyMap<string, Shop> | null => {
  const { stores } = useCommerceApi();
  const [answer, setAnswer] = useState<{ key: string; shops: ReadonlyMap<string, Shop> }>({ key: "", shops: none });
  const key = [...new Set(ids)].sort().join(",");

  useEffect(() => {
    if (key === "") return;
    let isCurrent = true;
    stores.get(key.split(",")).then(
      (found) => isCurrent && setAnswer({ key, shops: new Map(found.map((store) => [store.id, toShop(store)])) }),
      (error: unknown) => logProblem("The shops could not be asked for.", error),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, stores]);

  return answer.key === key ? answer.shops : null;
};

/** The same for who only shows them; empty while they are not known. */
export const useShops = (ids: readonly string[]): ReadonlyMap<string, Shop> => useAnsweredShops(ids) ?? none;

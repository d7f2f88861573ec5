import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { type Shop } from "#app/domain/stores/shop.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";

const none: ReadonlyMap<string, Shop> = new Map();

/**
 * Shops by id, asked for after mount; null until the answer is there, and when it fails. A shop that does not exist is
 * left out.
 */
export const useAnsweredShops = (ids: readonly string[]): ReadonlyMap<string, Shop> | null => {
  const { stores } = useCommerceApi();
  const shopIds = [...new Set(ids)].sort();
  const { value } = useAnswer(
    shopIds.length > 0 ? `shops ${shopIds.join(" ")}` : null,
    async () => {
      const [documents, { toShop }] = await Promise.all([
        stores.get(shopIds),
        import(/* webpackChunkName: "to-shop" */ "#app/domain/stores/to-shop.ts"),
      ]);
      return new Map(documents.map((store) => [store.id, toShop(store)]));
    },
    "The shops could not be asked for.",
  );
  return value ?? null;
};

/** The same for who only shows them; empty while they are not known. */
export const useShops = (ids: readonly string[]): ReadonlyMap<string, Shop> => useAnsweredShops(ids) ?? none;

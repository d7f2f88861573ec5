import { useCallback, useEffect, useState } from "react";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { toTile, type ProductTile } from "#app/domain/product/tile.ts";
import { recommend, tellOfRecommendations, type Recommendations } from "#app/integrations/recommendations.ts";

/** What a recommender names, as tiles, and how to tell it what became of them. */
export interface RecommendedProducts {
  tiles: ProductTile[];
  /** Tells once that they were seen. */
  onSeen: () => void;
  onClick: (productId: string) => void;
}

/** Stands for the session of a visitor who has none, as long as the page is not left. */
let visit: string | undefined;

const visitId = (): string => (visit ??= crypto.randomUUID());

const nothing: { answer: Recommendations | null; tiles: ProductTile[] } = { answer: null, tiles: [] };

/**
 * Asks a recommender once it is wanted, and fills its answer with the catalogue's products; ids that the catalogue no
 * longer has are left out. Without a recommendation service, or when it fails, there is nothing.
 */
export const useRecommendations = (recommender: string | undefined, isWanted: boolean): RecommendedProducts => {
  const site = useSite();
  const { products } = useCommerceApi();
  const { session, status } = useCustomer();
  const [{ answer, tiles }, setFound] = useState(nothing);
  const service = site.recommendations;
  const cookieId = session?.usid;
  const isKnown = status === "done" || status === "error";

  useEffect(() => {
    if (!isWanted || !isKnown || !service || !recommender) return;
    let isHere = true;
    const load = async () => {
      const found = await recommend(service, recommender, { cookieId: cookieId ?? visitId() });
      if (!found) return;
      const listed = await products.getMany(found.productIds);
      if (isHere) setFound({ answer: found, tiles: listed.map((product) => toTile(product, site)) });
    };
    load().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [isWanted, isKnown, service, recommender, cookieId, products, site]);

  const tell = useCallback(
    (activity: "viewReco" | "clickReco", productIds: readonly string[]) => {
      if (service && answer)
        tellOfRecommendations(service, activity, { cookieId: cookieId ?? visitId() }, answer, productIds);
    },
    [service, answer, cookieId],
  );
  const onSeen = useCallback(
    () =>
      tell(
        "viewReco",
        tiles.map(({ id }) => id),
      ),
    [tell, tiles],
  );
  const onClick = useCallback((productId: string) => tell("clickReco", [productId]), [tell]);
  return { tiles, onSeen, onClick };
};

import { useCallback } from "react";
import { hasConsented } from "#app/browser/consent.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { toTile, type ProductTile } from "#app/domain/product/tile.ts";
import { tellActivity } from "#app/integrations/activities.ts";
import { recommend, type Recommendations } from "#app/integrations/recommendations.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import { useLastKnown } from "#app/hooks/use-last-known.ts";
import { useVisitor } from "./use-visitor.ts";

/** What is to be recommended. */
export interface Recommending {
  recommender?: string | undefined;
  /** Place of the shop whose recommender is asked where none is named. */
  zone?: string | undefined;
  /** Nothing is asked before. */
  isWanted: boolean;
  /** Products that the answer is to go with; they are never part of it. */
  anchorIds?: readonly string[];
  /** Products that are known without the service; they stand first, and alone when the service does not answer. */
  knownIds?: readonly string[];
}

/** What a recommender names, as tiles, and how to tell it what became of them. */
export interface RecommendedProducts {
  tiles: ProductTile[];
  /** Whether the service has answered, or will not. */
  isSettled: boolean;
  /** Tells once that they were seen. */
  onSeen: () => void;
  onClick: (productId: string) => void;
}

/** The most tiles of one row; the service names no more either. */
const MOST_TILES = 12;

const nothing: { answer: Recommendations | null; tiles: ProductTile[] } = { answer: null, tiles: [] };
const none: readonly string[] = [];

/**
 * Asks a recommender once it is wanted, and fills its answer with the catalogue's products; ids that the catalogue no
 * longer has are left out. Without a recommendation service, or when it fails, there is only what is known without it.
 * The service is told what became of its products once the shopper has agreed to be counted.
 */
export const useRecommendations = ({
  recommender,
  zone,
  isWanted,
  anchorIds = none,
  knownIds = none,
}: Recommending): RecommendedProducts => {
  const site = useSite();
  const { products } = useCommerceApi();
  const visitor = useVisitor();
  const service = site.recommendations;
  const load = async () => {
    const by = recommender ? { recommender } : { zone: zone ?? "" };
    const found = service && visitor ? await recommend(service, by, visitor, [...anchorIds]) : null;
    const productIds = [...new Set([...knownIds, ...(found?.productIds ?? [])])]
      .filter((id) => !anchorIds.includes(id))
      .slice(0, MOST_TILES);
    const listed = productIds.length > 0 ? await products.getMany(productIds) : [];
    return { answer: found, tiles: listed.map((product) => toTile(product, site)) };
  };
  const { status, value } = useAnswer(
    isWanted && visitor && (recommender || zone)
      ? `recommendations ${JSON.stringify([recommender, zone, visitor, anchorIds, knownIds])}`
      : null,
    load,
    "The recommended products could not be asked for.",
  );
  const last = useLastKnown(value);
  const { answer, tiles } = (status !== "failed" && last) || nothing;
  const isSettled = last !== undefined || status === "failed";

  const onSeen = useCallback(() => {
    if (!service || !visitor || !answer || !hasConsented()) return;
    const { recommenderName, recoUUID } = answer;
    const seen = tiles.map(({ id }) => ({ id }));
    tellActivity(service, visitor, { activity: "viewReco", recommenderName, __recoUUID: recoUUID, products: seen });
  }, [service, visitor, answer, tiles]);
  const onClick = useCallback(
    (id: string) => {
      if (!service || !visitor || !answer || !hasConsented()) return;
      const { recommenderName, recoUUID } = answer;
      tellActivity(service, visitor, { activity: "clickReco", recommenderName, __recoUUID: recoUUID, product: { id } });
    },
    [service, visitor, answer],
  );
  return { tiles, isSettled, onSeen, onClick };
};

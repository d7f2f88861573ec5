import type { RecommendationsConfig } from "#config/sites.ts";
import { postToRecommender, type Visitor } from "./recommendation-calls.ts";

/** Products that the recommendation service names, and how to speak about them with it. */
export interface Recommendations {
  recoUUID: string;
  recommenderName: string;
  productIds: string[];
}

/** Who is to recommend: a recommender by name, or whoever fills a place of the shop. */
export type RecommendedBy = { recommender: string } | { zone: string };

/** A recommender that the service has for the site. */
export interface KnownRecommender {
  name: string;
  description?: string;
  recommenderType?: string;
}

/** Longest wait for recommendations; a page goes without them then. */
const PATIENCE_MS = 3000;

const toCamel = (key: string): string =>
  key.startsWith("_") ? key : key.replace(/_+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());

/** An answer with camelCase keys; keys that start with `_` stay (analytics-13). */
const camelCased = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(camelCased);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [toCamel(key), camelCased(item)]));
};

const readProducts = (recs: unknown): string[] =>
  (Array.isArray(recs) ? (recs as { id?: unknown }[]) : []).flatMap(({ id }) => (typeof id === "string" ? [id] : []));

const textOr = (value: unknown, otherwise: string): string => (typeof value === "string" ? value : otherwise);

const pathOf = ({ siteId }: RecommendationsConfig, by: RecommendedBy): string => {
  const site = encodeURIComponent(siteId);
  return "zone" in by
    ? `personalization/${site}/zones/${encodeURIComponent(by.zone)}/recs`
    : `personalization/recs/${site}/${encodeURIComponent(by.recommender)}`;
};

/**
 * What a recommender, or the one of a place of the shop, names (recommendation service v3), to go with the products of
 * `anchorIds`. A service that fails, answers late or answers something else has nothing to recommend; nothing throws.
 */
export const recommend = async (
  service: RecommendationsConfig,
  by: RecommendedBy,
  visitor: Visitor,
  anchorIds: readonly string[] = [],
): Promise<Recommendations | null> => {
  try {
    const anchors = anchorIds.length > 0 ? { products: anchorIds.map((id) => ({ id })) } : {};
    const body = { ...visitor, ...anchors };
    const answer = await postToRecommender(service, pathOf(service, by), body, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) return null;
    const { recoUUID, recommenderName, recs } = camelCased(await answer.json()) as Record<string, unknown>;
    return {
      recoUUID: textOr(recoUUID, ""),
      recommenderName: "zone" in by ? textOr(recommenderName, by.zone) : by.recommender,
      productIds: readProducts(recs),
    };
  } catch {
    return null;
  }
};

/** The recommenders that the service has for the site; none when it fails. */
export const listRecommenders = async (service: RecommendationsConfig): Promise<KnownRecommender[]> => {
  try {
    const answer = await fetch(
      `${service.baseUrl}/personalization/recommenders/${encodeURIComponent(service.siteId)}`,
      { headers: { "x-cq-client-id": service.clientId }, signal: AbortSignal.timeout(PATIENCE_MS) },
    );
    if (!answer.ok) return [];
    const { recommenders } = camelCased(await answer.json()) as { recommenders?: unknown };
    return (Array.isArray(recommenders) ? (recommenders as KnownRecommender[]) : []).filter(
      ({ name }) => typeof name === "string",
    );
  } catch {
    return [];
  }
};

import type { RecommendationsConfig } from "#config/sites.ts";

/** Products that the recommendation service names, and how to speak about them with it. */
export interface Recommendations {
  recoUUID: string;
  recommenderName: string;
  productIds: string[];
}

/** Who asks: the session's id, or another one that stays the same for the visit. */
export interface Visitor {
  cookieId: string;
}

/** Longest wait for recommendations; a page goes without them then. */
const PATIENCE_MS = 3000;

const post = (
  { baseUrl, clientId, siteId, instanceType }: RecommendationsConfig,
  path: string,
  body: Record<string, unknown>,
  init: RequestInit,
) =>
  fetch(`${baseUrl}/${path}`, {
    ...init,
    method: "POST",
    headers: { "content-type": "application/json", "x-cq-client-id": clientId },
    body: JSON.stringify({ ...body, realm: siteId.split("-")[0], instanceType }),
  });

const readProducts = (recs: unknown): string[] =>
  (Array.isArray(recs) ? (recs as { id?: unknown }[]) : []).flatMap(({ id }) => (typeof id === "string" ? [id] : []));

/**
 * What a recommender names (recommendation service v3, third parties 9.1). A service that fails, answers late or answers
 * something else has nothing to recommend; nothing throws.
 */
export const recommend = async (
  service: RecommendationsConfig,
  recommender: string,
  visitor: Visitor,
): Promise<Recommendations | null> => {
  try {
    const path = `personalization/recs/${encodeURIComponent(service.siteId)}/${encodeURIComponent(recommender)}`;
    const answer = await post(service, path, { ...visitor }, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) return null;
    const { recoUUID, recs } = (await answer.json()) as { recoUUID?: unknown; recs?: unknown };
    return {
      recoUUID: typeof recoUUID === "string" ? recoUUID : "",
      recommenderName: recommender,
      productIds: readProducts(recs),
    };
  } catch {
    return null;
  }
};

/** Tells the service what was seen or clicked of its recommendations; nobody waits for the answer. */
export const tellOfRecommendations = (
  service: RecommendationsConfig,
  activity: "viewReco" | "clickReco",
  visitor: Visitor,
  { recoUUID, recommenderName }: Pick<Recommendations, "recoUUID" | "recommenderName">,
  productIds: readonly string[],
): void => {
  const products = productIds.map((id) => ({ id }));
  const told = activity === "clickReco" ? { product: products[0] } : { products };
  void post(
    service,
    `activities/${encodeURIComponent(service.siteId)}/${activity}`,
    { ...visitor, recommenderName, __recoUUID: recoUUID, ...told },
    { keepalive: true },
  ).catch(() => undefined);
};

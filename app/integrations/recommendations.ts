import type { RecommendationsConfig } from "#config/sites.ts";

/** Products that the recommendation service names, and how to speak about them with it. */
export interface Recommendations {
  recoUUID: string;
  recommenderName: string;
  productIds: string[];
}

/** Who asks: the session's id, or another one that stays the same for the visit, and the account's name for the service. */
export interface Visitor {
  cookieId: string;
  userId?: string;
}

/** What a shopper did, with what has to be told about it (specification, section 7). */
export type Activity =
  | { activity: "viewProduct"; product: { id: string; sku: string; altId: ""; altIdType: "" } }
  | { activity: "viewReco"; recommenderName: string; __recoUUID: string; products: { id: string }[] }
  | { activity: "clickReco"; recommenderName: string; __recoUUID: string; product: { id: string } };

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
 * What a recommender names (recommendation service v3, third parties 9.1), to go with the products of `anchorIds`. A service
 * that fails, answers late or answers something else has nothing to recommend; nothing throws.
 */
export const recommend = async (
  service: RecommendationsConfig,
  recommender: string,
  visitor: Visitor,
  anchorIds: readonly string[] = [],
): Promise<Recommendations | null> => {
  try {
    const path = `personalization/recs/${encodeURIComponent(service.siteId)}/${encodeURIComponent(recommender)}`;
    const anchors = anchorIds.length > 0 ? { products: anchorIds.map((id) => ({ id })) } : {};
    const answer = await post(service, path, { ...visitor, ...anchors }, { signal: AbortSignal.timeout(PATIENCE_MS) });
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

/** Tells the service what a shopper did; nobody waits for the answer, and a failure is nobody's trouble. */
export const tellActivity = (
  service: RecommendationsConfig,
  visitor: Visitor,
  { activity, ...details }: Activity,
): void => {
  const path = `activities/${encodeURIComponent(service.siteId)}/${activity}`;
  void post(service, path, { ...visitor, ...details }, { keepalive: true }).catch(() => undefined);
};

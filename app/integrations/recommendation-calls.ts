import type { RecommendationsConfig } from "#config/sites.ts";

/**
 * Who asks: the session's id, or another one that stays the same for the visit, and the account's name for the service.
 */
export interface Visitor {
  cookieId: string;
  userId?: string;
}

/** Sends a question or a report to the recommendation service (v3). */
export const postToRecommender = (
  { baseUrl, clientId, siteId, instanceType }: RecommendationsConfig,
  path: string,
  body: object,
  init: RequestInit,
): Promise<Response> =>
  fetch(`${baseUrl}/${path}`, {
    ...init,
    method: "POST",
    headers: { "content-type": "application/json", "x-cq-client-id": clientId },
    body: JSON.stringify({ ...body, realm: siteId.split("-")[0], instanceType }),
  });

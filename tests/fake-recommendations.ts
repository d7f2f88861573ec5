import { testSiteIds } from "#tests/factories/sites.ts";
import type { RecommendationsConfig } from "#config/sites.ts";

/** A recommendation service that only tests know. */
export const testRecommendations: RecommendationsConfig = {
  baseUrl: "https://recs.test/v3",
  clientId: "client",
  siteId: `real-${testSiteIds.us}`,
  instanceType: "sbx",
};

/** A call of the service: where to, with what. */
export interface RecommendationCall {
  url: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

const network = globalThis.fetch;
const OriginalObserver = globalThis.IntersectionObserver;

/** Answers what every recommender is asked; keeps every call, also those that tell what a shopper did. */
export const answerRecommendations = (
  answer: (url: string, signal?: AbortSignal) => Promise<Response>,
): RecommendationCall[] => {
  const calls: RecommendationCall[] = [];
  globalThis.fetch = ((url: string, init?: { headers: Record<string, string>; body: string; signal?: AbortSignal }) => {
    if (!String(url).startsWith(testRecommendations.baseUrl) || !init) return network(url, init);
    calls.push({ url, headers: init.headers, body: JSON.parse(init.body) as Record<string, unknown> });
    return url.includes("/recs/") ? answer(url, init.signal) : Promise.resolve(Response.json({}));
  }) as unknown as typeof fetch;
  return calls;
};

/** An answer that names products. */
export const recommending =
  (...ids: string[]) =>
  (): Promise<Response> =>
    Promise.resolve(Response.json({ recoUUID: "r1", recs: ids.map((id) => ({ id })) }));

/** What was told of a shopper's doings, in order. */
export const toldActivities = (calls: readonly RecommendationCall[]): { name: string; body: object }[] =>
  calls
    .filter(({ url }) => url.includes("/activities/"))
    .map(({ url, body }) => ({ name: url.split("/").at(-1) ?? "", body }));

/** Puts everything in view at once, as on a very tall screen. */
export const showEverything = (): void => {
  globalThis.IntersectionObserver = class {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.tell([{ isIntersecting: true }]);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
};

/** The network and the screen as they were. */
export const endRecommendations = (): void => {
  globalThis.fetch = network;
  globalThis.IntersectionObserver = OriginalObserver;
};

/** Whether the shopper of a test has agreed to be counted. */
export const setConsent = (hasAgreed: boolean): void => {
  document.cookie = hasAgreed ? "cookie-consent=1; Path=/" : "cookie-consent=; Path=/; Max-Age=0";
};

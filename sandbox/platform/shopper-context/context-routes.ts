import { type ApiFamily, ApiReply, type ApiRequest } from "#sandbox/core/api-route.ts";
import type { CurrentShopper } from "./current-shopper.ts";
import type { ShopperContextService } from "./shopper-context-service.ts";

/** An answer that no cache keeps. */
const unshared = (answer: unknown): ApiReply => {
  const { status, body, headers } = answer instanceof ApiReply ? answer : new ApiReply(200, answer);
  return new ApiReply(status, body, { ...headers, "cache-control": "no-store" });
};

/** Route tables whose operations run in the context of the session that calls, and in its language. */
export const withinContext = (
  families: readonly ApiFamily[],
  { contexts, currentShopper }: { contexts: ShopperContextService; currentShopper: CurrentShopper },
): ApiFamily[] =>
  families.map((family) => ({
    ...family,
    routes: family.routes.map((route) => ({
      ...route,
      handle: async (request: ApiRequest) => {
        const { usid } = request.shopper;
        const context = usid ? await contexts.of(usid) : undefined;
        const answer = await currentShopper.within(context, () => route.handle(request), request.locale);
        // What a context may have changed, such as the time the shopper shops at, is nobody else's.
        return context && route.cacheSeconds !== undefined ? unshared(answer) : answer;
      },
    })),
  }));

import type { ApiFamily } from "#sandbox/core/api-route.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { BrowserSessionService } from "#sandbox/dialects/login/browser-session-service.ts";
import { browserSessionIdOf } from "#sandbox/dialects/login/session-bridge-routes.ts";

/** `GET /custom/session/v1/…/signature`: what a hybrid shop proves its session with. */
export const sessionSignatureFamily = (browserSessions: BrowserSessionService): ApiFamily => ({
  base: "/custom/session/v1",
  dialects: ["scapi"],
  routes: [
    {
      operation: "Session.getSignature",
      method: "get",
      path: "/signature",
      anonymous: true,
      handle: async (request) => {
        const signature = await browserSessions.signature(browserSessionIdOf(request), request.siteId);
        if (!signature) throw new Fault(401, "unauthorized", "There is no session with the storefront.");
        return signature;
      },
    },
  ],
});

import type { RequestHandler } from "express";
import { idOf } from "#server/middleware/logger.ts";
import { refuse } from "#server/problem.ts";
import { requestSite } from "./request-site.ts";
import { createShopApi } from "./shop-api.ts";
import type { SiteServices } from "./site/create-site-context.ts";

/** The `authorization` a call's arguments bring along, `[{ headers: { authorization } }]`. */
const authorizationOf = (args: unknown): string | undefined => {
  const [first] = Array.isArray(args) ? (args as { headers?: Record<string, unknown> }[]) : [];
  const found = Object.entries(first?.headers ?? {}).find(([name]) => name.toLowerCase() === "authorization")?.[1];
  return typeof found === "string" && /^Bearer [\w.~+/=-]+$/.test(found) ? found : undefined;
};

/** A backend's cookie as the shop's own: for this host alone, and only over https where the shop is. */
const ownCookie = (cookie: string, isSecure: boolean): string => {
  const parts = cookie.split(";").map((part) => part.trim());
  return [...parts.filter((part) => !/^(domain=|secure$)/i.test(part)), ...(isSecure ? ["Secure"] : [])].join("; ");
};

/**
 * `POST …/ShopperSessions/createSession`: opens the platform's own session for the shopper's token (session-16)
 * at the Shop API's `sessions` and hands its cookies on. The token comes in the call's arguments. Answers 204.
 */
export const createSession =
  ({ config }: SiteServices): RequestHandler =>
  async (request, response) => {
    const site = requestSite(config, request);
    const authorization = authorizationOf(request.body);
    if (!authorization)
      throw refuse(
        401,
        "missing-auth-token",
        "Unauthorized",
        "Missing authToken. A valid authToken should be used for session bridge.",
      );
    const ask = createShopApi({ commerce: config.commerce, siteId: site.id, authorization, requestId: idOf(request) });
    const { headers } = await ask({ method: "POST", resource: "sessions" });
    const isSecure = site.origin.startsWith("https:");
    for (const cookie of headers.getSetCookie()) response.append("set-cookie", ownCookie(cookie, isSecure));
    response.set("cache-control", "no-store").status(204).end();
  };

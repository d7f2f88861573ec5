import type { RequestHandler } from "express";
import { checkoutEntryPath } from "#app/domain/checkout/checkout-step.ts";
import { siteForHost } from "#config/sites.ts";
import { createSiteContext } from "#server/api/site/create-site-context.ts";
import { keepSession, storedSession } from "#server/api/site/session-cookies.ts";
import { clientAddress } from "#server/limits/client-network.ts";
import { cookieSetter } from "#server/middleware/cookie-setter.ts";
import { idOf } from "#server/middleware/logger.ts";
import { readCookies } from "#server/middleware/read-cookies.ts";
import { shopperOf } from "../sessions/agent-shopper.ts";
import type { Desk } from "./desk.ts";

/**
 * `GET /ucp/continue/:key`: a person goes on with what a platform has begun. The guest's session becomes that of the
 * browser, and its checkout opens where something is missing. Who is logged in keeps the account, and sees the own bag.
 */
export const continueShopping =
  (desk: Desk): RequestHandler =>
  async (request, response) => {
    const { services, sessions } = desk;
    const site = siteForHost(services.config.sites, request.get("host"));
    const visit = {
      site,
      bearerToken: null,
      address: clientAddress(request),
      requestId: idOf(request),
      cookies: readCookies(request.get("cookie")),
      setCookie: cookieSetter(response, site),
      preview: null,
      markDegraded: () => undefined,
    };
    response.set({ "cache-control": "private, no-store", "referrer-policy": "no-referrer", "x-robots-tag": "noindex" });
    await services.limits.take("session", { address: visit.address });
    const session = await sessions.findByContinueKey(String(request.params["key"]));
    const isUsable = session?.status === "open" && session.site === site.alias && site.refreshTokens !== "browser";
    if (!isUsable || storedSession(visit)?.registered) return response.redirect(303, "/cart");
    const shopper = await shopperOf(services, visit, session);
    await sessions.save(session);
    keepSession(createSiteContext(services, visit), session.tokens);
    const basket = await shopper.baskets.current();
    response.redirect(303, basket && session.kind === "checkout" ? checkoutEntryPath(basket) : "/cart");
  };

import type { Request, Response } from "express";
import { createIntl, createIntlCache, type IntlShape } from "react-intl";
import { type Basket, type BasketsApi, createBasketsApi } from "#app/commerce-api/baskets.ts";
import { commerceApiError } from "#app/commerce-api/failed-answer.ts";
import type { ScapiTransport } from "#app/commerce-api/scapi-transport.ts";
import { isEmptyBasket } from "#app/domain/basket/basket-document.ts";
import { siteForHost, type SiteConfig } from "#config/sites.ts";
import { type Caller, createSiteContext, type SiteServices } from "#server/api/site/create-site-context.ts";
import { keepSession } from "#server/api/site/session-cookies.ts";
import { openAccount, restoreSession } from "#server/api/site/session.ts";
import type { SiteContext } from "#server/api/site/site-operation.ts";
import { clientAddress } from "#server/limits/client-network.ts";
import type { ShopperTokens } from "#server/api/shopper-login.ts";
import { UpstreamProblem } from "#server/problem.ts";
import { cookieSetter } from "#server/middleware/cookie-setter.ts";
import { idOf } from "#server/middleware/logger.ts";
import { readCookies } from "#server/middleware/read-cookies.ts";
import type { LoadedMessages } from "#server/render/load-messages.ts";

/** What the pages without scripts are made from. */
export interface PlainServices {
  services: SiteServices;
  loadMessages: (locale: string) => Promise<LoadedMessages | undefined>;
}

/** Somebody who shops without scripts, for one request: the same session and bag as the shop's scripts would use. */
export interface PlainShopper {
  site: SiteConfig;
  intl: IntlShape;
  context: SiteContext;
  customerId: string;
  isRegistered: boolean;
  baskets: BasketsApi;
  scapi: ScapiTransport;
  /** The bag, or null while there is none or nothing is in it. */
  bag: () => Promise<Basket | null>;
}

const cache = createIntlCache();

/** The texts of a site. */
export const plainIntl = async ({ loadMessages }: PlainServices, site: SiteConfig): Promise<IntlShape> => {
  const messages = (await loadMessages(site.locale))?.messages;
  return createIntl({ locale: site.locale, ...(messages && { messages }), onError: () => undefined }, cache);
};

const callerOf = ({ services }: PlainServices, request: Request, response: Response): Caller => {
  const site = siteForHost(services.config.sites, request.get("host"));
  return {
    site,
    bearerToken: null,
    address: clientAddress(request),
    requestId: idOf(request),
    cookies: readCookies(request.get("cookie")),
    setCookie: cookieSetter(response, site),
    preview: null,
    markDegraded: () => undefined,
  };
};

const asShopper = async (plain: PlainServices, caller: Caller, tokens: ShopperTokens): Promise<PlainShopper> => {
  const context = createSiteContext(plain.services, { ...caller, bearerToken: tokens.accessToken });
  const { customerId, registered } = tokens;
  const scapi: ScapiTransport = async (family, method, args) => {
    try {
      return await context.scapi(family, method, args);
    } catch (error) {
      throw error instanceof UpstreamProblem ? commerceApiError(error.status, error.body) : error;
    }
  };
  const session = { customerId, registered, expiresAt: Infinity };
  const baskets = createBasketsApi(scapi, () => Promise.resolve(session));
  return {
    site: caller.site,
    intl: await plainIntl(plain, caller.site),
    context,
    customerId,
    isRegistered: registered,
    baskets,
    scapi,
    bag: async () => {
      const bag = await baskets.current();
      return bag && !isEmptyBasket(bag) ? bag : null;
    },
  };
};

/** Goes on with the visitor's session by its HttpOnly cookies, or begins one as a guest. */
export const openShopper = async (
  plain: PlainServices,
  request: Request,
  response: Response,
): Promise<PlainShopper> => {
  const caller = callerOf(plain, request, response);
  const context = createSiteContext(plain.services, caller);
  const tokens = await restoreSession(context, undefined);
  keepSession(context, tokens);
  return asShopper(plain, caller, tokens);
};

/** Logs an account in; the guest's bag comes along. @throws UpstreamProblem for wrong words. */
export const logInShopper = async (
  plain: PlainServices,
  request: Request,
  response: Response,
  { email, password }: { email: string; password: string },
): Promise<PlainShopper> => {
  const caller = callerOf(plain, request, response);
  const context = createSiteContext(plain.services, caller);
  await context.limit("login", email);
  const tokens = await openAccount(context, email, password);
  keepSession(context, tokens);
  const shopper = await asShopper(plain, caller, tokens);
  await shopper.baskets.merge();
  return shopper;
};

import { type BasketsApi, createBasketsApi } from "#app/commerce-api/baskets.ts";
import { commerceApiError } from "#app/commerce-api/failed-answer.ts";
import type { ScapiTransport } from "#app/commerce-api/scapi-transport.ts";
import type { SiteConfig } from "#config/sites.ts";
import { createSiteContext, type SiteServices } from "#server/api/site/create-site-context.ts";
import { loginOf } from "#server/api/site/session.ts";
import type { SiteContext } from "#server/api/site/site-operation.ts";
import type { ShopperTokens } from "#server/api/shopper-login.ts";
import { UpstreamProblem } from "#server/problem.ts";

/** What a request of a platform brings along. */
export interface AgentCaller {
  site: SiteConfig;
  /** Address of the platform's machine. */
  address: string;
  requestId: string;
}

/** Somebody for whom a platform acts, for one request. */
export interface AgentShopper {
  context: SiteContext;
  scapi: ScapiTransport;
  baskets: BasketsApi;
}

/** A token with less than this left is renewed first. */
const MARGIN_MS = 60_000;

const contextOf = (
  services: SiteServices,
  { site, address, requestId }: AgentCaller,
  token: string | null,
): SiteContext =>
  createSiteContext(services, {
    site,
    bearerToken: token,
    address,
    requestId,
    cookies: {},
    setCookie: () => {
      throw new Error("A platform keeps no cookies.");
    },
    preview: null,
    markDegraded: () => undefined,
  });

/** The backend's operations whose failures are `CommerceApiError`, as the app's own calls expect them. */
const transportOf =
  (context: SiteContext): ScapiTransport =>
  async (family, method, args) => {
    try {
      return await context.scapi(family, method, args);
    } catch (error) {
      throw error instanceof UpstreamProblem ? commerceApiError(error.status, error.body) : error;
    }
  };

/** Somebody without a bag, who looks around. */
export const visitor = (services: SiteServices, caller: AgentCaller): AgentShopper => {
  const context = contextOf(services, caller, null);
  const scapi = transportOf(context);
  return { context, scapi, baskets: createBasketsApi(scapi, () => Promise.resolve(null)) };
};

/** A new guest's tokens. */
export const newGuest = (services: SiteServices, caller: AgentCaller): Promise<ShopperTokens> =>
  loginOf(contextOf(services, caller, null)).guest();

/** Whoever some tokens are of. */
export const shopperWith = (
  services: SiteServices,
  caller: AgentCaller,
  { accessToken, customerId, registered }: Pick<ShopperTokens, "accessToken" | "customerId" | "registered">,
): AgentShopper => {
  const context = contextOf(services, caller, accessToken);
  const scapi = transportOf(context);
  const current = { customerId, registered, expiresAt: Infinity };
  return { context, scapi, baskets: createBasketsApi(scapi, () => Promise.resolve(current)) };
};

/** The shopper of a session; its access token is renewed where it ends soon. */
export const shopperOf = async (
  services: SiteServices,
  caller: AgentCaller,
  session: { tokens: ShopperTokens; accessEndsAt: number },
): Promise<AgentShopper> => {
  if (session.accessEndsAt - Date.now() < MARGIN_MS) {
    const login = loginOf(contextOf(services, caller, null));
    const owner = `${services.config.commerce.origin}\n${caller.site.id}`;
    const renewed = await services.refreshes.renew(owner, session.tokens.refreshToken, (token) => login.refresh(token));
    session.tokens = renewed;
    session.accessEndsAt = Date.now() + renewed.expiresInSeconds * 1000;
  }
  return shopperWith(services, caller, session.tokens);
};

import { createShopperLogin } from "#server/api/shopper-login.ts";
import type { SiteServices } from "#server/api/site/create-site-context.ts";
import type { Link } from "../linking/links.ts";
import { type AgentCaller, type AgentShopper, shopperWith } from "./agent-shopper.ts";

/** Whether the shop can act for an account: it needs a system of its own at the backend. */
export const canActForAccounts = ({ config }: Pick<SiteServices, "config">): boolean =>
  config.commerce.systemClientId !== null;

/**
 * The account of a link for one request, through the merchant's own system at the login service (trusted system on
 * behalf). `usid` is the session it joins; what a guest ordered in it can then be claimed.
 * @throws UpstreamProblem where the account is gone
 */
export const linkedShopper = async (
  services: SiteServices,
  caller: AgentCaller,
  { account }: Link,
  usid: string,
): Promise<AgentShopper> => {
  const { config, secrets } = services;
  const login = createShopperLogin({
    commerce: config.commerce,
    site: caller.site,
    clientSecret: null,
    requestId: caller.requestId,
  });
  const system = { clientId: config.commerce.systemClientId ?? "", secret: secrets.commerceSystemClientSecret };
  return shopperWith(services, caller, await login.onBehalf({ loginId: account.loginId, usid }, system));
};

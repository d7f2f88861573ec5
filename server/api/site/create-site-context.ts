import type { Logger } from "pino";
import type { Config } from "#config/config.ts";
import type { SiteConfig } from "#config/sites.ts";
import type { SourcePlaces } from "#server/assets/source-places.ts";
import type { PreviewLinks } from "#server/preview/preview-link.ts";
import type { PreviewPasses } from "#server/preview/preview-pass.ts";
import type { PreviewReader } from "#server/preview/read-preview.ts";
import { refuse, UpstreamProblem } from "#server/problem.ts";
import type { Secrets } from "#server/secrets.ts";
import { limitRules } from "#server/limits/limit-rules.ts";
import type { Limits } from "#server/limits/limits.ts";
import type { SharedAnswers } from "#server/shared-answers.ts";
import type { Vendors } from "#server/vendors/vendors.ts";
import { createBackendFetch, readAnswer } from "../backend-fetch.ts";
import type { SharedToken } from "../guest-tokens.ts";
import type { VerifyShopper } from "../shopper-verifier.ts";
import { createSdkDispatch } from "../sdk-dispatch.ts";
import type { Refreshes } from "./refreshes.ts";
import type { SiteContext } from "./site-operation.ts";

/** What outlives a request: made once by `createServer`. */
export interface SiteServices {
  config: Config;
  secrets: Secrets;
  vendors: Vendors;
  /** The site's shared guest token. */
  guestToken: (site: SiteConfig) => SharedToken;
  /** What strangers may do only so often. */
  limits: Limits;
  /** Whose an access token is. */
  verifyShopper: VerifyShopper;
  log: Logger;
  /** Editors' passes for the preview. */
  passes: PreviewPasses;
  /** Refresh tokens that were exchanged a short while ago. */
  refreshes: Refreshes;
  /** What pages have in common. */
  answers: SharedAnswers;
  /** Links that show one state of a page. */
  links: PreviewLinks;
  previews: PreviewReader;
  /** Where a place in a built script comes from. */
  sourcePlaces: SourcePlaces;
}

/** What one request, or one page being rendered, brings along. */
export interface Caller {
  site: SiteConfig;
  bearerToken: string | null;
  /** Address of the client; null where a page is rendered for everyone. */
  address: string | null;
  requestId: string;
  userAgent?: string | undefined;
  cookies: SiteContext["cookies"];
  setCookie: SiteContext["setCookie"];
  markDegraded: SiteContext["markDegraded"];
  preview: SiteContext["preview"];
}

/**
 * A caller without a shopper: a page that is rendered for everyone, or for editors. Setting a cookie is a mistake there
 * and throws.
 */
export const anonymousCaller = (
  { site, requestId, preview = null }: Pick<Caller, "site" | "requestId"> & { preview?: Caller["preview"] },
  markDegraded: () => void,
): Caller => ({
  site,
  bearerToken: null,
  address: null,
  requestId,
  preview,
  cookies: {},
  setCookie: () => {
    throw new Error("A page that is the same for everyone cannot set cookies.");
  },
  markDegraded,
});

/** Joins services and caller into what a site operation may use. */
export const createSiteContext = (services: SiteServices, caller: Caller): SiteContext => {
  const { config, secrets, vendors, log } = services;
  const { commerce } = config;
  const sharedToken = services.guestToken(caller.site);
  const dispatchAs = (accessToken: string | null) =>
    createSdkDispatch({ commerce, site: caller.site, accessToken, sharedToken, requestId: caller.requestId });
  const dispatch = dispatchAs(caller.bearerToken);
  const backendFetch = createBackendFetch({ timeoutMs: commerce.timeoutMs, requestId: caller.requestId });

  const callCustom = async (call: Parameters<SiteContext["custom"]>[0], token: string) => {
    const path = call.path.split("/").map(encodeURIComponent).join("/");
    const query = new URLSearchParams({ ...call.query, siteId: caller.site.id });
    const url = `${commerce.origin}/custom/${call.api}/v1/organizations/${commerce.organizationId}/${path}?${query.toString()}`;
    const { body } = await readAnswer(
      await backendFetch(url, {
        method: call.method ?? "GET",
        redirect: "manual",
        headers: {
          ...call.headers,
          authorization: `Bearer ${token}`,
          ...(call.body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      }),
      "Custom SCAPI Fetch request failed",
    );
    return body;
  };

  const verifiedShopper = () => services.verifyShopper(caller.bearerToken);
  const limit: SiteContext["limit"] = async (name, subject) => {
    const { address } = caller;
    if (address === null) return;
    const shopper = "perShopper" in limitRules[name] ? (await verifiedShopper())?.id : undefined;
    await services.limits.take(name, { address, shopper, subject });
  };

  return {
    ...caller,
    limit,
    shopper: async () => {
      const shopper = await verifiedShopper();
      if (!shopper) throw refuse(401, "unauthorized", "Unauthorized", "This needs a session.");
      return shopper;
    },
    userAgent: caller.userAgent ?? "",
    config,
    secrets,
    vendors: caller.preview ? { ...vendors, content: vendors.contentPreview.at(caller.preview) } : vendors,
    passes: services.passes,
    refreshes: services.refreshes,
    sourcePlaces: services.sourcePlaces,
    links: services.links,
    readLink: (token) => services.previews.readLink(caller.site, token),
    log,
    as: (accessToken) => ({
      scapi: async (family, method, args) => (await dispatchAs(accessToken)(family, method, args)).body,
      custom: (call) => callCustom(call, accessToken),
    }),
    scapi: async (family, method, args) => (await dispatch(family, method, args)).body,
    custom: async (call) => {
      if (caller.bearerToken) return callCustom(call, caller.bearerToken);
      const token = await sharedToken.get();
      try {
        return await callCustom(call, token);
      } catch (error) {
        if (!(error instanceof UpstreamProblem) || error.status !== 401) throw error;
        sharedToken.forget(token);
        return callCustom(call, await sharedToken.get());
      }
    },
  };
};

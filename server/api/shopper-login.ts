import { helpers, ShopperLogin } from "@salesforce/commerce-sdk-isomorphic";
import type { CommerceConfig } from "#config/config.ts";
import type { SiteConfig } from "#config/sites.ts";
import { createBackendFetch } from "./backend-fetch.ts";
import { problem, unreachable, UpstreamProblem } from "./upstream-problem.ts";

/** A shopper's tokens as the login service gives them, with lifetimes in seconds. */
export interface ShopperTokens {
  accessToken: string;
  refreshToken: string;
  expiresInSeconds: number;
  refreshExpiresInSeconds: number;
  customerId: string;
  usid: string;
  /** The account's name for the recommendation service. */
  encUserId?: string;
  registered: boolean;
}

/** The login service (SLAS) of one site. Every function throws `UpstreamProblem` with the service's own status and body. */
export interface ShopperLoginService {
  guest(usid?: string): Promise<ShopperTokens>;
  /** The guest's `usid` links the guest's basket to the account. */
  registered(username: string, password: string, usid?: string): Promise<ShopperTokens>;
  refresh(refreshToken: string): Promise<ShopperTokens>;
  /** Revokes both tokens. */
  logout(tokens: { accessToken: string; refreshToken: string }): Promise<void>;
  /** Revokes the tokens of every session of the account. */
  logoutEverywhere(tokens: { accessToken: string; refreshToken: string }): Promise<void>;
}

interface LoginOptions {
  commerce: CommerceConfig;
  site: SiteConfig;
  /** Makes it a private client. */
  clientSecret: string | null;
  requestId?: string | undefined;
}

/** Creates the login service for one request. */
export const createShopperLogin = ({ commerce, site, clientSecret, requestId }: LoginOptions): ShopperLoginService => {
  const slasClient = new ShopperLogin({
    proxy: commerce.origin,
    parameters: {
      shortCode: commerce.shortCode,
      organizationId: commerce.organizationId,
      clientId: commerce.clientId,
      siteId: site.id,
    },
    fetch: createBackendFetch({ timeoutMs: commerce.timeoutMs, requestId }),
    throwOnBadResponse: true,
  });
  const redirectURI = `${site.origin}/callback`;
  const credentials = clientSecret ? { clientSecret } : {};
  const link = (usid: string | undefined) => (usid ? { usid } : {});

  return {
    guest: (usid) =>
      tokens(false, () =>
        clientSecret
          ? helpers.loginGuestUserPrivate({ slasClient, parameters: link(usid), credentials: { clientSecret } })
          : helpers.loginGuestUser({ slasClient, parameters: { redirectURI, ...link(usid) } }),
      ),
    registered: (username, password, usid) =>
      tokens(true, () =>
        helpers.loginRegisteredUserB2C({
          slasClient,
          credentials: { username, password, ...credentials },
          parameters: { redirectURI, ...link(usid) },
        }),
      ),
    refresh: (refreshToken) =>
      tokens(undefined, () => helpers.refreshAccessToken({ slasClient, parameters: { refreshToken }, credentials })),
    logout: async ({ accessToken, refreshToken }) => {
      await call(() => helpers.logout({ slasClient, parameters: { accessToken, refreshToken } }));
    },
    logoutEverywhere: async ({ accessToken, refreshToken }) => {
      await call(() =>
        slasClient.logoutCustomer({
          headers: { Authorization: `Bearer ${accessToken}` },
          parameters: {
            refresh_token: refreshToken,
            client_id: commerce.clientId,
            channel_id: site.id,
            hint: "all-sessions",
          },
        }),
      );
    },
  };
};

const call = async <T>(run: () => Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof UpstreamProblem) throw error;
    const response = (error as { response?: Response }).response;
    if (!response) throw unreachable(error);
    throw await problemIn(response);
  }
};

/** What the login service says is wrong; an answer that cannot be read, such as a proxy's page, says nothing to a shopper. */
const problemIn = async (response: Response): Promise<UpstreamProblem> => {
  try {
    return new UpstreamProblem(response.status, JSON.parse(await response.text()));
  } catch {
    return new UpstreamProblem(502, problem("login-failed", "Login Failed", ""));
  }
};

const text = (value: unknown): string => (typeof value === "string" ? value : "");

const tokens = async (registered: boolean | undefined, run: () => Promise<unknown>): Promise<ShopperTokens> => {
  const answer = ((await call(run)) ?? {}) as Record<string, unknown>;
  const accessToken = answer["access_token"];
  const refreshToken = answer["refresh_token"];
  if (typeof accessToken !== "string" || typeof refreshToken !== "string")
    throw new UpstreamProblem(502, problem("bad-gateway", "Bad Gateway", "The login service gave no tokens."));
  const subject = text(claims(accessToken)["isb"]);
  return {
    accessToken,
    refreshToken,
    expiresInSeconds: Number(answer["expires_in"] ?? 1800),
    refreshExpiresInSeconds: Number(answer["refresh_token_expires_in"] ?? 777600),
    customerId: text(answer["customer_id"]),
    usid: text(answer["usid"]),
    ...(typeof answer["enc_user_id"] === "string" && { encUserId: answer["enc_user_id"] }),
    registered: registered ?? (subject !== "" && !subject.includes("upn:Guest")),
  };
};

/** Claims of a token, unverified: they only tell guests from registered shoppers. */
const claims = (token: string): Record<string, unknown> => {
  try {
    return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8")) as Record<string, unknown>;
  } catch {
    return {};
  }
};

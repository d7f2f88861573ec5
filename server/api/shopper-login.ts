import { helpers, ShopperLogin } from "@salesforce/commerce-sdk-isomorphic";
import type { CommerceConfig } from "#config/config.ts";
import type { SiteConfig } from "#config/sites.ts";
import { problem, refuse, unreachable, UpstreamProblem } from "#server/problem.ts";
import { createBackendFetch } from "./backend-fetch.ts";
import { createPasskeyLogin, type PasskeyLogin } from "./passkey-login.ts";

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

/**
 * The login service (SLAS) of one site. Every function throws `UpstreamProblem` with the service's own status and body.
 */
export interface ShopperLoginService {
  guest(usid?: string): Promise<ShopperTokens>;
  /** The guest's `usid` links the guest's basket to the account. */
  registered(username: string, password: string, usid?: string): Promise<ShopperTokens>;
  /** Mails a code to the owner of an account; the guest's `usid` links the guest's basket to it. 400 for nobody's. */
  sendCode(email: string, usid?: string): Promise<void>;
  /** An account's tokens for a mailed code. */
  byCode(email: string, code: string): Promise<ShopperTokens>;
  passkeys: PasskeyLogin<ShopperTokens>;
  refresh(refreshToken: string): Promise<ShopperTokens>;
  /** Revokes both tokens. */
  logout(tokens: { accessToken: string; refreshToken: string }): Promise<void>;
  /**
   * A token of another of the merchant's systems for a shopper's session; the shopper's own tokens stay as they are.
   * `secret` is that of the system's client.
   */
  onBehalf(
    shopper: { loginId: string; usid: string },
    system: { clientId: string; secret: string },
  ): Promise<ShopperTokens>;
  /** Revokes the tokens of every session of the account. */
  logoutEverywhere(tokens: { accessToken: string; refreshToken: string }): Promise<void>;
}

interface LoginOptions {
  commerce: CommerceConfig;
  site: SiteConfig;
  /** Makes it a private client. */
  clientSecret: string | null;
  /** Of the client of mailed codes; codes need a private client. */
  codeClientSecret?: string | undefined;
  requestId?: string | undefined;
}

/** Marks refresh tokens of the client of mailed codes, which no other client may renew. */
const CODE_MARK = "code~";

interface Client {
  id: string;
  secret: string | null;
  /** What a refresh token of it begins with, outside the login service. */
  mark: string;
  slas: ShopperLogin<{ shortCode: string; organizationId: string; clientId: string; siteId: string }>;
}

/** Creates the login service for one request. */
export const createShopperLogin = (options: LoginOptions): ShopperLoginService => {
  const { commerce, site, clientSecret, codeClientSecret, requestId } = options;
  const fetcher = createBackendFetch({ timeoutMs: commerce.timeoutMs, requestId });
  const client = (id: string, secret: string | null, mark = ""): Client => ({
    id,
    secret,
    mark,
    slas: new ShopperLogin({
      proxy: commerce.origin,
      parameters: {
        shortCode: commerce.shortCode,
        organizationId: commerce.organizationId,
        clientId: id,
        siteId: site.id,
      },
      fetch: fetcher,
      throwOnBadResponse: true,
    }),
  });
  const own = client(commerce.clientId, clientSecret);
  const { slas: slasClient } = own;
  const redirectURI = `${site.origin}/callback`;
  const credentials = clientSecret ? { clientSecret } : {};
  const link = (usid: string | undefined) => (usid ? { usid } : {});

  const codeClient = (): Client => {
    if (clientSecret) return own;
    if (!commerce.codeLoginClientId || !codeClientSecret)
      throw refuse(404, "not-found", "Not Found", "This shop logs nobody in by code.");
    return client(commerce.codeLoginClientId, codeClientSecret, CODE_MARK);
  };
  /** Whose a kept refresh token is, and how the login service knows it. */
  const ownerOf = (kept: string): { owner: Client; refreshToken: string } =>
    kept.startsWith(CODE_MARK)
      ? { owner: codeClient(), refreshToken: kept.slice(CODE_MARK.length) }
      : { owner: own, refreshToken: kept };
  const basic = ({ id, secret }: Client) => ({
    Authorization: `Basic ${Buffer.from(`${id}:${secret ?? ""}`).toString("base64")}`,
  });
  const marked = (given: ShopperTokens, { mark }: Client): ShopperTokens => ({
    ...given,
    refreshToken: mark + given.refreshToken,
  });

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
    onBehalf: ({ loginId, usid }, { clientId, secret }) =>
      tokens(loginId !== "guest", () =>
        slasClient.getTrustedSystemAccessToken({
          headers: { Authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString("base64")}` },
          body: {
            grant_type: "client_credentials",
            hint: "ts_ext_on_behalf_of",
            login_id: loginId,
            idp_origin: "ecom",
            client_id: clientId,
            channel_id: site.id,
            usid,
          },
        }),
      ),
    passkeys: createPasskeyLogin({
      slas: slasClient,
      clientId: own.id,
      siteId: site.id,
      locale: site.locale,
      headers: clientSecret ? basic(own) : {},
      call,
      subjectOf: (accessToken) => claims(accessToken)["isb"],
      tokensOf: (run) => tokens(true, run),
    }),
    sendCode: async (email, usid) => {
      const by = codeClient();
      await call(() =>
        by.slas.authorizePasswordlessCustomer({
          headers: basic(by),
          body: { user_id: email, mode: "email", locale: site.locale, channel_id: site.id, ...link(usid) },
        }),
      );
    },
    byCode: async (email, code) => {
      const by = codeClient();
      const body = {
        grant_type: "client_credentials",
        hint: "pwdless_login",
        pwdless_login_token: code,
        login_id: email,
      };
      return marked(await tokens(true, () => by.slas.getPasswordLessAccessToken({ headers: basic(by), body })), by);
    },
    refresh: async (kept) => {
      const { owner, refreshToken } = ownerOf(kept);
      const renewed = await tokens(undefined, () =>
        helpers.refreshAccessToken({
          slasClient: owner.slas,
          parameters: { refreshToken },
          credentials: owner.secret ? { clientSecret: owner.secret } : {},
        }),
      );
      return marked(renewed, owner);
    },
    logout: async ({ accessToken, refreshToken: kept }) => {
      const { owner, refreshToken } = ownerOf(kept);
      await call(() => helpers.logout({ slasClient: owner.slas, parameters: { accessToken, refreshToken } }));
    },
    logoutEverywhere: async ({ accessToken, refreshToken: kept }) => {
      const { owner, refreshToken } = ownerOf(kept);
      await call(() =>
        owner.slas.logoutCustomer({
          headers: { Authorization: `Bearer ${accessToken}` },
          parameters: {
            refresh_token: refreshToken,
            client_id: owner.id,
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

/**
 * What the login service says is wrong; an answer that cannot be read, such as a proxy's page, says nothing to a
 * shopper.
 */
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

import { Fault } from "#sandbox/core/fault.ts";
import { ApiReply, type ApiFamily, type ApiRequest, type ApiRoute } from "#sandbox/core/api-route.ts";
import { issuerOf } from "./access-token.ts";
import { basicCredentials } from "./basic-credentials.ts";
import { badRequest, doNotTrackOf, formReader, queryReader, type Read } from "./login-request.ts";
import type { LoginService } from "./login-service.ts";
import type { RateLimit } from "./rate-limit.ts";
import { presentLoginFault } from "./slas-error-presenter.ts";
import type { TokenSigner } from "./token-signer-service.ts";

/** Login operations say themselves who calls, and open their own transactions. */
export const open = { anonymous: true, ownTransactions: true } as const;

/** The token of a bearer header; nothing when there is none. */
export const bearerOf = ({ headers }: ApiRequest): string | undefined =>
  /^bearer\s+(\S+)$/i.exec(headers.authorization ?? "")?.[1];

const codeRequest = (read: Read) => ({
  clientId: read("client_id"),
  redirectUri: read("redirect_uri"),
  codeChallenge: read("code_challenge"),
  siteId: read("channel_id"),
  usid: read("usid"),
  state: read("state"),
});

/** A redirect that is followed by reading its address, as the official client does. */
const redirect = (location: string) => new ApiReply(303, undefined, { location });

/** What the platform answers to a logout: the same members, emptied. */
const loggedOut = {
  access_token: "",
  id_token: "null",
  refresh_token: "",
  expires_in: 0,
  refresh_token_expires_in: 0,
  token_type: "Bearer",
  usid: "null",
  customer_id: "null",
  enc_user_id: "null",
  idp_access_token: "",
  idp_refresh_token: "null",
  dnt: "null",
};

/** Hints that lead to a guest's code; the session bridge's say in advance what the code will be used for. */
const guestHints = ["guest", "sb-guest", "sb-user"];

const openIdConfiguration = (origin: string, organizationId: string) => {
  const base = `${origin}/shopper/auth/v1/organizations/${organizationId}/oauth2`;
  return {
    issuer: issuerOf(organizationId),
    authorization_endpoint: `${base}/authorize`,
    token_endpoint: `${base}/token`,
    jwks_uri: `${base}/jwks`,
    userinfo_endpoint: `${base}/userinfo`,
    introspection_endpoint: `${base}/introspect`,
    revocation_endpoint: `${base}/revoke`,
    end_session_endpoint: `${base}/logout`,
    response_types_supported: ["code"],
    grant_types_supported: ["authorization_code", "authorization_code_pkce", "client_credentials", "refresh_token"],
    code_challenge_methods_supported: ["S256"],
    subject_types_supported: ["public"],
    scopes_supported: ["email", "openid", "offline_access"],
    claims_supported: ["email", "name", "given_name", "family_name", "sub"],
    id_token_signing_alg_values_supported: ["ES256"],
  };
};

/** A family of the login service: its error form, its count of calls, and headers that tell it. */
export const loginFamily = (limit: RateLimit, routes: ApiRoute[]): ApiFamily => ({
  base: "/shopper/auth/v1",
  dialects: ["scapi"],
  siteless: true,
  presentFault: presentLoginFault,
  headers: () => limit.headers(),
  routes: routes.map((route) => ({
    ...route,
    handle: (request) => {
      limit.count();
      return route.handle(request);
    },
  })),
});

/** Authorize, login, tokens, logout and the public documents. */
export const loginFamilies = (
  login: LoginService,
  signer: TokenSigner,
  limit: RateLimit,
  { origin, organizationId }: { origin: string; organizationId: string },
): ApiFamily[] => [
  loginFamily(limit, [
    {
      operation: "ShopperLogin.authorizeCustomer",
      method: "get",
      path: "/oauth2/authorize",
      ...open,
      query: [
        "redirect_uri",
        "response_type",
        "client_id",
        "channel_id",
        "hint",
        "usid",
        "code_challenge",
        "state",
        "scope",
        "ui_locales",
      ],
      handle: async (request) => {
        const read = queryReader(request);
        if (read("response_type") !== "code") throw badRequest("response_type must be code.");
        if (!guestHints.includes(read("hint") ?? "")) throw badRequest("hint must be guest.");
        checkIgnored(read);
        return redirect(await login.authorizeGuest(codeRequest(read)));
      },
    },
    {
      operation: "ShopperLogin.authenticateCustomer",
      method: "post",
      path: "/oauth2/login",
      ...open,
      form: true,
      handle: async (request) => {
        const read = formReader(request);
        const responseType = read("response_type");
        if (responseType !== undefined && responseType !== "code") throw badRequest("response_type must be code.");
        checkIgnored(read);
        return redirect(await login.login(codeRequest(read), basicCredentials(request.headers.authorization)));
      },
    },
    {
      operation: "ShopperLogin.getAccessToken",
      method: "post",
      path: "/oauth2/token",
      ...open,
      form: true,
      handle: (request) => {
        const read = formReader(request);
        return login.token({
          grantType: read("grant_type"),
          authorization: request.headers.authorization,
          clientId: read("client_id"),
          siteId: read("channel_id"),
          code: read("code"),
          codeVerifier: read("code_verifier"),
          redirectUri: read("redirect_uri"),
          refreshToken: read("refresh_token"),
          usid: read("usid"),
          doNotTrack: doNotTrackOf(read),
        });
      },
    },
    {
      operation: "ShopperLogin.logoutCustomer",
      method: "get",
      path: "/oauth2/logout",
      ...open,
      query: ["client_id", "refresh_token", "channel_id", "hint"],
      handle: async (request) => {
        const read = queryReader(request);
        const accessToken = bearerOf(request);
        if (accessToken === undefined) throw new Fault(401, "unauthorized", "The access token is missing.");
        const hint = read("hint");
        if (hint !== undefined && hint !== "all-sessions") throw badRequest("hint must be all-sessions.");
        await login.logout({
          accessToken,
          refreshToken: read("refresh_token"),
          clientId: read("client_id"),
          siteId: read("channel_id"),
          allSessions: hint === "all-sessions",
        });
        return loggedOut;
      },
    },
    {
      operation: "ShopperLogin.getJwksUri",
      method: "get",
      path: "/oauth2/jwks",
      ...open,
      cacheSeconds: 300,
      handle: () => signer.jwks(),
    },
    {
      operation: "ShopperLogin.getWellknownOpenidConfiguration",
      method: "get",
      path: "/oauth2/.well-known/openid-configuration",
      ...open,
      cacheSeconds: 300,
      handle: () => openIdConfiguration(origin, organizationId),
    },
  ]),
];

/** Members that are for other identity providers: they must be well-formed, and mean nothing here. */
const checkIgnored = (read: Read) => void [read("scope"), read("ui_locales")];

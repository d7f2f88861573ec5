import { Fault } from "#sandbox/fault.ts";
import { ApiReply, type ApiFamily, type ApiRequest } from "#sandbox/http/api-route.ts";
import { issuerOf } from "./access-token.ts";
import { basicCredentials } from "./basic-credentials.ts";
import type { LoginService, TokenRequest } from "./login-service.ts";
import { presentLoginFault } from "./slas-error.ts";
import type { TokenSigner } from "./token-signer-service.ts";

/** A single form or query value; a doubled one is as good as none. */
type Read = (name: string) => string | undefined;

const queryReader =
  ({ query }: ApiRequest): Read =>
  (name) =>
    query.getAll(name).length === 1 ? (query.get(name) ?? undefined) || undefined : undefined;

const formReader =
  ({ body }: ApiRequest): Read =>
  (name) =>
    (body as Record<string, string> | undefined)?.[name] || undefined;

const codeRequest = (read: Read) => ({
  clientId: read("client_id"),
  redirectUri: read("redirect_uri"),
  codeChallenge: read("code_challenge"),
  siteId: read("channel_id"),
  usid: read("usid"),
  state: read("state"),
});

const tokenRequest = (read: Read): TokenRequest => ({
  grantType: read("grant_type"),
  clientId: read("client_id"),
  siteId: read("channel_id"),
  code: read("code"),
  codeVerifier: read("code_verifier"),
  redirectUri: read("redirect_uri"),
  refreshToken: read("refresh_token"),
  usid: read("usid"),
  dnt: read("dnt"),
});

const bearerOf = ({ headers }: ApiRequest): string => {
  const token = /^bearer\s+(\S+)$/i.exec(headers.authorization ?? "")?.[1];
  if (!token) throw new Fault(401, "unauthorized", "The access token is missing.");
  return token;
};

/** A redirect that is followed by reading its address, as the official client does. */
const redirect = (location: string) => new ApiReply(303, undefined, { location });

/** What the platform answers to a logout: the same members, emptied. */
const loggedOut = {
  access_token: "",
  id_token: "",
  refresh_token: "",
  expires_in: 0,
  refresh_token_expires_in: 0,
  token_type: "Bearer",
  usid: "",
  customer_id: "",
  enc_user_id: "",
  idp_access_token: "null",
};

const openIdConfiguration = (origin: string, organizationId: string) => {
  const base = `${origin}/shopper/auth/v1/organizations/${organizationId}/oauth2`;
  return {
    issuer: issuerOf(organizationId),
    authorization_endpoint: `${base}/authorize`,
    token_endpoint: `${base}/token`,
    jwks_uri: `${base}/jwks`,
    revocation_endpoint: `${base}/revoke`,
    end_session_endpoint: `${base}/logout`,
    response_types_supported: ["code"],
    grant_types_supported: ["authorization_code_pkce", "refresh_token"],
    code_challenge_methods_supported: ["S256"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["ES256"],
  };
};

/** The login family (wire contract, section 2.1). */
export const loginFamilies = (
  login: LoginService,
  signer: TokenSigner,
  { origin, organizationId }: { origin: string; organizationId: string },
): ApiFamily[] => {
  const open = { anonymous: true, ownTransactions: true } as const;
  return [
    {
      base: "/shopper/auth/v1",
      dialects: ["scapi"],
      siteless: true,
      presentFault: presentLoginFault,
      routes: [
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
            if (read("response_type") !== "code")
              throw new Fault(400, "invalid_request", "response_type must be code.");
            if (read("hint") !== "guest") throw new Fault(400, "invalid_request", "hint must be guest.");
            return redirect(await login.authorizeGuest(codeRequest(read)));
          },
        },
        {
          operation: "ShopperLogin.authenticateCustomer",
          method: "post",
          path: "/oauth2/login",
          ...open,
          form: true,
          handle: async (request) =>
            redirect(
              await login.login(codeRequest(formReader(request)), basicCredentials(request.headers.authorization)),
            ),
        },
        {
          operation: "ShopperLogin.getAccessToken",
          method: "post",
          path: "/oauth2/token",
          ...open,
          form: true,
          handle: (request) => login.token(tokenRequest(formReader(request))),
        },
        {
          operation: "ShopperLogin.logoutCustomer",
          method: "get",
          path: "/oauth2/logout",
          ...open,
          query: ["client_id", "refresh_token", "channel_id", "hint"],
          handle: async (request) => {
            const read = queryReader(request);
            await login.logout({
              accessToken: bearerOf(request),
              refreshToken: read("refresh_token"),
              clientId: read("client_id"),
              siteId: read("channel_id"),
              allSessions: read("hint") === "all-sessions",
            });
            return loggedOut;
          },
        },
        {
          operation: "ShopperLogin.revokeToken",
          method: "post",
          path: "/oauth2/revoke",
          ...open,
          form: true,
          handle: async (request) => {
            const token = formReader(request)("token");
            if (!token) throw new Fault(400, "invalid_request", "token is required.");
            await login.revoke(token);
            return new ApiReply(200);
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
      ],
    },
  ];
};

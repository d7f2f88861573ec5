import { Fault } from "#sandbox/core/fault.ts";
import type { ApiFamily, ApiRequest } from "#sandbox/core/api-route.ts";
import type { LoginClients } from "./login-clients.ts";
import { doNotTrackOf, formReader, needed, queryReader } from "./login-request.ts";
import { loginFamily, open } from "./login-routes.ts";
import type { RateLimit } from "./rate-limit.ts";
import type { SessionBridgeService } from "./session-bridge-service.ts";
import type { TrustedSystemService } from "./trusted-system-service.ts";

/** The storefront's session id of a call: its cookie, or the header hybrid shops send instead. */
export const browserSessionIdOf = ({ headers }: ApiRequest): string | undefined =>
  headers.sfdc_dwsid ?? /(?:^|;\s*)dwsid=([\w-]+)/.exec(headers.cookie ?? "")?.[1];

/** Agents need a scope that no client of the sandbox holds. */
const refuseAgent = (clients: LoginClients, clientId: string | undefined) => {
  clients.named(clientId);
  throw new Fault(401, "invalid_client", "Authorization failed.");
};

/** Tokens for shoppers whom somebody else knows: the classic storefront, a trusted system; agents are refused. */
export const sessionBridgeFamilies = (
  services: {
    sessionBridge: SessionBridgeService;
    trustedSystem: TrustedSystemService;
    loginClients: LoginClients;
  },
  limit: RateLimit,
): ApiFamily[] => [
  loginFamily(limit, [
    {
      operation: "ShopperLogin.getSessionBridgeAccessToken",
      method: "post",
      path: "/oauth2/session-bridge/token",
      ...open,
      form: true,
      handle: (request) => {
        const read = formReader(request);
        return services.sessionBridge.token({
          claim: { authorization: request.headers.authorization, clientId: read("client_id") },
          grantType: read("grant_type"),
          siteId: read("channel_id"),
          loginId: read("login_id"),
          code: read("code"),
          codeVerifier: read("code_verifier"),
          dwsid: read("dwsid"),
          guestSignature: read("dwsgst"),
          registeredSignature: read("dwsrst"),
          doNotTrack: doNotTrackOf(read) ?? false,
        });
      },
    },
    {
      operation: "ShopperLogin.getTrustedSystemAccessToken",
      method: "post",
      path: "/oauth2/trusted-system/token",
      ...open,
      form: true,
      handle: (request) => {
        const read = formReader(request);
        return services.trustedSystem.token({
          claim: { authorization: request.headers.authorization, clientId: read("client_id") },
          grantType: read("grant_type"),
          hint: read("hint"),
          loginId: needed(read, "login_id"),
          identityProvider: needed(read, "idp_origin"),
          siteId: read("channel_id"),
          usid: read("usid"),
          doNotTrack: doNotTrackOf(read) ?? false,
        });
      },
    },
    {
      operation: "ShopperLogin.getTrustedAgentAuthorizationToken",
      method: "get",
      path: "/oauth2/trusted-agent/authorize",
      ...open,
      query: ["client_id", "channel_id", "code_challenge", "login_id", "idp_origin", "redirect_uri", "response_type"],
      handle: (request) => refuseAgent(services.loginClients, queryReader(request)("client_id")),
    },
    {
      operation: "ShopperLogin.getTrustedAgentAccessToken",
      method: "post",
      path: "/oauth2/trusted-agent/token",
      ...open,
      form: true,
      handle: (request) => refuseAgent(services.loginClients, formReader(request)("client_id")),
    },
  ]),
];

import type { CustomerService } from "#sandbox/platform/customers/customer-service.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { BrowserSession, BrowserSessionService } from "./browser-session-service.ts";
import type { ClientClaim, LoginClient, LoginClients } from "./login-clients.ts";
import { badRequest } from "./login-request.ts";
import type { LoginService } from "./login-service.ts";
import type { TokenResponse } from "./session-service.ts";

/** A request to turn a storefront's session into tokens. */
export interface BridgeRequest {
  claim: ClientClaim;
  grantType: string | undefined;
  siteId: string | undefined;
  /** `guest`, or the login of the account. */
  loginId: string | undefined;
  code: string | undefined;
  codeVerifier: string | undefined;
  dwsid: string | undefined;
  guestSignature: string | undefined;
  registeredSignature: string | undefined;
  doNotTrack: boolean;
}

/** The bridge from the classic storefront's sessions to tokens. */
export interface SessionBridgeService {
  /** @throws Fault 400 for a member that is missing or wrong, 401 for a session that is not proved. */
  token(request: BridgeRequest): Promise<TokenResponse>;
}

const SCOPE = "sfcc.session_bridge";

const failed = () => new Fault(401, "invalid_client", "Authorization failed.");

export const createSessionBridgeService = (options: {
  database: Database;
  clients: LoginClients;
  login: LoginService;
  browserSessions: BrowserSessionService;
  customers: CustomerService;
}): SessionBridgeService => {
  const { database, clients, login, browserSessions, customers } = options;

  /** A public client proves itself by a code of its own, a private one by its secret. */
  const clientOf = async ({ claim, grantType, code, codeVerifier }: BridgeRequest, siteId: string) => {
    const client: LoginClient = clients.authenticated(claim);
    if (!clients.scopesOf(client.id).has(SCOPE)) throw failed();
    const expected = client.secret === null ? "session_bridge" : "client_credentials";
    if (grantType !== expected) throw badRequest(`grant_type must be ${expected}.`);
    if (client.secret === null) await login.useBridgeCode({ clientId: client.id, siteId, code, codeVerifier });
    return client;
  };

  const sessionOf = async (request: BridgeRequest, siteId: string): Promise<BrowserSession> => {
    const { dwsid, guestSignature, registeredSignature, loginId } = request;
    const isGuest = loginId?.toLowerCase() === "guest";
    if (!loginId) throw badRequest("login_id is required.");
    if (!guestSignature && !registeredSignature && !dwsid) throw badRequest("dwsgst or dwsrst is required.");
    if (isGuest && !guestSignature) throw badRequest("A guest's session is proved by dwsgst.");
    if (!isGuest && guestSignature) throw badRequest("login_id must be guest.");
    const found = await (guestSignature
      ? browserSessions.signed("guest", guestSignature, siteId)
      : registeredSignature
        ? browserSessions.signed("registered", registeredSignature, siteId)
        : browserSessions.find(dwsid, siteId));
    if (!found || found.registered === isGuest) throw failed();
    if (isGuest) return found;
    const customer = await customers.find(found.customerId);
    if (customer?.login.toLowerCase() !== loginId.toLowerCase()) throw failed();
    return found;
  };

  return {
    token: (request) =>
      database.transaction(async () => {
        const siteId = login.checkSite(request.siteId);
        const client = await clientOf(request, siteId);
        const { usid, registered, customerId } = await sessionOf(request, siteId);
        return login.openTrusted({
          client,
          siteId,
          usid,
          customerId: registered ? customerId : undefined,
          doNotTrack: request.doNotTrack,
          flow: "sesb:session_bridge",
        });
      }),
  };
};

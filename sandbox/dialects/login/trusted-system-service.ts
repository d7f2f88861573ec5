import type { AccountAccessService } from "#sandbox/platform/customers/account-access-service.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { ClientClaim, LoginClients } from "./login-clients.ts";
import { badRequest } from "./login-request.ts";
import type { LoginService } from "./login-service.ts";
import type { TokenResponse } from "./session-service.ts";

/** A system's request for the tokens of a shopper it vouches for. */
export interface TrustedSystemRequest {
  claim: ClientClaim;
  grantType: string | undefined;
  hint: string | undefined;
  /** `guest`, or the login of the account. */
  loginId: string;
  identityProvider: string;
  siteId: string | undefined;
  usid: string | undefined;
  doNotTrack: boolean;
}

/** Trusted system on behalf (TSOB): another system of the merchant logs a shopper in. */
export interface TrustedSystemService {
  /** @throws Fault 400 for a member that is wrong, 401 for a system that is not trusted or an unknown account. */
  token(request: TrustedSystemRequest): Promise<TokenResponse>;
}

const HINT = "ts_ext_on_behalf_of";

const failed = () => new Fault(401, "invalid_client", "Authorization failed.");

export const createTrustedSystemService = (options: {
  database: Database;
  clients: LoginClients;
  login: LoginService;
  accounts: AccountAccessService;
}): TrustedSystemService => {
  const { database, clients, login, accounts } = options;
  return {
    token: async ({ claim, grantType, hint, loginId, identityProvider, siteId: given, usid, doNotTrack }) => {
      const client = clients.authenticated(claim);
      if (!clients.scopesOf(client.id).has(`sfcc.${HINT}`)) throw failed();
      if (grantType !== "client_credentials") throw badRequest("grant_type must be client_credentials.");
      if (hint !== HINT) throw badRequest(`hint must be ${HINT}.`);
      if (identityProvider !== "ecom") throw badRequest("idp_origin must be ecom.");
      const siteId = login.checkSite(given);
      return database.transaction(async () => {
        const isGuest = loginId.toLowerCase() === "guest";
        const customerId = isGuest ? undefined : (await accounts.byLogin(loginId))?.id;
        if (!isGuest && customerId === undefined) throw failed();
        return login.openTrusted({ client, siteId, usid, customerId, doNotTrack, flow: `tsob:${HINT}` });
      });
    },
  };
};

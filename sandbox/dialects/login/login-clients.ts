import { timingSafeEqual } from "node:crypto";
import { Fault } from "#sandbox/core/fault.ts";
import { basicCredentials } from "./basic-credentials.ts";
import { digestOf } from "#sandbox/core/identifiers.ts";

/** A program that logs shoppers in: public (PKCE) or private (a secret). */
export interface LoginClient {
  id: string;
  secret: string | null;
  scopes: readonly string[];
}

/** How a request says which client it comes from. */
export interface ClientClaim {
  /** The authorization header; only a Basic one speaks of the client. */
  authorization: string | undefined;
  clientId: string | undefined;
}

/** The registered clients. */
export interface LoginClients {
  /** What tokens of the client may do; an unknown client's nothing. */
  scopesOf(clientId: string): ReadonlySet<string>;
  /** Scopes of the client's tokens, and whether it is a merchant's own program. */
  rightsOf(clientId: string): { scopes: ReadonlySet<string>; isBackChannel: boolean };
  /** @throws Fault 400 for a client nobody registered. */
  named(clientId: string | undefined): LoginClient;
  /**
   * The client of a request to the token endpoints: a public one by its id, a private one by its secret.
   * @throws Fault 400 for an unknown client, 401 for a wrong or missing secret.
   */
  authenticated(claim: ClientClaim): LoginClient;
  /** The same where only private clients are let in. */
  confidential(claim: ClientClaim): LoginClient;
}

/** What only a merchant's own program holds, and no client whose tokens shoppers get. */
const TRUSTED = "sfcc.ts_ext_on_behalf_of";

const badClient = () => new Fault(400, "invalid_request", "Bad or missing client_id.");
const failed = () => new Fault(401, "invalid_client", "Basic Authorization failed.");

const isSame = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(digestOf(one)), Buffer.from(digestOf(other)));

export const createLoginClients = (clients: readonly LoginClient[]): LoginClients => {
  const byId = new Map(clients.map((client) => [client.id, client]));
  const scopes = new Map(clients.map(({ id, scopes: given }) => [id, new Set(given)]));
  const nothing: ReadonlySet<string> = new Set();

  const named = (clientId: string | undefined) => {
    const client = byId.get(clientId ?? "");
    if (!client) throw badClient();
    return client;
  };

  const confidential = ({ authorization, clientId }: ClientClaim) => {
    const given = basicCredentials(authorization);
    const client = given && byId.get(given.login);
    if (!client?.secret || !isSame(client.secret, given?.password ?? "")) throw failed();
    if (clientId !== undefined && clientId !== client.id) throw badClient();
    return client;
  };

  return {
    scopesOf: (clientId) => scopes.get(clientId) ?? nothing,
    rightsOf: (clientId) => ({
      scopes: scopes.get(clientId) ?? nothing,
      isBackChannel: (byId.get(clientId)?.secret ?? null) !== null && scopes.get(clientId)?.has(TRUSTED) === true,
    }),
    named,
    confidential,
    authenticated: (claim) => {
      if (/^basic(\s|$)/i.test(claim.authorization ?? "")) return confidential(claim);
      const client = named(claim.clientId);
      if (client.secret !== null) throw failed();
      return client;
    },
  };
};

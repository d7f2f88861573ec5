import type { CustomerService } from "#sandbox/platform/customers/customer-service.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { decodeJwt } from "jose";
import { issuerOf } from "./access-token.ts";
import { digestOf } from "#sandbox/core/identifiers.ts";
import type { ClientClaim, LoginClients } from "./login-clients.ts";
import type { LoginRepository, StoredSession } from "./login-repository.ts";
import { badRequest } from "./login-request.ts";
import type { SessionService } from "./session-service.ts";
import type { Clock } from "#sandbox/core/clock.ts";

/** What a private client is told about a token (RFC 7662). */
export type Introspection =
  | { active: false }
  | {
      active: true;
      client_id: string;
      exp: number;
      iat: number;
      iss: string;
      scope: string;
      sub: string;
      token_type: "access_token" | "refresh_token";
    };

/** What a shopper's own token tells about her. */
export interface UserInfo {
  customer_id: string;
  sub: string;
  name: string;
  given_name?: string;
  family_name?: string;
  email?: string;
  email_verified?: boolean;
}

/** Looks at tokens and takes them back. */
export interface TokenInspectionService {
  /** @throws Fault 401 unless a private client asks. */
  introspect(claim: ClientClaim, token: string): Promise<Introspection>;
  /**
   * Ends the session of one of the client's tokens; an unknown token is no error (RFC 7009). @throws Fault 401 unless a
   * private client asks.
   */
  revoke(claim: ClientClaim, token: string): Promise<void>;
  /** @throws Fault 400 for a token that is not valid. */
  userInfo(accessToken: string | undefined, siteId: string | undefined): Promise<UserInfo>;
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

export const createTokenInspectionService = (options: {
  database: Database;
  repository: LoginRepository;
  sessions: SessionService;
  clients: LoginClients;
  customers: CustomerService;
  clock: Clock;
  organizationId: string;
}): TokenInspectionService => {
  const { database, repository, sessions, clients, customers, clock, organizationId } = options;

  /** The running session a token of either kind belongs to. */
  const find = async (token: string) => {
    const refreshToken = await repository.findRefreshToken(digestOf(token));
    if (refreshToken) {
      const isGood = refreshToken.usedAt === null && refreshToken.expiresAt > clock.now();
      const session = isGood ? await repository.findSession(refreshToken.sessionId) : undefined;
      return session?.endedAt === null ? { session, refreshToken } : undefined;
    }
    const verified = await sessions.verify(token);
    const session = verified && (await repository.findSession(verified.id));
    return session && { session, refreshToken: undefined };
  };

  const describe = (session: StoredSession, issuedAt: number, expiresAt: number) => ({
    active: true as const,
    client_id: session.clientId,
    exp: expiresAt,
    iat: issuedAt,
    iss: issuerOf(organizationId),
    scope: [...clients.scopesOf(session.clientId)].join(" "),
    sub: `usid:${session.usid}`,
  });

  return {
    introspect: async (claim, token) => {
      clients.confidential(claim);
      const found = await find(token);
      if (!found) return { active: false };
      const { session, refreshToken } = found;
      if (refreshToken)
        return {
          ...describe(session, seconds(session.startedAt), seconds(refreshToken.expiresAt)),
          token_type: "refresh_token",
        };
      const { iat = 0, exp = 0 } = decodeJwt(token);
      return { ...describe(session, iat, exp), token_type: "access_token" };
    },

    revoke: async (claim, token) => {
      const client = clients.confidential(claim);
      await database.transaction(async () => {
        const found = await find(token);
        if (found && found.session.clientId !== client.id) throw badRequest("The token was issued to another client.");
        if (found) await sessions.end(found.session.id);
      });
    },

    userInfo: async (accessToken, siteId) => {
      const session = accessToken === undefined ? undefined : await sessions.verify(accessToken);
      if (!session || (siteId !== undefined && siteId !== session.siteId))
        throw badRequest("Bad or missing access token.");
      const identity = { customer_id: session.customerId, sub: session.usid };
      const customer = session.registered ? await customers.find(session.customerId) : undefined;
      if (!customer) return { ...identity, name: "Guest User" };
      const { firstName, lastName, email, emailVerified, login } = customer;
      return {
        ...identity,
        name: `${firstName} ${lastName}`.trim() || login,
        given_name: firstName,
        family_name: lastName,
        email,
        email_verified: emailVerified,
      };
    },
  };
};

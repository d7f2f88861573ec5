import type { Clock } from "#sandbox/core/clock.ts";
import type { CustomerService } from "#sandbox/platform/customers/customer-service.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { LoginSession, ShownName } from "./access-token.ts";
import { createCodeRules, type CodeRequest } from "./authorization-code.ts";
import type { GuestService } from "./guest-service.ts";
import { digestOf, newSecret } from "#sandbox/core/identifiers.ts";
import type { LoginClient, LoginClients } from "./login-clients.ts";
import type { LoginRepository } from "./login-repository.ts";
import { badRequest } from "./login-request.ts";
import type { Credentials, PasswordCheckService } from "./password-check-service.ts";
import type { SessionService, TokenResponse } from "./session-service.ts";
import { settled } from "./settle-service.ts";

/** Seconds between authorize or login and the token request. */
export const CODE_SECONDS = 300;

/** A request for tokens; `authorization` is the client's. */
export interface TokenRequest {
  grantType: string | undefined;
  authorization: string | undefined;
  clientId: string | undefined;
  siteId: string | undefined;
  code: string | undefined;
  codeVerifier: string | undefined;
  redirectUri: string | undefined;
  refreshToken: string | undefined;
  usid: string | undefined;
  doNotTrack: boolean | undefined;
}

/** Who is logged in without a code, because somebody trusted says so. */
export interface TrustedLogin {
  client: LoginClient;
  siteId: string;
  usid: string | undefined;
  /** Nothing for a guest. */
  customerId: string | undefined;
  doNotTrack: boolean;
  /** How it came about, as the issuer subject says it. */
  flow?: string;
}

/**
 * The login service (SLAS): codes with PKCE, rotating refresh tokens for public clients and lasting ones for private
 * clients.
 */
export interface LoginService {
  /** Where to send a new or returning guest, with a code. */
  authorizeGuest(request: CodeRequest): Promise<string>;
  /**
   * Where to send somebody who knows a password, with a code. Throws 401 for wrong credentials, 400 for an unconfirmed
   * address where the site wants one.
   */
  login(request: CodeRequest, credentials: Credentials | undefined): Promise<string>;
  token(request: TokenRequest): Promise<TokenResponse>;
  /** Tokens for somebody already known to be who he says. Joins the running transaction. */
  openTrusted(login: TrustedLogin): Promise<TokenResponse>;
  /**
   * Uses up a code that a public client shows at the session bridge. Joins the running transaction. @throws Fault 400.
   */
  useBridgeCode(request: {
    clientId: string;
    siteId: string;
    code: string | undefined;
    codeVerifier: string | undefined;
  }): Promise<void>;
  /** New tokens for a running session. */
  renew(session: LoginSession): Promise<TokenResponse>;
  /** Tokens without a code, as the Shop API hands them out; a guest when there are no credentials. Throws 401. */
  openDirectly(siteId: string, credentials: Credentials | undefined): Promise<TokenResponse>;
  /** Such tokens for somebody whom the shop knows already; a guest when there is no customer id. */
  openKnown(siteId: string, usid: string, customerId: string | undefined): Promise<TokenResponse>;
  /** Ends the session of an access token, or every session of its customer that came about in the same way. */
  logout(request: {
    accessToken: string;
    refreshToken: string | undefined;
    clientId: string | undefined;
    siteId: string | undefined;
    allSessions: boolean;
  }): Promise<void>;
  /** The site named by a request. @throws Fault 400 for a missing or unknown one. */
  checkSite(siteId: string | undefined): string;
  /** When the first code, session or token expires that is still kept. */
  firstExpiry(): Promise<Date | undefined>;
  /** Removes codes, sessions and tokens that have expired. */
  forgetExpired(): Promise<void>;
}

/**
 * How long a used refresh token may be shown again without ending its session: pages that a server renders at the same
 * time all show the one the browser sent.
 */
export const REPEATED_SECONDS = 60;

const invalidRefreshToken = () => badRequest("invalid refresh_token");
const invalidCode = () => badRequest("invalid authorization code");

export const createLoginService = (options: {
  database: Database;
  repository: LoginRepository;
  sessions: SessionService;
  guests: GuestService;
  passwords: PasswordCheckService;
  customers: CustomerService;
  clients: LoginClients;
  clock: Clock;
  /** The client the Shop API's own logins count as. */
  shopClientId: string;
  sites: readonly { id: string }[];
  /** Opens a closed account again, whose owner comes back in time. */
  reopen: (customerId: string, siteId: string) => Promise<void>;
  /** Whether a site lets in only people whose e-mail address is confirmed. */
  wantsConfirmedEmail: (siteId: string) => Promise<boolean>;
}): LoginService => {
  const { database, repository, sessions, guests, passwords, customers, clients, clock } = options;
  const rules = createCodeRules(clients, options.sites);
  const codeLocation = async (request: CodeRequest, customerId: string | undefined): Promise<string> => {
    const checked = rules.check(request);
    const guest = await guests.of(request.usid);
    const code = newSecret();
    await repository.addCode({
      ...checked,
      ...guest,
      codeHash: digestOf(code),
      customerId: customerId ?? guest.guestCustomerId,
      registered: customerId !== undefined,
      expiresAt: new Date(clock.now().getTime() + CODE_SECONDS * 1000),
    });
    const location = new URL(checked.redirectUri);
    location.searchParams.set("usid", guest.usid);
    location.searchParams.set("code", code);
    if (request.state) location.searchParams.set("state", request.state);
    return location.href;
  };

  const nameOf = async (session: { registered: boolean; customerId: string }): Promise<ShownName | undefined> =>
    session.registered ? customers.find(session.customerId) : undefined;

  const refuseUnconfirmed = async (customerId: string, siteId: string) => {
    const customer = await customers.find(customerId);
    if (customer?.emailVerified === false && (await options.wantsConfirmedEmail(siteId)))
      throw badRequest("Email not verified.");
  };

  const openTrusted: LoginService["openTrusted"] = async (login) => {
    const { usid, guestCustomerId } = await guests.of(login.usid);
    const session = {
      clientId: login.client.id,
      siteId: login.siteId,
      customerId: login.customerId ?? guestCustomerId,
      guestCustomerId,
      registered: login.customerId !== undefined,
      usid,
      doNotTrack: login.doNotTrack,
      flow: login.flow ?? "",
    };
    const { sessionId: _internal, ...response } = await sessions.open(session, await nameOf(session));
    if (session.registered) await options.reopen(session.customerId, session.siteId);
    return response;
  };

  const openAtShop = (siteId: string, usid: string | undefined, customerId: string | undefined) => {
    const client = clients.named(options.shopClientId);
    return openTrusted({ client, siteId, usid, customerId, doNotTrack: false });
  };

  const redeemCode = async (client: LoginClient, request: TokenRequest): Promise<TokenResponse | Fault> => {
    const codeHash = digestOf(request.code ?? "");
    const stored = await repository.findCode(codeHash);
    if (!stored || stored.expiresAt <= clock.now()) return invalidCode();
    if (stored.usedAt) {
      if (stored.sessionId) await sessions.end(stored.sessionId);
      return invalidCode();
    }
    const siteId = rules.checkSite(request.siteId);
    const refused = rules.refusal(stored, { ...request, clientId: client.id, siteId });
    if (refused) return badRequest(refused);
    const { customerId, guestCustomerId, registered, usid } = stored;
    const opened = await sessions.open(
      {
        clientId: client.id,
        siteId,
        customerId,
        guestCustomerId,
        registered,
        usid,
        doNotTrack: request.doNotTrack ?? false,
      },
      await nameOf(stored),
    );
    if (!(await repository.useCode(codeHash, clock.now(), opened.sessionId))) throw invalidCode();
    if (registered) await options.reopen(customerId, siteId);
    const { sessionId: _internal, ...response } = opened;
    return response;
  };

  /** Whether a used refresh token comes later than calls that were sent at the same time can. */
  const isStolen = async (tokenHash: string): Promise<boolean> => {
    const usedAt = (await repository.findRefreshToken(tokenHash))?.usedAt;
    return clock.now().getTime() - (usedAt?.getTime() ?? 0) > REPEATED_SECONDS * 1000;
  };

  const refresh = async (client: LoginClient, request: TokenRequest): Promise<TokenResponse | Fault> => {
    const tokenHash = digestOf(request.refreshToken ?? "");
    const stored = await repository.findRefreshToken(tokenHash);
    const session = stored && (await repository.findSession(stored.sessionId));
    if (!stored || !session || session.endedAt || stored.expiresAt <= clock.now()) return invalidRefreshToken();
    if (session.clientId !== client.id) return invalidRefreshToken();
    if (request.siteId && request.siteId !== session.siteId) return invalidRefreshToken();
    const lasts = client.secret !== null;
    if (!lasts && !(await repository.useRefreshToken(tokenHash, clock.now()))) {
      if (await isStolen(tokenHash)) await sessions.end(session.id);
      return invalidRefreshToken();
    }
    const name = await nameOf(session);
    if (session.registered && !name) return invalidRefreshToken();
    const continued = { ...session, doNotTrack: request.doNotTrack ?? session.doNotTrack };
    return sessions.continue(continued, name, lasts ? request.refreshToken : undefined);
  };

  return {
    authorizeGuest: (request) => database.transaction(() => codeLocation(request, undefined)),

    login: async (request, credentials) => {
      rules.check(request);
      const siteId = rules.checkSite(request.siteId);
      const customerId = await passwords.check(credentials);
      await refuseUnconfirmed(customerId, siteId);
      return database.transaction(() => codeLocation(request, customerId));
    },

    token: async (request) => {
      if (request.grantType === undefined) throw badRequest("grant_type is required.");
      const client = clients.authenticated(request);
      switch (request.grantType) {
        case "authorization_code":
        case "authorization_code_pkce":
          return settled(database, () => redeemCode(client, request));
        case "refresh_token":
          return settled(database, () => refresh(client, request));
        case "client_credentials": {
          if (client.secret === null) throw new Fault(401, "invalid_client", "Basic Authorization failed.");
          const siteId = rules.checkSite(request.siteId);
          const { usid, doNotTrack = false } = request;
          return database.transaction(() => openTrusted({ client, siteId, usid, doNotTrack, customerId: undefined }));
        }
        default:
          throw new Fault(400, "unsupported_grant_type", "grant_type is not supported.");
      }
    },

    openTrusted,

    useBridgeCode: async ({ code, codeVerifier, ...caller }) => {
      const codeHash = digestOf(code ?? "");
      const stored = await repository.findCode(codeHash);
      if (!stored || stored.usedAt || stored.expiresAt <= clock.now()) throw invalidCode();
      const shown = { ...caller, codeVerifier, redirectUri: stored.redirectUri, usid: undefined };
      const refused = rules.refusal(stored, shown);
      if (refused) throw badRequest(refused);
      if (!(await repository.useCode(codeHash, clock.now(), null))) throw invalidCode();
    },

    renew: (session) => database.transaction(async () => sessions.continue(session, await nameOf(session))),

    openKnown: (siteId, usid, customerId) => database.transaction(() => openAtShop(siteId, usid, customerId)),

    openDirectly: async (siteId, credentials) => {
      const customerId = credentials && (await passwords.check(credentials));
      return database.transaction(() => openAtShop(siteId, undefined, customerId));
    },

    logout: ({ accessToken, refreshToken, clientId, siteId, allSessions }) =>
      database.transaction(async () => {
        clients.named(clientId);
        if (!refreshToken) throw badRequest("refresh_token is required.");
        const session = await sessions.verify(accessToken);
        if (!session) throw new Fault(401, "unauthorized", "The access token is invalid or expired.");
        if (session.clientId !== clientId || (siteId && siteId !== session.siteId))
          throw badRequest("The access token was issued to another client or channel.");
        if (!session.registered) throw badRequest("Only registered shoppers log out.");
        const stored = await repository.findRefreshToken(digestOf(refreshToken));
        if (stored?.sessionId !== session.id) throw invalidRefreshToken();
        await (allSessions ? sessions.endAllOf(session.customerId, session.flow) : sessions.end(session.id));
      }),

    checkSite: rules.checkSite,

    firstExpiry: () => repository.firstExpiry(),

    forgetExpired: () => database.transaction(() => repository.forgetExpired(clock.now())),
  };
};

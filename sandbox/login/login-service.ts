import type { Clock } from "#sandbox/clock.ts";
import type { CustomerService } from "#sandbox/customers/customer-service.ts";
import type { Database } from "#sandbox/database/connection.ts";
import { Fault } from "#sandbox/fault.ts";
import type { ShownName } from "./access-token.ts";
import { digestOf, newCustomerId, newSecret, newUsid } from "./identifiers.ts";
import type { LoginRepository, StoredCode } from "./login-repository.ts";
import { challengeOf, isPkceValue } from "./pkce.ts";
import type { SessionService, TokenResponse } from "./session-service.ts";

/** Failed attempts in a row that lock a login, and for how long. */
export const FAILURES_BEFORE_LOCK = 6;
export const LOCK_MINUTES = 10;

const CODE_SECONDS = 300;

/** A refresh token used again this soon is a repeated request; later it is taken for theft. */
const REPEAT_SECONDS = 10;

/** What authorize and login requests have in common. */
export interface CodeRequest {
  clientId: string | undefined;
  redirectUri: string | undefined;
  codeChallenge: string | undefined;
  siteId: string | undefined;
  usid: string | undefined;
  state: string | undefined;
}

export interface TokenRequest {
  grantType: string | undefined;
  clientId: string | undefined;
  siteId: string | undefined;
  code: string | undefined;
  codeVerifier: string | undefined;
  redirectUri: string | undefined;
  refreshToken: string | undefined;
  usid: string | undefined;
  dnt: string | undefined;
}

/** The login service (SLAS) for public clients: codes with PKCE, rotating refresh tokens. */
export interface LoginService {
  /** Where to send a new or returning guest, with a code. */
  authorizeGuest(request: CodeRequest): Promise<string>;
  /** Where to send somebody who knows a password, with a code. Throws 401 for wrong credentials. */
  login(request: CodeRequest, credentials: { login: string; password: string } | undefined): Promise<string>;
  token(request: TokenRequest): Promise<TokenResponse>;
  /** Tokens without a code, as the Shop API hands them out; a guest when there are no credentials. Throws 401. */
  openDirectly(siteId: string, credentials: { login: string; password: string } | undefined): Promise<TokenResponse>;
  /** Ends the session of an access token, or every session of its customer. */
  logout(request: {
    accessToken: string;
    refreshToken: string | undefined;
    clientId: string | undefined;
    siteId: string | undefined;
    allSessions: boolean;
  }): Promise<void>;
  /** Ends the session of a refresh or access token; an unknown token is no error (RFC 7009). */
  revoke(token: string): Promise<void>;
  /** When the first code, session or token expires that is still kept. */
  firstExpiry(): Promise<Date | undefined>;
  /** Removes codes, sessions and tokens that have expired. */
  forgetExpired(): Promise<void>;
}

const badRequest = (detail: string) => new Fault(400, "invalid_request", detail);
const invalidRefreshToken = () => badRequest("invalid refresh_token");

export const createLoginService = (options: {
  database: Database;
  repository: LoginRepository;
  sessions: SessionService;
  customers: CustomerService;
  clock: Clock;
  clientIds: readonly string[];
  siteIds: readonly string[];
}): LoginService => {
  const { database, repository, sessions, customers, clock } = options;

  const checkClient = (clientId: string | undefined): string => {
    if (!clientId || !options.clientIds.includes(clientId)) throw badRequest("Bad or missing client_id.");
    return clientId;
  };

  const checkSite = (siteId: string | undefined): string => {
    if (!siteId) throw badRequest("channel_id is required.");
    if (!options.siteIds.includes(siteId)) throw badRequest("channel_id is not valid.");
    return siteId;
  };

  const checkRequest = ({ clientId, redirectUri, codeChallenge, siteId }: CodeRequest) => {
    const client = checkClient(clientId);
    if (!isRedirectUri(redirectUri)) throw badRequest("Bad or missing redirect_uri.");
    if (!isPkceValue(codeChallenge)) throw badRequest("code_challenge is required.");
    return { clientId: client, redirectUri, codeChallenge, siteId: siteId ? checkSite(siteId) : "" };
  };

  /** The guest behind a session id; a new one where the id is new or not ours. */
  const guestOf = async (given: string | undefined) => {
    const known = given && isUuid(given) ? await repository.guestOf(given) : undefined;
    if (given && known) return { usid: given, guestCustomerId: known };
    const guest = { usid: newUsid(), guestCustomerId: newCustomerId() };
    await repository.addGuest({ usid: guest.usid, customerId: guest.guestCustomerId, createdAt: clock.now() });
    return guest;
  };

  const codeLocation = async (request: CodeRequest, customerId: string | undefined): Promise<string> => {
    const checked = checkRequest(request);
    const guest = await guestOf(request.usid);
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

  const redeemCode = async (request: TokenRequest): Promise<TokenResponse | Fault> => {
    const codeHash = digestOf(request.code ?? "");
    const stored = await repository.findCode(codeHash);
    if (!stored || stored.expiresAt <= clock.now()) return badRequest("invalid authorization code");
    if (stored.usedAt) {
      if (stored.sessionId) await sessions.end(stored.sessionId);
      return badRequest("invalid authorization code");
    }
    const siteId = checkSite(request.siteId);
    const refused = refusal(stored, request, siteId);
    if (refused) return badRequest(refused);
    const { clientId, customerId, guestCustomerId, registered, usid } = stored;
    const opened = await sessions.open(
      { clientId, siteId, customerId, guestCustomerId, registered, usid, doNotTrack: request.dnt === "true" },
      await nameOf(stored),
    );
    if (!(await repository.useCode(codeHash, clock.now(), opened.sessionId)))
      throw badRequest("invalid authorization code");
    const { sessionId: _internal, ...response } = opened;
    return response;
  };

  const refresh = async (request: TokenRequest): Promise<TokenResponse | Fault> => {
    const tokenHash = digestOf(request.refreshToken ?? "");
    const stored = await repository.findRefreshToken(tokenHash);
    const session = stored && (await sessions.find(stored.sessionId));
    if (!stored || !session || session.ended || stored.expiresAt <= clock.now()) return invalidRefreshToken();
    if (session.clientId !== request.clientId) return invalidRefreshToken();
    if (request.siteId && request.siteId !== session.siteId) return invalidRefreshToken();
    if (!(await repository.useRefreshToken(tokenHash, clock.now()))) {
      const usedMs = stored.usedAt ? clock.now().getTime() - stored.usedAt.getTime() : 0;
      if (usedMs > REPEAT_SECONDS * 1000) await sessions.end(session.id);
      return invalidRefreshToken();
    }
    const name = await nameOf(session);
    if (session.registered && !name) return invalidRefreshToken();
    return sessions.continue(session, name);
  };

  /** Faults are thrown after the transaction, so that what a refused request reveals (theft, a wrong password) is kept. */
  const settled = async <T>(work: () => Promise<T | Fault>): Promise<T> => {
    const outcome = await database.transaction(work);
    if (outcome instanceof Fault) throw outcome;
    return outcome;
  };

  const checkPassword = async (given: { login: string; password: string }): Promise<string | Fault> => {
    const failed = new Fault(401, "invalid_client", "Basic Authorization failed.");
    const key = digestOf(given.login.trim().toLowerCase());
    if (await repository.isLocked(key, clock.now()))
      return new Fault(401, "access_denied", `Too many failed attempts. Try again in ${LOCK_MINUTES} minutes.`);
    const customerId = await customers.checkPassword(given.login, given.password);
    if (customerId) {
      await repository.forgetFailures(key);
      return customerId;
    }
    if ((await repository.countFailure(key)) >= FAILURES_BEFORE_LOCK)
      await repository.lock(key, new Date(clock.now().getTime() + LOCK_MINUTES * 60_000));
    return failed;
  };

  return {
    authorizeGuest: (request) => database.transaction(() => codeLocation(request, undefined)),

    login: async (request, credentials) => {
      checkRequest(request);
      checkSite(request.siteId);
      if (!credentials) throw new Fault(401, "invalid_client", "Basic Authorization failed.");
      const customerId = await settled(() => checkPassword(credentials));
      return database.transaction(() => codeLocation(request, customerId));
    },

    token: async (request) => {
      checkClient(request.clientId);
      switch (request.grantType) {
        case "authorization_code":
        case "authorization_code_pkce":
          return settled(() => redeemCode(request));
        case "refresh_token":
          return settled(() => refresh(request));
        case undefined:
          throw badRequest("grant_type is required.");
        default:
          throw new Fault(400, "unsupported_grant_type", "grant_type is not supported.");
      }
    },

    openDirectly: async (siteId, credentials) => {
      const customerId = credentials && (await settled(() => checkPassword(credentials)));
      return database.transaction(async () => {
        const { usid, guestCustomerId } = await guestOf(undefined);
        const session = {
          clientId: checkClient(options.clientIds[0]),
          siteId,
          customerId: customerId ?? guestCustomerId,
          guestCustomerId,
          registered: customerId !== undefined,
          usid,
          doNotTrack: false,
        };
        const { sessionId: _internal, ...response } = await sessions.open(session, await nameOf(session));
        return response;
      });
    },

    logout: ({ accessToken, refreshToken, clientId, siteId, allSessions }) =>
      database.transaction(async () => {
        checkClient(clientId);
        if (!refreshToken) throw badRequest("refresh_token is required.");
        const session = await sessions.verify(accessToken);
        if (!session) throw new Fault(401, "unauthorized", "The access token is invalid or expired.");
        if (session.clientId !== clientId || (siteId && siteId !== session.siteId))
          throw badRequest("The access token was issued to another client or channel.");
        const stored = await repository.findRefreshToken(digestOf(refreshToken));
        if (stored?.sessionId !== session.id) throw invalidRefreshToken();
        await (allSessions && session.registered ? sessions.endAllOf(session.customerId) : sessions.end(session.id));
      }),

    revoke: (token) =>
      database.transaction(async () => {
        const sessionId =
          (await repository.findRefreshToken(digestOf(token)))?.sessionId ?? (await sessions.verify(token))?.id;
        if (sessionId) await sessions.end(sessionId);
      }),

    firstExpiry: () => repository.firstExpiry(),

    forgetExpired: () => database.transaction(() => repository.forgetExpired(clock.now())),
  };
};

const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

const isRedirectUri = (text: string | undefined): text is string => {
  if (!text || !URL.canParse(text)) return false;
  const { protocol, hash, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && hash === "" && username === "" && password === "";
};

/** Why a code may not be redeemed by this request, if so. */
const refusal = (stored: StoredCode, request: TokenRequest, siteId: string): string | undefined => {
  if (stored.clientId !== request.clientId) return "invalid authorization code";
  if (stored.siteId !== "" && stored.siteId !== siteId) return "channel_id does not match the authorization request.";
  if (stored.redirectUri !== request.redirectUri) return "redirect_uri does not match the authorization request.";
  if (!isPkceValue(request.codeVerifier) || challengeOf(request.codeVerifier) !== stored.codeChallenge)
    return "invalid code_verifier";
  if (request.usid && request.usid !== stored.usid) return "usid does not match the authorization request.";
  return undefined;
};

import { randomBytes, randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Clock } from "#sandbox/clock.ts";
import {
  ACCESS_TOKEN_SECONDS,
  accessTokenClaims,
  audienceOf,
  encodedUserId,
  issuerOf,
  sessionIdOf,
  type LoginSession,
  type ShownName,
} from "./access-token.ts";
import { digestOf, newSecret } from "./identifiers.ts";
import type { LoginRepository } from "./login-repository.ts";
import type { TokenSigner } from "./token-signer-service.ts";

/** Days a refresh token is good for; each refresh starts anew. */
const REFRESH_DAYS = { registered: 90, guest: 30 };

const DAY_MS = 86_400_000;

/** What a token request answers with (wire contract, section 2.1). */
export interface TokenResponse {
  access_token: string;
  id_token: string;
  refresh_token: string;
  expires_in: number;
  refresh_token_expires_in: number;
  token_type: "Bearer";
  usid: string;
  customer_id: string;
  enc_user_id: string;
  idp_access_token: string;
  dnt: string;
}

/** Login sessions and their tokens. */
export interface SessionService {
  open(session: Omit<LoginSession, "id">, name: ShownName | undefined): Promise<TokenResponse & { sessionId: string }>;
  /** New tokens for a running session. */
  continue(session: LoginSession, name: ShownName | undefined): Promise<TokenResponse>;
  find(id: string): Promise<(LoginSession & { ended: boolean }) | undefined>;
  /** The running session an access token stands for; nothing when it is forged, expired or ended. */
  verify(accessToken: string): Promise<LoginSession | undefined>;
  end(id: string): Promise<void>;
  /** Ends every session of a customer, for example because the password changed. */
  endAllOf(customerId: string): Promise<void>;
}

export const createSessionService = (options: {
  repository: LoginRepository;
  signer: TokenSigner;
  clock: Clock;
  organizationId: string;
}): SessionService => {
  const { repository, signer, clock, organizationId } = options;
  const expected = { issuer: issuerOf(organizationId), audience: audienceOf(organizationId) };
  /** Signatures already checked; the rest is checked at every call. */
  const checked = new LRUCache<string, { sessionId: string; expiresAtMs: number }>({ max: 2000 });

  const daysOf = (session: { registered: boolean }) => REFRESH_DAYS[session.registered ? "registered" : "guest"];

  const issue = async (session: LoginSession, name: ShownName | undefined): Promise<TokenResponse> => {
    const now = clock.now();
    const refreshToken = newSecret();
    const expiresAt = new Date(now.getTime() + daysOf(session) * DAY_MS);
    const claims = accessTokenClaims(organizationId, session, name, now, randomBytes(12).toString("hex"));
    const { iss, iat, exp, sub } = claims;
    const idClaims = { iss, iat, exp, sub, aud: session.clientId, name: name?.login ?? "Guest" };
    const [accessToken, idToken] = await Promise.all([signer.sign(claims), signer.sign(idClaims)]);
    await repository.addRefreshToken({ tokenHash: digestOf(refreshToken), sessionId: session.id, expiresAt });
    return {
      access_token: accessToken,
      id_token: idToken,
      refresh_token: refreshToken,
      expires_in: ACCESS_TOKEN_SECONDS,
      refresh_token_expires_in: daysOf(session) * 86_400,
      token_type: "Bearer",
      usid: session.usid,
      customer_id: session.customerId,
      enc_user_id: encodedUserId(session.customerId),
      idp_access_token: "",
      dnt: String(session.doNotTrack),
    };
  };

  const find: SessionService["find"] = async (id) => {
    const stored = await repository.findSession(id);
    return stored && { ...stored, ended: stored.endedAt !== null };
  };

  const signedSession = async (token: string): Promise<string | undefined> => {
    const known = checked.get(token);
    if (known) return known.expiresAtMs > clock.now().getTime() ? known.sessionId : undefined;
    const claims = await signer.verify(token, expected);
    const sessionId = sessionIdOf(claims?.jti);
    if (!sessionId || !claims?.exp) return undefined;
    checked.set(token, { sessionId, expiresAtMs: claims.exp * 1000 });
    return sessionId;
  };

  return {
    open: async (given, name) => {
      const now = clock.now();
      const session = { ...given, id: randomUUID() };
      await repository.addSession({
        ...session,
        startedAt: now,
        expiresAt: new Date(now.getTime() + daysOf(session) * DAY_MS),
      });
      return { ...(await issue(session, name)), sessionId: session.id };
    },

    continue: async (session, name) => {
      await repository.extendSession(session.id, new Date(clock.now().getTime() + daysOf(session) * DAY_MS));
      return issue(session, name);
    },

    find,

    verify: async (accessToken) => {
      const id = await signedSession(accessToken);
      const session = id === undefined ? undefined : await find(id);
      return session && !session.ended ? session : undefined;
    },

    end: (id) => repository.endSession(id, clock.now()),
    endAllOf: (customerId) => repository.endSessionsOf(customerId, clock.now()),
  };
};

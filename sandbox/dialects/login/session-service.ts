import { onForget } from "#sandbox/core/forgetting.ts";
import { randomBytes, randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Clock } from "#sandbox/core/clock.ts";
import {
  ACCESS_TOKEN_SECONDS,
  accessTokenClaims,
  audienceOf,
  encodedUserId,
  issuerOf,
  originOf,
  type LoginSession,
  type ShownName,
} from "./access-token.ts";
import { digestOf, newSecret } from "#sandbox/core/identifiers.ts";
import type { LoginClients } from "./login-clients.ts";
import type { LoginRepository, StoredSession } from "./login-repository.ts";
import { createSessionCache } from "./session-cache.ts";
import type { TokenSigner } from "./token-signer-service.ts";

/** Days a refresh token is good for on instances that are not in production; each refresh starts anew. */
export const REFRESH_DAYS = { guest: 30, registered: 90 } as const;

const refreshDaysOf = ({ registered }: Pick<LoginSession, "registered">): number =>
  registered ? REFRESH_DAYS.registered : REFRESH_DAYS.guest;

const DAY_MS = 86_400_000;

/** What a token request answers with. */
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

/** A session as it is opened. */
export type NewSession = Omit<LoginSession, "id" | "generation" | "flow"> & { flow?: string };

/** Login sessions and their tokens. */
export interface SessionService {
  open(session: NewSession, name: ShownName | undefined): Promise<TokenResponse & { sessionId: string }>;
  /** New tokens for a running session; a refresh token given here stays as it is and lasts anew. */
  continue(session: LoginSession, name: ShownName | undefined, refreshToken?: string): Promise<TokenResponse>;
  /** The running session an access token stands for; nothing when it is forged, expired or revoked. */
  verify(accessToken: string): Promise<LoginSession | undefined>;
  end(id: string): Promise<void>;
  /** Ends every session of a customer; with `flow` those that came about that way only. */
  endAllOf(customerId: string, flow?: string): Promise<void>;
  /**
   * Ends every session of a customer but one, those of the classic storefront too; for example because the password
   * changed.
   */
  endOthersOf(customerId: string, sessionId: string): Promise<void>;
  /**
   * Revokes the access tokens of a customer, for example because the login they name changed; refresh tokens bring new
   * ones.
   */
  revokeAccessTokensOf(customerId: string): Promise<void>;
}

export const createSessionService = (options: {
  repository: LoginRepository;
  signer: TokenSigner;
  clients: LoginClients;
  clock: Clock;
  organizationId: string;
}): SessionService => {
  const { repository, signer, clients, clock, organizationId } = options;
  const expected = { issuer: issuerOf(organizationId), audience: audienceOf(organizationId) };
  const cache = createSessionCache<StoredSession>();
  /** Signatures already checked; the rest is checked at every call. */
  const checked = new LRUCache<string, { sessionId: string; generation: number; expiresAtMs: number }>({ max: 2000 });
  onForget(() => cache.clear());

  const refreshExpiry = (session: Pick<LoginSession, "registered">) =>
    new Date(clock.now().getTime() + refreshDaysOf(session) * DAY_MS);

  const lastingToken = async (session: LoginSession, refreshToken: string | undefined): Promise<string> => {
    if (refreshToken !== undefined) {
      await repository.extendRefreshToken(digestOf(refreshToken), refreshExpiry(session));
      return refreshToken;
    }
    const added = newSecret();
    await repository.addRefreshToken({
      tokenHash: digestOf(added),
      sessionId: session.id,
      expiresAt: refreshExpiry(session),
    });
    return added;
  };

  const issue = async (
    session: LoginSession,
    name: ShownName | undefined,
    refreshToken?: string,
  ): Promise<TokenResponse> => {
    const claims = accessTokenClaims(organizationId, session, name, {
      now: clock.now(),
      tokenId: randomBytes(12).toString("hex"),
      scopes: [...clients.scopesOf(session.clientId)],
    });
    const { iss, iat, exp, sub } = claims;
    const idClaims = { iss, iat, exp, sub, aud: session.clientId, name: name?.login ?? "Guest" };
    const [accessToken, idToken] = await Promise.all([signer.sign(claims), signer.sign(idClaims)]);
    return {
      access_token: accessToken,
      id_token: idToken,
      refresh_token: await lastingToken(session, refreshToken),
      expires_in: ACCESS_TOKEN_SECONDS,
      refresh_token_expires_in: refreshDaysOf(session) * 86_400,
      token_type: "Bearer",
      usid: session.usid,
      customer_id: session.customerId,
      enc_user_id: encodedUserId(session.customerId),
      idp_access_token: "",
      dnt: String(session.doNotTrack),
    };
  };

  const find = async (id: string) => {
    const known = cache.get(id);
    if (known) return known;
    const stored = await repository.findSession(id);
    if (stored) cache.keep(stored);
    return stored;
  };

  const signedOrigin = async (token: string) => {
    const known = checked.get(token);
    if (known) return known.expiresAtMs > clock.now().getTime() ? known : undefined;
    const claims = await signer.verify(token, expected);
    const origin = originOf(claims?.jti);
    if (!origin || !claims?.exp) return undefined;
    const entry = { ...origin, expiresAtMs: claims.exp * 1000 };
    checked.set(token, entry);
    return entry;
  };

  const changed = (ids: readonly string[]) => ids.forEach((id) => cache.changed(id));

  return {
    open: async (given, name) => {
      const session = { flow: "", ...given, id: randomUUID(), generation: 0 };
      const now = clock.now();
      await repository.addSession({ ...session, startedAt: now, lastUsedAt: now, expiresAt: refreshExpiry(session) });
      return { ...(await issue(session, name)), sessionId: session.id };
    },

    continue: async (session, name, refreshToken) => {
      await repository.extendSession(session.id, refreshExpiry(session), session.doNotTrack, clock.now());
      changed([session.id]);
      return issue(session, name, refreshToken);
    },

    verify: async (accessToken) => {
      const origin = await signedOrigin(accessToken);
      const session = origin && (await find(origin.sessionId));
      return session?.endedAt === null && session.generation === origin?.generation ? session : undefined;
    },

    end: async (id) => {
      await repository.endSession(id, clock.now());
      changed([id]);
    },

    endAllOf: async (customerId, flow) => {
      changed(await repository.endSessionsOf(customerId, clock.now(), { flow }));
      await repository.removeBrowserSessionsOf(customerId);
    },

    endOthersOf: async (customerId, sessionId) => {
      const kept = await repository.findSession(sessionId);
      changed(await repository.endSessionsOf(customerId, clock.now(), { except: sessionId }));
      await repository.removeBrowserSessionsOf(customerId, { exceptUsid: kept?.usid });
    },

    revokeAccessTokensOf: async (customerId) => changed(await repository.nextGenerationOf(customerId)),
  };
};

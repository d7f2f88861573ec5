import type { Clock } from "#sandbox/core/clock.ts";
import type { DeliveredTokenRepository, StoredDeliveredToken } from "./delivered-token-repository.ts";
import {
  newDeliveredToken,
  REQUEST_WINDOW_MINUTES,
  REQUESTS_PER_WINDOW,
  TOKEN_MINUTES,
  type TokenPurpose,
} from "./delivered-token.ts";
import { digestOf } from "#sandbox/core/identifiers.ts";

/** What a token is asked for. */
export interface TokenOrder {
  purpose: TokenPurpose;
  /** As typed; compared without regard to case. */
  login: string;
  /** Empty when the account is made with the token. */
  customerId: string;
  clientId: string;
  siteId: string;
  /** Empty when the token may be used on another device. */
  codeChallenge?: string;
  usid?: string;
  registration?: Record<string, string>;
}

/** Single-use tokens that reach a person outside the shop; of one kind, only the newest is good. */
export interface DeliveredTokenService {
  /** The token, or nothing when the person asked too often. */
  issue(order: TokenOrder): Promise<string | undefined>;
  /** A token that can still be used; a one-time code and a passkey's need the login they were made for. */
  find(purpose: TokenPurpose, token: string | undefined, login?: string): Promise<StoredDeliveredToken | undefined>;
  /** True for the one caller that uses it first. */
  use(token: StoredDeliveredToken): Promise<boolean>;
}

const keyOf = (login: string) => login.trim().toLowerCase();

/** Kinds that are good together with a login only. */
const namedByLogin: ReadonlySet<TokenPurpose> = new Set(["one-time-code", "passkey-registration"]);

const hashOf = (purpose: TokenPurpose, token: string, login: string) =>
  digestOf(namedByLogin.has(purpose) ? `${purpose} ${keyOf(login)} ${token}` : `${purpose} ${token}`);

export const createDeliveredTokenService = (
  repository: DeliveredTokenRepository,
  clock: Clock,
): DeliveredTokenService => ({
  issue: async ({ login, codeChallenge = "", usid = "", registration, ...order }) => {
    const now = clock.now();
    const { purpose } = order;
    const loginKey = keyOf(login);
    const windowStart = new Date(now.getTime() - REQUEST_WINDOW_MINUTES * 60_000);
    if ((await repository.countSince(loginKey, purpose, windowStart)) >= REQUESTS_PER_WINDOW) return undefined;
    await repository.supersede(loginKey, purpose, now);
    let token = newDeliveredToken(purpose);
    // Eight digits may come twice; which of two people they let in must stay certain.
    while (await repository.isKnown(hashOf(purpose, token, login))) token = newDeliveredToken(purpose);
    await repository.add({
      ...order,
      loginKey,
      codeChallenge,
      usid,
      registration: registration ?? null,
      tokenHash: hashOf(purpose, token, login),
      createdAt: now,
      expiresAt: new Date(now.getTime() + TOKEN_MINUTES[purpose] * 60_000),
    });
    return token;
  },

  find: async (purpose, token, login = "") =>
    token ? repository.find(hashOf(purpose, token, login), clock.now()) : undefined,

  use: (token) => repository.use(token.tokenHash, clock.now()),
});

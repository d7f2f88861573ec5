import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { UpstreamProblem } from "#server/problem.ts";
import { openText, sealText } from "#server/shared-store/sealed-text.ts";
import type { SharedStore } from "#server/shared-store/shared-store.ts";
import type { ShopperTokens } from "../shopper-login.ts";

/** Asks the login service for new tokens. */
export type Renew = (refreshToken: string) => Promise<ShopperTokens>;

/**
 * A public client exchanges each refresh token once. Whoever comes with one that was exchanged before, since another
 * tab or another process was first or because the answer was lost on the way, gets what came of it (fleet-8).
 */
export interface Refreshes {
  /** New tokens for a refresh token of one `owner`, a site of a backend. */
  renew(owner: string, refreshToken: string, renew: Renew): Promise<ShopperTokens>;
  /** A session is over: what its refresh token was exchanged for is given to nobody any more. */
  forget(owner: string, refreshToken: string): Promise<void>;
}

interface RefreshesOptions {
  /** What other processes know too; null in a shop of one process. */
  store: SharedStore | null;
  /** The longest one exchange takes, in milliseconds. */
  renewMs: number;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** What a token was exchanged for, and when. */
interface Exchange {
  tokens: ShopperTokens;
  at: number;
}

/** So long the same tokens answer again; after that what came of them is exchanged in turn. */
const SAME_MS = 30_000;

/** So long after its exchange a token still leads to the session: a phone that was out of reach meanwhile. */
const KEEP_MS = 30 * 60_000;

const MOST_KEPT = 10_000;
const POLL_MS = 40;

/**
 * While the store pauses two processes may exchange the same token. The one that is refused looks this often, every
 * 40 ms, for what the other was given; which tells it as soon as the store answers again.
 */
const LOOKS = 60;
const TELL_AGAIN_MS = 100;
const TELLS = 50;

/** The longest chain of lost answers that is followed. */
const MOST_STEPS = 20;

const digest = (text: string): string => createHash("sha256").update(text).digest("base64url");

const PURPOSE = "refresh exchange";

/** Only who holds the token that was exchanged can read what it was exchanged for. */
const seal = (exchange: Exchange, refreshToken: string): string =>
  sealText(JSON.stringify(exchange), refreshToken, PURPOSE);

const open = (sealed: string, refreshToken: string): Exchange | null => {
  const text = openText(sealed, refreshToken, PURPOSE);
  return text === null ? null : (JSON.parse(text) as Exchange);
};

/** Creates the memory of exchanged refresh tokens of one process, joined with that of the others by the store. */
export const createRefreshes = ({ store, renewMs, now = Date.now }: RefreshesOptions): Refreshes => {
  // Not `max`, which takes the room of all of them at once.
  const known = new LRUCache<string, Exchange>({
    maxSize: MOST_KEPT,
    sizeCalculation: () => 1,
    ttl: KEEP_MS,
    perf: { now },
  });
  const running = new Map<string, Promise<ShopperTokens>>();

  const find = async (id: string, refreshToken: string): Promise<Exchange | null> => {
    const here = known.get(id);
    if (here || !store) return here ?? null;
    const sealed = await store.get(`refreshed:${id}`);
    return sealed === null ? null : open(sealed, refreshToken);
  };
  const keep = async (id: string, refreshToken: string, tokens: ShopperTokens) => {
    const exchange = { tokens, at: now() };
    known.set(id, exchange);
    if (!store) return;
    const tell = () => store.set(`refreshed:${id}`, seal(exchange, refreshToken), KEEP_MS);
    if (await tell()) return;
    // The shopper need not wait until the store is back.
    void (async () => {
      for (let tries = 0; tries < TELLS; tries += 1) {
        await pause(TELL_AGAIN_MS, undefined, { ref: false });
        if (!known.has(id) || (await tell())) return;
      }
    })();
  };

  /** What another process was given for a token that was refused here. */
  const findLate = async (id: string, refreshToken: string): Promise<Exchange | null> => {
    for (let looks = 0; store && looks < LOOKS; looks += 1) {
      const found = await find(id, refreshToken);
      if (found) return found;
      await pause(POLL_MS);
    }
    return null;
  };

  /** The same tokens, with what is left of their time. */
  const aged = ({ tokens, at }: Exchange): ShopperTokens => {
    const seconds = Math.floor((now() - at) / 1000);
    return {
      ...tokens,
      expiresInSeconds: Math.max(0, tokens.expiresInSeconds - seconds),
      refreshExpiresInSeconds: Math.max(0, tokens.refreshExpiresInSeconds - seconds),
    };
  };

  /** Waits until nobody else exchanges the token, or has done so. */
  const takeTurn = async (id: string, refreshToken: string, shared: SharedStore): Promise<Exchange | null> => {
    const until = now() + renewMs;
    while (now() < until && !(await shared.claim(`refreshing:${id}`, renewMs))) {
      await pause(POLL_MS);
      const found = await find(id, refreshToken);
      if (found) return found;
    }
    return find(id, refreshToken);
  };

  const exchange = async (id: string, refreshToken: string, renew: Renew): Promise<ShopperTokens> => {
    const done = store ? await takeTurn(id, refreshToken, store) : null;
    if (done) {
      await store?.delete([`refreshing:${id}`]);
      return aged(done);
    }
    try {
      const tokens = await renew(refreshToken);
      await keep(id, refreshToken, tokens);
      return tokens;
    } catch (error) {
      const late = error instanceof UpstreamProblem && error.status < 500 ? await findLate(id, refreshToken) : null;
      if (!late) throw error;
      return aged(late);
    } finally {
      await store?.delete([`refreshing:${id}`]);
    }
  };

  const follow = async (owner: string, refreshToken: string, renew: Renew, steps: number): Promise<ShopperTokens> => {
    const id = digest(`${owner}\n${refreshToken}`);
    const before = await find(id, refreshToken);
    if (!before) return exchange(id, refreshToken, renew);
    if (now() - before.at < SAME_MS) return aged(before);
    const next = before.tokens.refreshToken;
    // A private client's token stays the same and can be exchanged again.
    if (next === refreshToken || steps === 0) {
      known.delete(id);
      await store?.delete([`refreshed:${id}`]);
      return exchange(id, refreshToken, renew);
    }
    return follow(owner, next, renew, steps - 1);
  };

  return {
    renew: (owner, refreshToken, renew) => {
      const id = digest(`${owner}\n${refreshToken}`);
      const already = running.get(id);
      if (already) return already;
      const started = follow(owner, refreshToken, renew, MOST_STEPS).finally(() => running.delete(id));
      running.set(id, started);
      return started;
    },
    forget: async (owner, refreshToken) => {
      const id = digest(`${owner}\n${refreshToken}`);
      known.delete(id);
      await store?.delete([`refreshed:${id}`]);
    },
  };
};

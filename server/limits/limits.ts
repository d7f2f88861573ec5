import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import { limitedCalls } from "#server/metrics/limited-calls.ts";
import { TooManyRequests } from "#server/problem.ts";
import type { SharedStore } from "#server/shared-store/shared-store.ts";
import { clientNetwork, liesIn } from "./client-network.ts";
import { limitRules, type LimitName, type LimitRule } from "./limit-rules.ts";

/** Whom a call is counted for. */
export interface LimitedCaller {
  /** Address of the client, as the trusted proxies tell it. */
  address: string;
  /** A verified shopper. */
  shopper?: string | undefined;
  /** What is asked about: a mail address, an order number. */
  subject?: string | undefined;
}

/** Counts what strangers do. */
export interface Limits {
  /** Counts one more. @throws TooManyRequests above the limit. */
  take(name: LimitName, caller: LimitedCaller): Promise<void>;
}

type By = "perAddress" | "perShopper" | "perSubject";

const ways: readonly By[] = ["perAddress", "perShopper", "perSubject"];

/** Names of people and accounts stay out of the store. */
const digest = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 22);

const keyOf = (by: By, { address, shopper, subject }: LimitedCaller): string | undefined => {
  if (by === "perAddress") return clientNetwork(address);
  const named = by === "perShopper" ? shopper : subject?.trim().toLowerCase();
  return named ? digest(named) : undefined;
};

/** For tests of what is not about limits. */
export const noLimits: Limits = { take: () => Promise.resolve() };

/** The store as the limiter asks it. */
const clientOf = (store: SharedStore) => ({
  eval: (script: string, { keys, arguments: values }: { keys: string[]; arguments: string[] }) =>
    store.run(script, keys, values),
});

/**
 * Creates the limits of all processes that share a store, or of one; while the store is away each counts for itself.
 * @param options.exempt addresses and networks that are not counted by address: monitoring, or a shop on one's own
 *   machine
 */
export const createLimits = ({ exempt }: { exempt: readonly string[] }, store: SharedStore | null = null): Limits => {
  const counters = new Map<string, RateLimiterAbstract>();
  const counterOf = (name: LimitName, by: By, points: number): RateLimiterAbstract => {
    const id = `${name}:${by}`;
    const known = counters.get(id);
    if (known) return known;
    const rule = { keyPrefix: `limit:${id}`, points, duration: limitRules[name].seconds };
    const own = new RateLimiterMemory(rule);
    const counter = store
      ? new RateLimiterRedis({ ...rule, storeClient: clientOf(store), useRedisPackage: true, insuranceLimiter: own })
      : own;
    counters.set(id, counter);
    return counter;
  };

  return {
    take: async (name, caller) => {
      const rule: LimitRule = limitRules[name];
      for (const by of ways) {
        const points = rule[by];
        const key = keyOf(by, caller);
        if (points === undefined || key === undefined) continue;
        if (by === "perAddress" && liesIn(caller.address, exempt)) continue;
        try {
          await counterOf(name, by, points).consume(key);
        } catch (refused) {
          if (!(refused instanceof RateLimiterRes)) throw refused;
          limitedCalls.publish(name);
          throw new TooManyRequests(rule.detail, Math.ceil(refused.msBeforeNext / 1000));
        }
      }
    },
  };
};

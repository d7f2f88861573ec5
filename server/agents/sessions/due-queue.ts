import { createHash } from "node:crypto";
import { openText, sealText } from "#server/shared-store/sealed-text.ts";
import { sharedSecret } from "#server/shared-store/shared-secret.ts";
import type { SharedStore } from "#server/shared-store/shared-store.ts";

/** Things to be done at a time of their own, by whichever process is there. */
export interface DueQueue<T> {
  /** Adds an entry or replaces it; `dueAt` in milliseconds since 1970. */
  put(id: string, entry: T, dueAt: number): Promise<void>;
  /** Some entries whose time has come. Nobody else gets them for `leaseMs`; whoever ends before that loses nothing. */
  take(most: number, leaseMs: number): Promise<{ id: string; entry: T }[]>;
  remove(id: string): Promise<void>;
}

const PUT = `
redis.call("zadd", KEYS[1], ARGV[2], ARGV[1])
redis.call("hset", KEYS[2], ARGV[1], ARGV[3])`;

const TAKE = `
local found = {}
for _, id in ipairs(redis.call("zrangebyscore", KEYS[1], "-inf", ARGV[1], "limit", 0, ARGV[2])) do
  redis.call("zadd", KEYS[1], ARGV[3], id)
  local text = redis.call("hget", KEYS[2], id)
  if text then table.insert(found, text) else redis.call("zrem", KEYS[1], id) end
end
return found`;

const REMOVE = `
redis.call("zrem", KEYS[1], ARGV[1])
redis.call("hdel", KEYS[2], ARGV[1])`;

const PURPOSE = "assistants' queue";
const MOST_OWN = 20_000;

interface Kept<T> {
  id: string;
  entry: T;
}

const createOwnQueue = <T>(): DueQueue<T> => {
  const kept = new Map<string, { text: string; dueAt: number }>();
  return {
    put: async (id, entry, dueAt) => {
      const oldest = kept.size >= MOST_OWN && !kept.has(id) ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      kept.set(id, { text: JSON.stringify(entry), dueAt });
    },
    take: async (most, leaseMs) => {
      const now = Date.now();
      const due = [...kept].filter(([, { dueAt }]) => dueAt <= now).slice(0, most);
      return due.map(([id, each]) => {
        each.dueAt = now + leaseMs;
        return { id, entry: JSON.parse(each.text) as T };
      });
    },
    remove: async (id) => void kept.delete(id),
  };
};

/**
 * Keeps entries in the shared store, where they outlive every process, sealed by `secret`, else by one that the store
 * knows. What is put while the store is away, and everything in a shop of one process, lives in its memory.
 */
export const createDueQueue = <T>(name: string, store: SharedStore | null, secret: string | null): DueQueue<T> => {
  const own = createOwnQueue<T>();
  if (!store) return own;
  const keys = [`agent-due:${name}`, `agent-entries:${name}`];
  const memberOf = (id: string) => createHash("sha256").update(id).digest("base64url");
  let known = secret;
  const sealing = async (): Promise<string> => {
    known ??= await sharedSecret(store, `agent-queue-${name}`);
    if (known === null) throw new Error("The shared store is away.");
    return known;
  };
  return {
    put: async (id, entry, dueAt) => {
      try {
        const text = sealText(JSON.stringify({ id, entry } satisfies Kept<T>), await sealing(), PURPOSE);
        await store.run(PUT, keys, [memberOf(id), String(dueAt), text]);
        await own.remove(id);
      } catch {
        await own.put(id, entry, dueAt);
      }
    },
    take: async (most, leaseMs) => {
      const mine = await own.take(most, leaseMs);
      try {
        const by = await sealing();
        const now = Date.now();
        const texts = (await store.run(TAKE, keys, [String(now), String(most), String(now + leaseMs)])) as string[];
        const shared = texts.flatMap((text) => {
          const opened = openText(text, by, PURPOSE);
          return opened === null ? [] : [JSON.parse(opened) as Kept<T>];
        });
        return [...mine, ...shared];
      } catch {
        return mine;
      }
    },
    remove: async (id) => {
      await own.remove(id);
      await store.run(REMOVE, keys, [memberOf(id)]).catch(() => undefined);
    },
  };
};

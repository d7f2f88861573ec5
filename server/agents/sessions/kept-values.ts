import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { ProtocolProblem } from "../contract/protocol-problem.ts";
import { openText, sealText } from "#server/shared-store/sealed-text.ts";
import type { SharedStore } from "#server/shared-store/shared-store.ts";

/** Values that all processes of the shop know, each by a key that is itself a secret. */
export interface KeptValues {
  /** Null for one that is unknown or over. */
  get<T>(key: string): Promise<T | null>;
  /** @throws ProtocolProblem `unavailable` where it cannot be kept */
  set(key: string, value: unknown, keepMs: number): Promise<void>;
  forget(key: string): Promise<void>;
  /**
   * Runs one after the other what is about the same key, in all processes.
   * @throws ProtocolProblem `unavailable` where it takes too long
   */
  inTurn<T>(key: string, run: () => Promise<T>): Promise<T>;
}

const MOST_KEPT = 20_000;
const PURPOSE = "assistants";
const POLL_MS = 40;

/** What platforms are told while values cannot be kept: nothing was lost, and the same request works later. */
const away = (content: string) => new ProtocolProblem("unavailable", content, 2);

const digest = (text: string): string => createHash("sha256").update(text).digest("base64url");

/**
 * Keeps values in the shared store, sealed by their own keys, of which the store only has digests; in a shop of one
 * process in its memory. `turnMs` is the longest that one turn takes.
 */
export const createKeptValues = (store: SharedStore | null, turnMs: number): KeptValues => {
  // Not `max`, which takes the room of all of them at once.
  const own = new LRUCache<string, string>({ maxSize: MOST_KEPT, sizeCalculation: () => 1 });
  const turns = new Map<string, Promise<unknown>>();

  const afterOthers = async <T>(id: string, run: () => Promise<T>): Promise<T> => {
    if (!store) return run();
    const until = Date.now() + 2 * turnMs;
    while (!(await store.claim(`agent-turn:${id}`, turnMs))) {
      if (Date.now() > until) throw away("Another request for the same does not finish. Please ask again.");
      await pause(POLL_MS);
    }
    try {
      return await run();
    } finally {
      await store.delete([`agent-turn:${id}`]);
    }
  };

  return {
    get: async <T>(key: string) => {
      const id = digest(key);
      const text = store ? await store.get(`agent:${id}`) : (own.get(id) ?? null);
      const opened = text !== null && store ? openText(text, key, PURPOSE) : text;
      return opened === null ? null : (JSON.parse(opened) as T);
    },
    set: async (key, value, keepMs) => {
      const id = digest(key);
      const text = JSON.stringify(value);
      if (!store) own.set(id, text, { ttl: keepMs });
      else if (!(await store.set(`agent:${id}`, sealText(text, key, PURPOSE), keepMs)))
        throw away("The shop cannot remember this right now. Please ask again.");
    },
    forget: async (key) => {
      const id = digest(key);
      own.delete(id);
      await store?.delete([`agent:${id}`]);
    },
    inTurn: <T>(key: string, run: () => Promise<T>): Promise<T> => {
      const id = digest(key);
      const before = turns.get(id) ?? Promise.resolve();
      const mine = before.then(
        () => afterOthers(id, run),
        () => afterOthers(id, run),
      );
      turns.set(id, mine);
      const forget = () => {
        if (turns.get(id) === mine) turns.delete(id);
      };
      mine.then(forget, forget);
      return mine;
    },
  };
};

import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "redis";
import { withDeadline } from "#server/with-deadline.ts";

/** What all processes of one shop share. While it is away nothing throws: answers are then those of an empty store. */
export interface SharedStore {
  /** False while the store cannot be used. */
  isReady(): boolean;
  /** Resolves when the store can be used, or after some time without it. */
  whenReady(patienceMs: number): Promise<void>;
  get(key: string): Promise<string | null>;
  /** Keeps a text for some time; false while the store is away. */
  set(key: string, value: string, keepMs: number): Promise<boolean>;
  /** True for the one process that has it first; it is free again after `keepMs`, or when released. */
  claim(key: string, keepMs: number): Promise<boolean>;
  delete(keys: readonly string[]): Promise<void>;
  /**
   * A Lua script that runs as one step. @throws Error while the store is away
   */
  run(script: string, keys: readonly string[], values: readonly string[]): Promise<unknown>;
  /** Keys that begin so, a few at a time. @throws Error while the store is away */
  keysFrom(beginning: string): AsyncIterable<string[]>;
  /** Tells every process, this one too. */
  publish(channel: string, message: string): Promise<void>;
  /** Hears what is published from now on; `onGap` is called when something may have been missed. */
  subscribe(channel: string, hear: (message: string) => void, onGap: () => void): Promise<void>;
  close(): Promise<void>;
}

interface StoreOptions {
  /** `redis://…` or `rediss://…`; any server that speaks the protocol. */
  url: string;
  /** What every key begins with, so that several shops can live in one store. */
  namespace: string;
  /** Called when the store goes away and when it comes back. */
  onChange: (isReady: boolean, error?: unknown) => void;
  /** How long an answer is waited for, in milliseconds; tests on a busy machine wait longer. */
  answerMs?: number;
}

/** A store answers within a millisecond; what takes longer is done without it. */
const ANSWER_MS = 250;

/** After an answer that did not come, nobody waits for the store this long. */
const PAUSE_MS = 1_000;

const CONNECT_MS = 2_000;
const MOST_BETWEEN_TRIES_MS = 2_000;
const KEYS_AT_A_TIME = 500;

/** Marks of a pattern that stand for themselves in a key. */
const literally = (text: string): string => text.replace(/[\\*?[\]]/g, String.raw`\$&`);

/**
 * Connects to a store of the Redis protocol. Resolves at once: connecting goes on, again and again, behind it.
 */
export const connectSharedStore = ({ url, namespace, onChange, answerMs = ANSWER_MS }: StoreOptions): SharedStore => {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (tries: number) => Math.min(50 * 2 ** tries, MOST_BETWEEN_TRIES_MS),
    },
  });
  const listener = client.duplicate({ disableOfflineQueue: false });
  const full = (key: string) => `${namespace}:${key}`;
  let wasReady: boolean | undefined;
  let pausedUntil = 0;

  const note = (isReady: boolean, error?: unknown) => {
    if (isReady === wasReady) return;
    wasReady = isReady;
    onChange(isReady, error);
  };
  const isReady = () => client.isReady && Date.now() >= pausedUntil;

  const ask = async <T>(call: () => Promise<T>): Promise<T> => {
    if (!isReady()) throw new Error("The shared store is away.");
    try {
      const answer = await withDeadline(call(), answerMs);
      note(true);
      return answer;
    } catch (error) {
      if ((error as Error).name === "TimeoutError") {
        pausedUntil = Date.now() + PAUSE_MS;
        note(false, error);
      }
      throw error;
    }
  };
  const orElse = <T>(fallback: T, call: () => Promise<T>): Promise<T> => ask(call).catch(() => fallback);

  client.on("ready", () => note(true));
  client.on("error", (error: unknown) => note(false, error));
  // What happens to the listener happens to the client too, and is told once.
  listener.on("error", () => undefined);
  const connecting = Promise.allSettled([client.connect(), listener.connect()]);

  return {
    isReady,
    whenReady: async (patienceMs) => {
      const until = Date.now() + patienceMs;
      while (!isReady() && Date.now() < until) await pause(20);
    },
    get: (key) => orElse(null, () => client.get(full(key))),
    set: (key, value, keepMs) =>
      orElse(false, async () => {
        await client.set(full(key), value, { expiration: { type: "PX", value: Math.max(1, Math.round(keepMs)) } });
        return true;
      }),
    claim: (key, keepMs) =>
      orElse(true, async () => {
        const answer = await client.set(full(key), "1", {
          condition: "NX",
          expiration: { type: "PX", value: Math.max(1, Math.round(keepMs)) },
        });
        return answer !== null;
      }),
    delete: (keys) =>
      orElse(undefined, async () => {
        if (keys.length > 0) await client.unlink(keys.map(full));
      }),
    run: (script, keys, values) => ask(() => client.eval(script, { keys: keys.map(full), arguments: [...values] })),
    async *keysFrom(beginning) {
      if (!isReady()) throw new Error("The shared store is away.");
      const pattern = `${literally(full(beginning))}*`;
      for await (const keys of client.scanIterator({ MATCH: pattern, COUNT: KEYS_AT_A_TIME }))
        yield keys.map((key) => key.slice(namespace.length + 1));
    },
    publish: (channel, message) =>
      ask(async () => {
        await client.publish(full(channel), message);
      }),
    subscribe: async (channel, hear, onGap) => {
      let isFirst = true;
      listener.on("ready", () => {
        if (!isFirst) onGap();
        isFirst = false;
      });
      await listener.subscribe(full(channel), hear).catch(() => undefined);
    },
    close: async () => {
      client.destroy();
      listener.destroy();
      await connecting;
    },
  };
};

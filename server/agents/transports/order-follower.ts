import { createHash, randomUUID } from "node:crypto";
import { clearInterval, setInterval } from "node:timers";
import type { Logger } from "pino";
import type { SiteConfig } from "#config/sites.ts";
import type { DueQueue } from "../sessions/due-queue.ts";
import type { OrderNotice, SendNotice } from "./order-webhooks.ts";

/** An order whose platform wants to hear what becomes of it. */
export interface FollowedOrder {
  /** Of the checkout that became it. */
  sessionId: string;
  /** Alias of the site. */
  site: string;
  webhookUrl: string;
  /** Milliseconds since 1970. */
  placedAt: number;
  /** Digest of what the platform was told last. */
  told?: string;
  /** What it is being told, and how often that was tried. */
  pending?: OrderNotice & { digest: string; tries: number };
}

/** Follows orders of platforms for a month and tells them of every change. */
export interface OrderFollower {
  /** Begins with an order that has just been placed; the platform is told of it at once. */
  follow(order: Pick<FollowedOrder, "sessionId" | "site" | "webhookUrl">): Promise<void>;
  /** Does what is due; answers when it is done. */
  run(): Promise<void>;
  /** Looks for what is due from now on; once is enough. */
  start(): void;
  /** Looks no more; answers when the look that runs is over. What is due then is left to another process. */
  end(): Promise<void>;
}

interface FollowerOptions {
  queue: DueQueue<FollowedOrder>;
  send: SendNotice;
  /** The order as it is now; null where it is no longer known. @throws where the backend is away */
  read: (order: FollowedOrder) => Promise<Record<string, unknown> | null>;
  siteOf: (alias: string) => SiteConfig | undefined;
  log: Logger;
  /** How often a new order is looked at, in milliseconds; an older one more seldom. */
  watchMs: number;
  /** Pauses between tries to tell, in milliseconds. */
  pauses?: readonly number[];
  now?: () => number;
}

const HOUR_MS = 3_600_000;
/** So long an order is followed. */
export const FOLLOW_MS = 30 * 24 * HOUR_MS;
const PAUSES = [1_000, 10_000, 60_000, 600_000, HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS, 24 * HOUR_MS];
const AT_A_TIME = 20;
const LEASE_MS = 60_000;
const TICK_MS = 1_000;
/** An order is looked at so many times in its life so far, and four times a day at least. */
const LOOKS = 48;

const digestOf = (order: Record<string, unknown>): string =>
  createHash("sha256").update(JSON.stringify(order)).digest("base64url");

/** Creates the follower; every step is kept in the queue before and after it, so that no restart loses one. */
export const createOrderFollower = (options: FollowerOptions): OrderFollower => {
  const { queue, send, read, siteOf, log, watchMs, pauses = PAUSES, now = Date.now } = options;

  const nextLook = ({ placedAt }: FollowedOrder): number =>
    now() + Math.max(watchMs, Math.min(6 * HOUR_MS, (now() - placedAt) / LOOKS));

  const tell = async (id: string, order: FollowedOrder, site: SiteConfig): Promise<void> => {
    const { pending, ...rest } = order;
    if (!pending) return;
    const { digest, tries, ...notice } = pending;
    if (await send(site, order.webhookUrl, notice)) {
      const told = { ...rest, told: digest };
      return queue.put(id, told, tries > 0 ? now() : nextLook(told));
    }
    const wait = pauses[tries];
    if (wait !== undefined) return queue.put(id, { ...rest, pending: { ...pending, tries: tries + 1 } }, now() + wait);
    log.warn({ webhook: new URL(order.webhookUrl).host }, "A platform did not take what it was told of an order.");
    const given = { ...rest, told: digest };
    return queue.put(id, given, nextLook(given));
  };

  const look = async (id: string, order: FollowedOrder, site: SiteConfig): Promise<void> => {
    const shown = await read(order);
    if (!shown) return queue.remove(id);
    const digest = digestOf(shown);
    if (digest === order.told) return queue.put(id, order, nextLook(order));
    const at = Math.floor(now() / 1000);
    const pending = { id: randomUUID(), at, body: JSON.stringify(shown), digest, tries: 0 };
    const changed = { ...order, pending };
    await queue.put(id, changed, now() + LEASE_MS);
    return tell(id, changed, site);
  };

  const step = async (id: string, order: FollowedOrder): Promise<void> => {
    const site = siteOf(order.site);
    if (!site || now() - order.placedAt > FOLLOW_MS) return queue.remove(id);
    return order.pending ? tell(id, order, site) : look(id, order, site);
  };

  let timer: NodeJS.Timeout | undefined;
  let hasEnded = false;
  let running: Promise<void> | undefined;
  const runOnce = async (): Promise<void> => {
    const due = await queue.take(AT_A_TIME, LEASE_MS);
    await Promise.all(
      due.map(({ id, entry }) =>
        step(id, entry).catch(async (error: unknown) => {
          log.warn({ err: error }, "An order could not be looked at for its platform.");
          await queue.put(id, entry, nextLook(entry));
        }),
      ),
    );
  };
  const run = async (): Promise<void> => {
    if (hasEnded) return;
    await (running ??= runOnce().finally(() => (running = undefined)));
  };

  return {
    follow: async (order) => {
      await queue.put(order.sessionId, { ...order, placedAt: now() }, now());
      void run();
    },
    run,
    start: () => {
      if (!hasEnded) timer ??= setInterval(() => void run(), Math.min(TICK_MS, watchMs)).unref();
    },
    end: async () => {
      hasEnded = true;
      clearInterval(timer);
      // A queue that is away must not keep the process from ending.
      await running?.catch((error: unknown) => log.warn({ err: error }, "The last look at orders failed."));
    },
  };
};

import { Router } from "express";
import { LRUCache } from "lru-cache";
import type { Clock } from "#sandbox/core/clock.ts";
import { VendorError } from "../vendor-error.ts";
import type { ContentItem } from "./content-item.ts";
import { createContentRepository, type ContentRepository } from "./content-repository.ts";
import { deliveryRouter } from "./content-router.ts";

interface StagingOptions {
  clock: Clock;
  /** Where the third parties are reached. */
  origin: string;
  published: (now: Date) => readonly ContentItem[];
  drafts: (now: Date) => readonly ContentItem[];
  /** First moments of the named snapshots, as seen from a moment. */
  snapshots: (now: Date) => Readonly<Record<string, Date>>;
}

/** The last moment that a date can be. */
const LAST_MOMENT = 8.64e15;
const MOMENTS_KEPT = 20;
const MINUTE_MS = 60_000;

const refused = (status: number, message: string) =>
  new VendorError(status, { error: { type: "INVALID_REQUEST", message } });

const momentOf = (text: string): number => {
  const milliseconds = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!(milliseconds <= LAST_MOMENT)) throw refused(400, "timestamp must be milliseconds since 1970");
  return milliseconds;
};

/**
 * Virtual staging (third-parties document, 10.3 and 10.8): `/staging` answers like the delivery service with drafts,
 * `/staging/at/<ms>` as they are at that moment, and `/virtual-staging/domain/<host>` tells which of them to ask.
 * Snapshots are moments by name: `black-friday`, `advent` and so on.
 */
export const stagingRouter = ({ clock, origin, published, drafts, snapshots }: StagingOptions): Router => {
  const made = new LRUCache<number, ContentRepository>({ max: MOMENTS_KEPT });
  const repositoryAt = (milliseconds: number): ContentRepository => {
    const known = made.get(milliseconds);
    if (known) return known;
    const moment = new Date(milliseconds);
    const repository = createContentRepository([...published(moment), ...drafts(moment)], moment);
    made.set(milliseconds, repository);
    return repository;
  };
  const host = `${new URL(origin).host}/staging`;

  const router = Router();
  router.get("/virtual-staging/domain/:host", ({ params, query }, response) => {
    if (params.host !== host) throw refused(404, "There is no such virtual staging environment");
    const { timestamp, snapshotId } = query;
    if (typeof snapshotId === "string" && snapshotId !== "") {
      const known = snapshots(clock.now());
      const start = Object.hasOwn(known, snapshotId) ? known[snapshotId] : undefined;
      if (!start) throw refused(404, "There is no such snapshot");
      return void response.type("text/plain").send(`${host}/at/${start.getTime()}`);
    }
    const at = typeof timestamp === "string" && timestamp !== "" ? `/at/${momentOf(timestamp)}` : "";
    response.type("text/plain").send(host + at);
  });
  const noStore = { cacheControl: "no-store" };
  router.use(
    "/staging/at/:moment",
    deliveryRouter(({ params }) => repositoryAt(momentOf(String((params as Record<string, unknown>).moment))), noStore),
  );
  // To the minute, like what is published.
  router.use(
    "/staging",
    deliveryRouter(() => repositoryAt(Math.floor(clock.now().getTime() / MINUTE_MS) * MINUTE_MS), noStore),
  );
  return router;
};

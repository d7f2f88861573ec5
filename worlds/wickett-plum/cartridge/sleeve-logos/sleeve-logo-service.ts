import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { type DueWork, hourly } from "#sandbox/core/due-work.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { objectOf } from "#sandbox/core/request/body-values.ts";
import { opacityPicture, readSentPicture } from "#sandbox/platform/images/sent-picture.ts";
import { oneColor } from "./one-color.ts";
import type { SleeveLogo, SleeveLogoRepository } from "./sleeve-logo-repository.ts";

/** The largest file in bytes. */
const MOST_BYTES = 2 * 1024 * 1024;

const bounds = { leastSide: 200, mostSide: 6000, mostPixels: 24_000_000, keptSide: 1600, readSide: 480 };

/** Logos one shopper may send in a day. */
const LOGOS_PER_DAY = 40;

const DAY_MS = 86_400_000;

/** Days a logo waits for a line, and a line for an order, until it is looked after again. */
const DAYS_KEPT = 7;

/** Why a logo is not taken; `blank` has nothing on it that could be printed. */
type LogoRefusal = "kind" | "size" | "dimensions" | "unreadable" | "blank";

const refusals: Record<LogoRefusal, string> = {
  kind: "A logo is a PNG or JPEG file, in base64.",
  size: "A logo has at most 2 MB.",
  dimensions: `A logo is at least ${bounds.leastSide} and at most ${bounds.mostSide} pixels wide or high, and has at most 24 million of them.`,
  unreadable: "The file is damaged and can't be read to its end.",
  blank: "There is nothing on this picture that could be printed.",
};

const refused = (reason: LogoRefusal) => new Fault(400, "invalid-logo", refusals[reason], { reason });

const bytesIn = (body: unknown): Buffer => {
  const { content } = objectOf(body, "body");
  if (typeof content !== "string" || !/^[A-Za-z0-9+/]+={0,2}$/.test(content)) throw refused("kind");
  const bytes = Buffer.from(content, "base64");
  if (bytes.length > MOST_BYTES) throw refused("size");
  return bytes;
};

/** Logos on sleeves. */
export interface SleeveLogoService {
  /**
   * Keeps a logo that was sent as `{ content }` in base64, made anew from its pixels.
   * @throws Fault 400 `invalid-logo` with a `reason`, 429 for a shopper who sends too many
   */
  take(sender: { siteId: string; customerId: string }, body: unknown): Promise<SleeveLogo>;
  find(id: string): Promise<SleeveLogo | undefined>;
  /** Those of the ids that are none of a kept logo. */
  unknown(ids: readonly string[]): Promise<string[]>;
  /** Lets go of what a shopper sent; what was ordered belongs to the order. */
  erase(customerId: string): Promise<void>;
  /** Lets go of what nothing names any more. */
  work: DueWork;
}

/** Logos: keep, show, let go. */
export const createSleeveLogoService = (options: {
  database: Database;
  repository: SleeveLogoRepository;
  clock: Clock;
  newId: () => string;
}): SleeveLogoService => {
  const { database, repository, clock, newId } = options;
  return {
    take: async ({ siteId, customerId }, body) => {
      const picture = await readSentPicture(bytesIn(body), bounds);
      if (typeof picture === "string") throw refused(picture);
      const { png, pixels, width, height } = picture;
      const ink = oneColor(pixels);
      if (!ink) throw refused("blank");
      const mark = await opacityPicture(ink, pixels);
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + DAYS_KEPT * DAY_MS);
      const logo = { id: newId(), siteId, customerId, width, height, picture: png, mark, createdAt: now, expiresAt };
      await database.transaction(async () => {
        await repository.lock(customerId);
        if ((await repository.countOf(customerId, new Date(now.getTime() - DAY_MS))) >= LOGOS_PER_DAY)
          throw new Fault(429, "too-many-requests", "Enough logos were sent for today.");
        await repository.add(logo);
      });
      return logo;
    },
    find: (id) => repository.byId(id),
    unknown: async (ids) => {
      const known = await repository.known(ids);
      return ids.filter((id) => !known.includes(id));
    },
    erase: async (customerId) => {
      const ids = await repository.of(customerId);
      const ordered = await repository.inOrders(ids);
      await repository.remove(ids.filter((id) => !ordered.includes(id)));
    },
    work: {
      name: "logos: let go of what nobody ordered",
      nextDue: hourly(() => repository.nextExpiry()),
      run: async (at) => {
        const ids = await repository.expired(at);
        const ordered = await repository.inOrders(ids);
        const waiting = (await repository.inBaskets(ids)).filter((id) => !ordered.includes(id));
        await repository.expireAt(ordered, null);
        await repository.expireAt(waiting, new Date(at.getTime() + DAYS_KEPT * DAY_MS));
        await repository.remove(ids.filter((id) => !ordered.includes(id) && !waiting.includes(id)));
      },
    },
  };
};

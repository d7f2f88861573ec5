import type { Clock } from "#sandbox/core/clock.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import { logoFileName, type LogoType, sameSleeves, sleeveLetter, sleeveOf } from "./logo-sleeve.ts";
import type { ListedSleeve, LogoSleeveRepository } from "./logo-sleeve-repository.ts";

/** Orders of sleeves that one address may send in a day on a site. */
const SLEEVES_PER_DAY = 5;

const DAY_MS = 86_400_000;

/** A logo to be saved. */
export interface LogoDownload {
  name: string;
  type: LogoType;
  content: Buffer;
}

/** Orders of sleeves with a logo. */
export interface LogoSleeveService {
  /**
   * Keeps what was sent and says so in a letter; gives its id. The same sleeves within a day are kept once, with what
   * was said last.
   * @throws Fault 400 for a form that is not valid, 429 for an address that sends too many
   */
  take(sender: { siteId: string; customerId: string }, body: unknown): Promise<string>;
  /** A page of them, the newest first. */
  page(limit: number, offset: number): Promise<{ total: number; sleeves: ListedSleeve[] }>;
  /** The logo that was sent along; nothing where none was. */
  logo(id: string): Promise<LogoDownload | undefined>;
}

/** Sleeves: keep, confirm, look at. */
export const createLogoSleeveService = (options: {
  repository: LogoSleeveRepository;
  outbox: Pick<OutboxService, "send">;
  clock: Clock;
  newId: () => string;
}): LogoSleeveService => {
  const { repository, outbox, clock, newId } = options;
  return {
    take: async ({ siteId, customerId }, body) => {
      const ask = sleeveOf(body);
      const now = clock.now();
      await repository.lock(siteId, ask.email);
      const earlier = await repository.of(siteId, ask.email, new Date(now.getTime() - DAY_MS));
      const same = earlier.find((sleeve) => sameSleeves(sleeve) === sameSleeves(ask));
      if (!same && earlier.length >= SLEEVES_PER_DAY)
        throw new Fault(429, "too-many-requests", "This email has sent enough for today.");
      const sleeve = { ...ask, id: same?.id ?? newId(), siteId, customerId, createdAt: now };
      if (same) await repository.replace(sleeve);
      else {
        await repository.add(sleeve);
        await outbox.send({ ...sleeveLetter(ask), siteId });
      }
      return sleeve.id;
    },
    page: async (limit, offset) => ({
      total: await repository.count(),
      sleeves: await repository.newestFirst(limit, offset),
    }),
    logo: async (id) => {
      const { logo, logoName, logoType } = (await repository.byId(id)) ?? {};
      if (!logo || !logoName || !logoType) return undefined;
      return { name: logoFileName({ logoName, logoType }), type: logoType, content: Buffer.from(logo) };
    },
  };
};

import { asc, eq } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { concierges } from "./concierge-tables.ts";

/** A concierge as kept. */
export type Concierge = typeof concierges.$inferSelect;

/** The people who look after companies. */
export interface ConciergeService {
  byId(id: string): Promise<Concierge | undefined>;
  /** Who looks after a zip code: of those whose first digits fit, the one with the longest. */
  near(zipCode: string): Promise<Concierge | undefined>;
  all(): Promise<Concierge[]>;
}

const longestFit = (zipCode: string, { zipPrefixes }: Concierge): number =>
  Math.max(0, ...zipPrefixes.filter((prefix) => zipCode.startsWith(prefix)).map((prefix) => prefix.length));

/** Looks concierges up in their table. */
export const createConciergeService = (database: Database): ConciergeService => {
  const all = async () => await database.sql.select().from(concierges).orderBy(asc(concierges.id));
  return {
    all,
    byId: async (id) => (await database.sql.select().from(concierges).where(eq(concierges.id, id)))[0],
    near: async (zipCode) => {
      const fits = (await all())
        .map((each) => ({ each, length: longestFit(zipCode, each) }))
        .filter(({ length }) => length > 0)
        .toSorted((one, other) => other.length - one.length);
      return fits[0]?.each;
    },
  };
};

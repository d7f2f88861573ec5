import type { Database } from "#sandbox/core/database/connection.ts";
import { Fault } from "#sandbox/core/fault.ts";

/**
 * Runs `work` in one transaction; a fault it returns is thrown afterwards, so that what a refused request reveals
 * (theft, a wrong password) is kept.
 */
export const settled = async <T>(database: Database, work: () => Promise<T | Fault>): Promise<T> => {
  const outcome = await database.transaction(work);
  if (outcome instanceof Fault) throw outcome;
  return outcome;
};

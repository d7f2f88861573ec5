import { createSharedRead } from "#sandbox/core/database/shared-read.ts";
import type { ThresholdRepository } from "./threshold-repository.ts";

/** The least an order of a site has to come to. */
export interface ThresholdService {
  /** In cents; null where the site asks for none. */
  minimumCents(siteId: string): Promise<number | null>;
}

/** Kept in memory until it is forgotten. */
export const createThresholdService = (repository: ThresholdRepository): ThresholdService => {
  const minimums = createSharedRead(() => repository.minimums());
  return { minimumCents: async (siteId) => (await minimums()).get(siteId) ?? null };
};

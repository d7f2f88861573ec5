import type { ThresholdRepository } from "./threshold-repository.ts";

/** The least an order of a site has to come to. */
export interface ThresholdService {
  /** In cents; null where the site asks for none. */
  minimumCents(siteId: string): Promise<number | null>;
  /** Forgets what was read; to be called after writing the preferences `qdThresholdEnabled` and `qdThreshold`. */
  invalidate(): void;
}

/** Kept in memory between writes. */
export const createThresholdService = (repository: ThresholdRepository): ThresholdService => {
  let reading: Promise<ReadonlyMap<string, number>> | undefined;
  return {
    minimumCents: async (siteId) => {
      reading ??= repository.minimums();
      reading.catch(() => (reading = undefined));
      return (await reading).get(siteId) ?? null;
    },
    invalidate: () => {
      reading = undefined;
    },
  };
};

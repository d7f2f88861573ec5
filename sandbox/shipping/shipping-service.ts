import { createSharedRead } from "#sandbox/database/shared-read.ts";
import { createHolidayCalendar } from "./holidays.ts";
import type { ShippingGeography } from "./shipping-geography.ts";
import type { ShippingMethod } from "./shipping-method.ts";
import type { ShippingRepository } from "./shipping-repository.ts";

/** Shipping as the other domains see it. */
export interface ShippingService {
  /** The methods of a site in the order they are offered; the same array until they are written. */
  methods(siteId: string): Promise<ShippingMethod[]>;
  /** Warehouses, regions, holidays, and whether a site's merchant has declared a heat wave. */
  geography(siteId: string): Promise<ShippingGeography>;
  /** Forgets what was read; to be called after writing methods, warehouses, regions or the preference `heatWave`. */
  invalidate(): void;
}

/** Shipping, kept in memory between writes. */
export const createShippingService = (repository: ShippingRepository): ShippingService => {
  const holidayOn = createHolidayCalendar();
  const allMethods = createSharedRead(() => repository.readMethods());
  const geographies = createSharedRead(async () => {
    const ordinary: ShippingGeography = { ...(await repository.readGeography()), holidayOn };
    return { ordinary, hot: { ...ordinary, isHeatWave: true } };
  });
  const heatWaveSites = createSharedRead(() => repository.readHeatWaveSites());
  const offered = new Map<string, ShippingMethod[]>();

  return {
    methods: async (siteId) => {
      const all = await allMethods();
      const known = offered.get(siteId);
      if (known) return known;
      const own = all.filter(({ siteIds = [] }) => siteIds.length === 0 || siteIds.includes(siteId));
      offered.set(siteId, own);
      return own;
    },
    geography: async (siteId) => {
      const { ordinary, hot } = await geographies();
      return (await heatWaveSites()).has(siteId) ? hot : ordinary;
    },
    invalidate: () => {
      allMethods.forget();
      geographies.forget();
      heatWaveSites.forget();
      offered.clear();
    },
  };
};

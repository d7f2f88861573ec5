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
  let reading:
    | { methods: Promise<ShippingMethod[]>; hot: Promise<ShippingGeography>; ordinary: Promise<ShippingGeography> }
    | undefined;
  let heatWaveSites: Promise<ReadonlySet<string>> | undefined;

  const offered = new Map<string, ShippingMethod[]>();

  const read = () => {
    if (reading) return reading;
    const methods = repository.readMethods();
    const ordinary = methods.then(() => repository.readGeography()).then((known) => ({ ...known, holidayOn }));
    const hot = ordinary.then((known) => ({ ...known, isHeatWave: true }));
    hot.catch(() => (reading = undefined));
    reading = { methods, hot, ordinary };
    return reading;
  };

  return {
    methods: async (siteId) => {
      const all = await read().methods;
      const known = offered.get(siteId);
      if (known) return known;
      const own = all.filter(({ siteIds = [] }) => siteIds.length === 0 || siteIds.includes(siteId));
      offered.set(siteId, own);
      return own;
    },
    geography: async (siteId) => {
      const { hot, ordinary } = read();
      await ordinary;
      heatWaveSites ??= repository.readHeatWaveSites();
      heatWaveSites.catch(() => (heatWaveSites = undefined));
      const isHot = (await heatWaveSites).has(siteId);
      return isHot ? hot : ordinary;
    },
    invalidate: () => {
      reading = undefined;
      heatWaveSites = undefined;
      offered.clear();
    },
  };
};

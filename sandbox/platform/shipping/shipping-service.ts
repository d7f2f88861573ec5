import { onForget } from "#sandbox/core/forgetting.ts";
import { createSharedRead } from "#sandbox/core/database/shared-read.ts";
import type { PreferencesOf } from "#sandbox/platform/site-preferences/kept-preferences-service.ts";
import { createHolidayCalendar } from "./holidays.ts";
import type { ShippingRules } from "./parcel-care.ts";
import type { ShippingGeography } from "./shipping-geography.ts";
import { methodIn, type ShippingMethod } from "./shipping-method.ts";
import type { ShippingRepository } from "./shipping-repository.ts";

/** Shipping as the other domains see it. */
export interface ShippingService {
  /**
   * The methods of a site in the order they are offered, with their words in the language of the call; the same array
   * for each language until they are written.
   */
  methods(siteId: string): Promise<ShippingMethod[]>;
  /** Warehouses, regions, holidays, and how a site's merchant sends goods that need care. */
  geography(siteId: string): Promise<ShippingGeography>;
}

/** Shipping, kept in memory between writes. */
export const createShippingService = (
  repository: ShippingRepository,
  { parcelCare }: ShippingRules,
  preferencesOf: PreferencesOf,
  localeOfCall: () => string | undefined = () => undefined,
): ShippingService => {
  const holidayOn = createHolidayCalendar();
  const allMethods = createSharedRead(() => repository.readMethods());
  const anySite = createSharedRead(async (): Promise<ShippingGeography> => ({
    ...(await repository.readGeography()),
    holidayOn,
  }));
  const offered = new Map<string, ShippingMethod[]>();
  onForget(() => offered.clear());

  return {
    methods: async (siteId) => {
      const all = await allMethods();
      const locale = localeOfCall() ?? "";
      const key = `${siteId}/${locale}`;
      const known = offered.get(key);
      if (known) return known;
      const own = all
        .filter(({ siteIds = [] }) => siteIds.length === 0 || siteIds.includes(siteId))
        .map((method) => methodIn(method, locale));
      offered.set(key, own);
      return own;
    },
    geography: async (siteId) => {
      const geography = await anySite();
      return parcelCare ? { ...geography, care: parcelCare(await preferencesOf(siteId)) } : geography;
    },
  };
};

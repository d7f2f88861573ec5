import { onForget } from "#sandbox/core/forgetting.ts";
import { LRUCache } from "lru-cache";
import { dayOf, textOfDay } from "#sandbox/platform/shipping/business-days.ts";
import { orderByDays } from "#sandbox/platform/shipping/order-by.ts";
import type { Parcel } from "#sandbox/platform/shipping/goods.ts";
import type { ShippingService } from "#sandbox/platform/shipping/shipping-service.ts";
import type { Site } from "#sandbox/organization/sites/site.ts";

/** Until when to order for a day, `YYYY-MM-DD`: with the cheapest way to ship, and with the fastest. */
export interface OrderDeadline {
  orderBy: string | null;
  lastOrder: string | null;
}

/** Where a gift goes; without a region the farthest one the site sends parcels to over land. */
export interface DeadlinePlace {
  countryCode: string;
  regionCode: string | null;
}

/** Tells until when to order so that a gift arrives by a day. */
export interface OrderDeadlineService {
  by(siteId: string, place: DeadlinePlace, on: string): Promise<OrderDeadline>;
}

/** A gift as most are: one box that melts. */
const usualGift: Parcel = {
  lines: [
    {
      productId: "",
      masterId: null,
      categoryIds: [],
      attributes: { c_isMeltable: true },
      quantity: 1,
      weightGrams: 500,
      priceCents: 4000,
    },
  ],
  isEmailOnly: false,
};

const NONE: OrderDeadline = { orderBy: null, lastOrder: null };

const textOrNull = (day: number | null): string | null => (day === null ? null : textOfDay(day));

/** Deadlines by the calendar of the ways to ship. */
export const createOrderDeadlineService = (
  shipping: Pick<ShippingService, "methods" | "geography">,
  sites: readonly Site[],
): OrderDeadlineService => {
  const known = new LRUCache<string, OrderDeadline>({ max: 2000, ttl: 60_000 });
  onForget(() => known.clear());

  const farthest = async (siteId: string, country: string): Promise<string | null> => {
    const standard = (await shipping.methods(siteId)).find(
      ({ isDefault, countries }) => isDefault && (countries.length === 0 || countries.includes(country)),
    );
    const { regions } = await shipping.geography(siteId);
    const daysTo = (zone: string | undefined) => (zone ? (standard?.transitDays[zone]?.[1] ?? 0) : 0);
    return (
      regions
        .filter((region) => region.country === country)
        .toSorted((one, other) => daysTo(other.zones[country]) - daysTo(one.zones[country]))[0]?.region ?? null
    );
  };

  return {
    by: async (siteId, { countryCode, regionCode }, on) => {
      const site = sites.find(({ id }) => id === siteId);
      const wanted = dayOf(on);
      if (!site || wanted === null) return NONE;
      const region = regionCode ?? (await farthest(siteId, countryCode));
      const key = `${siteId} ${countryCode} ${region} ${on}`;
      const before = known.get(key);
      if (before) return before;
      const geography = await shipping.geography(siteId);
      const origin = geography.origins.find(({ country }) => country === site.country);
      if (!origin || region === null) return NONE;
      const { cheapest, fastest } = orderByDays(
        wanted,
        await shipping.methods(siteId),
        {
          destination: {
            currency: site.currency,
            customerGroups: [],
            isPickup: false,
            siteCountry: site.country,
            countryCode,
            regionCode: region,
            isPostBox: false,
          },
          parcel: usualGift,
          geography,
        },
        origin.timeZone,
      );
      const found = { orderBy: textOrNull(cheapest), lastOrder: textOrNull(fastest) };
      known.set(key, found);
      return found;
    },
  };
};

import { createHolidayCalendar } from "./holidays.ts";
import type { ShippingGeography } from "./shipping-geography.ts";
import type { ShippingMethod } from "./shipping-method.ts";
import type { ShippingRepository } from "./shipping-repository.ts";

/** Shipping as the other domains see it. */
export interface ShippingService {
  /** All methods in the order they are offered. */
  methods(): Promise<ShippingMethod[]>;
  /** Warehouses, regions and holidays. */
  geography(): Promise<ShippingGeography>;
  /** Forgets what was read; to be called after writing methods, warehouses or regions. */
  invalidate(): void;
}

/** Shipping, kept in memory between writes. */
export const createShippingService = (repository: ShippingRepository): ShippingService => {
  const isHoliday = createHolidayCalendar();
  let reading: { methods: Promise<ShippingMethod[]>; geography: Promise<ShippingGeography> } | undefined;

  const read = () => {
    if (reading) return reading;
    const methods = repository.readMethods();
    const geography = methods.then(() => repository.readGeography()).then((known) => ({ ...known, isHoliday }));
    geography.catch(() => (reading = undefined));
    reading = { methods, geography };
    return reading;
  };

  return {
    methods: () => read().methods,
    geography: () => read().geography,
    invalidate: () => {
      reading = undefined;
    },
  };
};

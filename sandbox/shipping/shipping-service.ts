import type { ShippingMethod } from "./shipping-method.ts";
import type { ShippingRepository } from "./shipping-repository.ts";

/** Shipping as the other domains see it. */
export interface ShippingService {
  /** All methods in the order they are offered. */
  methods(): Promise<ShippingMethod[]>;
  /** Forgets what was read; to be called after writing methods. */
  invalidate(): void;
}

/** Shipping methods, kept in memory between writes. */
export const createShippingService = (repository: ShippingRepository): ShippingService => {
  let reading: Promise<ShippingMethod[]> | undefined;
  return {
    methods: () => {
      if (!reading) {
        reading = repository.readMethods();
        reading.catch(() => (reading = undefined));
      }
      return reading;
    },
    invalidate: () => {
      reading = undefined;
    },
  };
};

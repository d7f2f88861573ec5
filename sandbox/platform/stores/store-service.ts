import { createSharedRead } from "#sandbox/core/database/shared-read.ts";
import { nearestStores, type Coordinates, type Store } from "./store.ts";
import { coordinatesOf } from "./postal-codes.ts";
import type { StoreRepository } from "./store-repository.ts";

/** Shops as the other domains see them. */
export interface StoreService {
  /** Shops by id in the order asked for; unknown ones and those of other sites are left out. */
  find(ids: string[], siteId: string): Promise<Store[]>;
  /** Shops around a place, nearest first. */
  near(
    place: Coordinates,
    search: { siteId: string; unit: "km" | "mi"; maxDistance: number },
  ): Promise<{ store: Store; distance: number }[]>;
  /** Where a postal code is; null for an unknown one. */
  placeOf(postalCode: string, countryCode: string): Promise<Coordinates | null>;
  /** Forgets what was read; to be called after writing shops. */
  invalidate(): void;
}

/** Shops, kept in memory between writes. */
export const createStoreService = (repository: StoreRepository): StoreService => {
  const all = createSharedRead(() => repository.readAll());

  /** A shop without coordinates stands where its postal code is. */
  const placed = async (store: Store): Promise<Store> =>
    store.latitude === null ? { ...store, ...(await coordinatesOf(store.postalCode, store.countryCode)) } : store;

  return {
    find: async (ids, siteId) => {
      const known = new Map((await all()).map((store) => [store.id, store]));
      return ids.flatMap((id) => {
        const store = known.get(id);
        return store?.siteIds.includes(siteId) ? [store] : [];
      });
    },

    near: async (place, { siteId, unit, maxDistance }) =>
      nearestStores(
        await Promise.all((await all()).filter(({ siteIds }) => siteIds.includes(siteId)).map(placed)),
        place,
        unit,
        maxDistance,
      ),

    placeOf: coordinatesOf,

    invalidate: () => {
      all.forget();
    },
  };
};

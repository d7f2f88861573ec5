import type { ApiFamily } from "#sandbox/core/api-route.ts";
import { atMost, listOf } from "#sandbox/core/request/query-values.ts";
import type { ImageAddress } from "#sandbox/platform/images/image-address.ts";
import { presentStore } from "#sandbox/platform/stores/store-presenter.ts";
import type { StoreService } from "#sandbox/platform/stores/store-service.ts";

/** The most that one call may ask for. */
const MAX_STORES = 50;

/** `GET /custom/stores/v1/…/list?c_rioStoreIds=`: shops by their ids. */
export const storeListFamily = (stores: Pick<StoreService, "find">, imageAddress: ImageAddress): ApiFamily => ({
  base: "/custom/stores/v1",
  dialects: ["scapi"],
  routes: [
    {
      operation: "CustomStores.list",
      method: "get",
      path: "/list",
      cacheSeconds: 900,
      handle: async ({ query, siteId, locale }) => {
        const ids = atMost(listOf(query, "c_rioStoreIds") ?? [], "c_rioStoreIds", MAX_STORES);
        const found = await stores.find([...new Set(ids)], siteId);
        return { stores: found.map((store) => presentStore(store, { imageAddress, locale })) };
      },
    },
  ],
});

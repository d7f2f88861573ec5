import { createStoreService } from "./store-service.ts";
import type { Store } from "./store.ts";

const shop = (id: string, change: Partial<Store>): Store =>
  ({
    id,
    siteIds: ["us"],
    postalCode: "94110",
    countryCode: "US",
    latitude: null,
    longitude: null,
    ...change,
  }) as Store;

test("rule 3.6.5: a shop without coordinates stands where its postal code is, one with an unknown code nowhere", async () => {
  const stores = [shop("coded", {}), shop("lost", { postalCode: "00000" }), shop("other", { siteIds: ["ca"] })];
  const service = createStoreService({ readAll: () => Promise.resolve(stores) });
  const place = await service.placeOf("94110", "US");
  const near = place ? await service.near(place, { siteId: "us", unit: "mi", maxDistance: 1 }) : [];
  expect(near.map(({ store, distance }) => [store.id, distance])).toEqual([["coded", 0]]);
});

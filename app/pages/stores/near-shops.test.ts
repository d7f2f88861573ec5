import { nearShops } from "./near-shops.ts";
import type { Shop } from "#app/domain/stores/shop.ts";

const shop = (id: string, place?: Shop["place"]): Shop => ({
  id,
  name: id,
  street: [],
  city: "",
  stateCode: "",
  postalCode: "",
  countryCode: "US",
  ...(place && { place }),
});
const seattle = shop("seattle", { latitude: 47.6062, longitude: -122.3321 });
const oakland = shop("oakland", { latitude: 37.8044, longitude: -122.2712 });
const boston = shop("boston", { latitude: 42.3601, longitude: -71.0589 });
const sanFrancisco = { latitude: 37.7749, longitude: -122.4194 };

test("the nearest come first, with their miles; one whose place is not known cannot be near", () => {
  const found = nearShops([boston, shop("nowhere"), seattle, oakland], sanFrancisco, { most: 3, unit: "mile" });
  expect(found.map(({ id, distance }) => [id, Math.round(distance)])).toEqual([
    ["oakland", 8],
    ["seattle", 679],
    ["boston", 2693],
  ]);
});

test("no more are named than are asked for", () => {
  expect(nearShops([boston, seattle, oakland], sanFrancisco, { most: 1, unit: "mile" })).toHaveLength(1);
});

import { distanceBetween, nearestStores, type Store } from "./store.ts";

const sanFrancisco = { latitude: 37.7749, longitude: -122.4194 };
const newYork = { latitude: 40.7128, longitude: -74.006 };

test.each([
  ["km", 4129],
  ["mi", 2566],
] as const)("rule 3.6.1: from San Francisco to New York it is so many %s", (unit, distance) => {
  expect(Math.abs(distanceBetween(sanFrancisco, newYork, unit) - distance)).toBeLessThan(2);
});

test("a place is no distance from itself, and half round the world is the longest there is", () => {
  expect(distanceBetween(newYork, newYork, "mi")).toBe(0);
  expect(distanceBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, "km")).toBeCloseTo(20015, 0);
});

test("rule 3.6.3: shops come nearest first, without those too far and those that stand nowhere", () => {
  const shop = (id: string, latitude: number | null) => ({ id, latitude, longitude: latitude && -122 }) as Store;
  const found = nearestStores(
    [shop("far", 45), shop("near", 37.1), shop("here", 37), shop("nowhere", null)],
    { latitude: 37, longitude: -122 },
    "mi",
    50,
  );
  expect(found.map(({ store }) => store.id)).toEqual(["here", "near"]);
});

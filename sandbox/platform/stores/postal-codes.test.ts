import { coordinatesOf } from "./postal-codes.ts";

test.each([
  ["94110", "US", 37.75, -122.415],
  ["94110-2114", "US", 37.75, -122.415],
  ["V6B 1A1", "CA", 49.28, -123.1],
  ["v6b1a1", "ca", 49.28, -123.1],
  ["V6B", "CA", 49.28, -123.1],
])("rule 3.6.7: %s in %s is near %d, %d", async (code, country, latitude, longitude) => {
  const place = await coordinatesOf(code, country);
  expect(Math.abs((place?.latitude ?? 0) - latitude)).toBeLessThan(0.1);
  expect(Math.abs((place?.longitude ?? 0) - longitude)).toBeLessThan(0.1);
});

test("rule 3.6.6: a Canadian area newer than the table lies in the middle of its neighbors", async () => {
  const place = await coordinatesOf("T3S 1A1", "CA");
  expect(place?.latitude).toBeCloseTo(51, 0);
});

test("a ZIP code newer than the table lies in the middle of its neighbors", async () => {
  const place = await coordinatesOf("75036", "US");
  expect(place?.latitude).toBeCloseTo(33, 0);
  expect(place?.longitude).toBeCloseTo(-97, 0);
});

test.each([
  ["00000", "US"],
  ["9411", "US"],
  ["abcde", "US"],
  ["94110", "CA"],
  ["D1A 1A1", "CA"],
  ["", "US"],
  ["__proto__", "US"],
])("%p in %s is nowhere", async (code, country) => {
  expect(await coordinatesOf(code, country)).toBeNull();
});

import { changedFields, isPlaceChanged, trackedFields } from "./tracked-fields.ts";

const before = {
  address1: "2218 Harrison",
  city: "San Francisco",
  stateCode: "CA",
  postalCode: "94110",
  useAsBilling: true,
};

test("city, postal code, state, street and the use for billing are tracked", () => {
  expect(trackedFields).toEqual(["city", "postalCode", "stateCode", "address1", "useAsBilling"]);
});

test.each([
  ["nothing", {}, []],
  ["blanks and letters' size", { city: " san francisco " }, []],
  ["the city", { city: "Oakland" }, ["city"]],
  ["the zip code", { postalCode: "94607" }, ["postalCode"]],
  ["the state", { stateCode: "NV" }, ["stateCode"]],
  ["the street", { address1: "12 Larkspur Lane" }, ["address1"]],
  ["the use for billing", { useAsBilling: false }, ["useAsBilling"]],
])("a change of %s is seen", (_what, change, fields) => {
  expect(changedFields(before, { ...before, ...change })).toEqual(fields);
});

test("a parcel's place has changed when it had one and the street, city, state or zip code is another", () => {
  expect(isPlaceChanged(before, { ...before, city: "Oakland" })).toBe(true);
  expect(isPlaceChanged(before, { ...before, useAsBilling: false })).toBe(false);
  expect(isPlaceChanged({}, before)).toBe(false);
  expect(isPlaceChanged(undefined, before)).toBe(false);
});

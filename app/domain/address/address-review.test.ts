import { addressKey, addressReview, markChanges, withSuggestedZip } from "./address-review.ts";

const addresses_formatted = [
  {
    address: { LINE_1: "2218 Harrison Street", LINE_5: "94110-2115", "City name": "San Francisco", "State code": "CA" },
  },
];
const suggestion = {
  kind: "suggestion",
  suggested: {
    address1: "2218 Harrison Street",
    city: "San Francisco",
    stateCode: "CA",
    postalCode: "94110-2115",
  },
};
const noMatch = { kind: "no-match" };

test.each<[string, Parameters<typeof addressReview>[0], unknown]>([
  ["no answer", null, null],
  ["verified without details", { confidence: "Verified match", addresses_formatted }, null],
  [
    "verified with details that are all false",
    { confidence: "Verified match", validation_detail: { street_corrected: false }, addresses_formatted },
    null,
  ],
  [
    "verified with a corrected zip only",
    { confidence: "Verified match", validation_detail: { zip_code_corrected: true }, addresses_formatted },
    null,
  ],
  [
    "verified with a corrected street",
    { confidence: "Verified match", validation_detail: { street_corrected: true }, addresses_formatted },
    suggestion,
  ],
  [
    "verified with street and zip corrected",
    {
      confidence: "Verified match",
      validation_detail: { street_corrected: true, zip_code_corrected: true },
      addresses_formatted,
    },
    suggestion,
  ],
  ["street partial", { confidence: "Street partial" }, { kind: "partial-street" }],
  ["premises partial", { confidence: "Premises partial" }, noMatch],
  ["no matches", { confidence: "No matches" }, noMatch],
  ["multiple matches", { confidence: "Multiple matches" }, noMatch],
  ["interaction required", { confidence: "Interaction required" }, noMatch],
  ["a word nobody knows", { confidence: "Astonishing" }, null],
])("an address that is %s", (_name, verified, review) => {
  expect(addressReview(verified)).toEqual(review);
});

test("addresses differ by street, unit, city, state, postal code and country, not by blanks", () => {
  const address = {
    address1: "1 Plum St",
    address2: "",
    city: "Reno",
    stateCode: "NV",
    postalCode: "89501",
    countryCode: "US" as const,
  };
  expect(addressKey({ ...address, city: " Reno " })).toBe(addressKey(address));
  expect(addressKey({ ...address, address2: "4" })).not.toBe(addressKey(address));
});

test("what the post office writes differently is marked", () => {
  const marked = (text: string, before: string) =>
    markChanges(text, before)
      .filter(({ isNew }) => isNew)
      .map(({ text: part }) => part);
  expect(marked("2218 Harrison Street", "2218 Harrison")).toEqual(["Street"]);
  expect(marked("San Francisco, CA 94110-2115", "San Francisco, CA 94110")).toEqual(["-2115"]);
  expect(marked("2218 Harrison", "2218 harrison")).toEqual([]);
});

test.each<[string, Parameters<typeof withSuggestedZip>[1], string]>([
  ["a service that is out of order", null, "94110"],
  ["no remark", { confidence: "Verified match", addresses_formatted }, "94110"],
  [
    "a zip code that was corrected",
    {
      confidence: "Verified match",
      validation_detail: { zip_code_corrected: true },
      addresses_formatted,
    },
    "94110-2115",
  ],
  [
    "a correction that is not named",
    { confidence: "Verified match", validation_detail: { zip_code_corrected: true } },
    "94110",
  ],
])("the postal code of an address that needs no look: %s", (_, verified, postalCode) => {
  expect(withSuggestedZip({ city: "San Francisco", postalCode: "94110" }, verified)).toEqual({
    city: "San Francisco",
    postalCode,
  });
});

import { completeAddress as full } from "#tests/factories/addresses.ts";
import { billingEqualsShipping } from "./billing-equals-shipping.ts";

test.each([
  ["the same", full, true],
  ["another name", { ...full, firstName: "Theo" }, true],
  ["an empty unit beside none", { ...full, address2: "" }, true],
  ["another street", { ...full, address1: "1 Plum St" }, false],
  ["another unit", { ...full, address2: "4" }, false],
  ["another city", { ...full, city: "Oakland" }, false],
  ["another state", { ...full, stateCode: "NY" }, false],
  ["another country", { ...full, countryCode: "CA" }, false],
  ["another zip", { ...full, postalCode: "94111" }, false],
  ["none", undefined, false],
])("billing against shipping: %s", (_name, billing, equal) => {
  expect(billingEqualsShipping(billing, full)).toBe(equal);
});

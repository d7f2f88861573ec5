import { createStandIns } from "./stand-ins.ts";

test.each([
  ["NzlajNIJjxkvSStcnSTroOZinn", "letters alone"],
  ["aBcdfghLmqwErtKpLkjhgTrdsW", "letters with single capitals"],
  ["q3XfZ81kLmPo02aVbWcTyuiRtE", "letters and digits"],
  ["u42yidrHKyx8IXlffmxerihivm", "letters and digits with few turns"],
  ["5O190127TN364715T", "capitals and digits"],
  ["ZZEBPBPUZCVJYKVCS", "capitals alone"],
  ["9f86d081884c7d659a2feaa0c55ad015", "hex digits"],
  ["3f2504e0-4f89-41d3-9a0c-0305e82c3301", "a UUID"],
  ["ReZL-JwJsf_UnvTgbgcIWw", "sixteen bytes without a digit"],
])("%s was drawn and is replaced: %s", (id) => {
  const standIns = createStandIns(new Map());
  const text = standIns.text(`/lists/${id}/items`);
  expect(text).not.toContain(id);
  expect(text).toHaveLength(`/lists/${id}/items`.length);
  expect(standIns.text(id)).toBe(text.split("/")[2]);
});

test.each([
  "AgreedToTermsAndConditions",
  "InvalidClientIdException",
  "searchPhraseSuggestions",
  "OrderGrooveMerchantID",
  "c_availableForInStorePickup",
  "half-moon-praline-bonbons",
])("%s is a name and stays", (name) => {
  expect(createStandIns(new Map()).text(`"${name}":1`)).toBe(`"${name}":1`);
});

import { isListOfSearches, withSearch } from "./last-searches.ts";

test.each<[string[], string, string[]]>([
  [[], " sea salt ", ["sea salt"]],
  [["mint", "sour"], "sour", ["sour", "mint"]],
  [["Mint"], "mint", ["mint"]],
  [["a", "b", "c", "d", "e"], "f", ["f", "a", "b", "c", "d"]],
  [["mint"], "  ", ["mint"]],
  [["mint"], "x".repeat(61), ["mint"]],
])("%j and then %p is %j", (before, words, after) => {
  expect(withSearch(before, words)).toEqual(after);
});

test.each([[null], ["mint"], [["a", 1]], [["a", "b", "c", "d", "e", "f"]]])("%j is no list of searches", (value) => {
  expect(isListOfSearches(value)).toBe(false);
});

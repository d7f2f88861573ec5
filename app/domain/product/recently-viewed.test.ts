import { isListOfIds, MOST_RECENTLY_VIEWED, withViewed } from "./recently-viewed.ts";

test.each([
  ["the first look begins the list", [], "a", ["a"]],
  ["the newest stands first", ["a"], "b", ["b", "a"]],
  ["another look at the same brings it to the front", ["c", "b", "a"], "a", ["a", "c", "b"]],
])("%s", (_case, before, id, after) => {
  expect(withViewed(before, id)).toEqual(after);
});

test("at most 25 are remembered", () => {
  const before = Array.from({ length: 25 }, (_, index) => `p${index}`);
  const after = withViewed(before, "new");
  expect(after).toHaveLength(MOST_RECENTLY_VIEWED);
  expect(after[0]).toBe("new");
  expect(after).not.toContain("p24");
});

test.each([
  [["a", "b"], true],
  [[], true],
  [["a", 1], false],
  [{ 0: "a" }, false],
  [null, false],
])("%j is a list of ids: %s", (value, answer) => {
  expect(isListOfIds(value)).toBe(answer);
});

import { giftAddress, giftSearches, isWish, readGiftStep, readGiftWish, withAnswer } from "./gift-wish.ts";

const read = (query: string) => readGiftWish(new URLSearchParams(query));

test.each([
  ["", { diets: [] }],
  ["who=friend&occasion=halloween&budget=30", { who: "friend", occasion: "halloween", budget: "30", diets: [] }],
  ["diet=no-nuts&diet=kosher", { diets: ["kosher", "no-nuts"] }],
  ["who=nobody&occasion=constructor&budget=99&diet=air", { diets: [] }],
])("?%s asks for %j", (query, wish) => {
  expect(read(query)).toEqual(wish);
});

test("nothing asked is no wish", () => {
  expect([isWish(read("")), isWish(read("diet=kosher")), isWish(read("budget=15"))]).toEqual([false, true, true]);
});

test("the occasion is given up before the person, and neither the budget nor what may not be eaten ever is", () => {
  const searches = giftSearches(read("who=child&occasion=easter&budget=15&diet=no-nuts"));
  expect(searches.map(({ categoryId, without }) => [categoryId, without])).toEqual([
    ["easter", []],
    ["root", ["occasion"]],
    ["root", ["occasion", "who"]],
  ]);
  const kept = searches.map(({ refinements }) => [
    refinements["price"],
    refinements["c_withoutPeanuts"],
    refinements["c_withoutTreeNuts"],
  ]);
  expect(kept).toEqual(Array.from({ length: 3 }, () => [["(0..15)"], ["true"], ["true"]]));
  expect(searches[2]?.refinements).not.toHaveProperty("c_refinementType");
});

test("what would ask more than the search takes is left out", () => {
  const all = "diet=kosher&diet=gluten-free&diet=no-sugar&diet=no-milk&diet=no-eggs&diet=no-nuts&budget=15&who=child";
  const searches = giftSearches(read(all));
  expect(searches).toEqual([expect.objectContaining({ without: ["who"] })]);
  expect(Object.keys(searches[0]?.refinements ?? {})).toHaveLength(8);
});

test.each([
  ["", "who"],
  ["who=child", null],
  ["who=child&step=budget", "budget"],
  ["step=diet", "diet"],
  ["who=child&step=shoe-size", null],
  ["step=shoe-size", "who"],
])("%s asks %p", (query, step) => {
  expect(readGiftStep(new URLSearchParams(query))).toBe(step);
});

test("an address holds the answers in their order and the question", () => {
  const wish = read("diet=no-nuts&budget=15&who=child&diet=kosher");
  expect(giftAddress(wish)).toBe("/gift-finder?who=child&budget=15&diet=kosher&diet=no-nuts");
  expect(giftAddress(wish, "occasion")).toBe("/gift-finder?who=child&budget=15&diet=kosher&diet=no-nuts&step=occasion");
  expect(giftAddress(read(""))).toBe("/gift-finder");
  expect(giftAddress(withAnswer(wish, "budget"))).toBe("/gift-finder?who=child&diet=kosher&diet=no-nuts");
  expect(withAnswer(wish, "budget", "60").budget).toBe("60");
});

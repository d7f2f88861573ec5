import { refinementGroups } from "./refinement-groups.ts";
import { correctedQuery, refinementViews, suggestedQueries, type SearchDocument } from "./search-view.ts";
import { chips } from "./chips.ts";

const document: SearchDocument = {
  refinements: [
    { attributeId: "cgid", label: "Category", values: [{ value: "bars", hitCount: 3 }] },
    {
      attributeId: "c_type",
      label: "Type",
      values: [
        { value: "bonbons", label: "Bonbons", hitCount: 12 },
        { value: "truffles", label: "Truffles", hitCount: 0 },
      ],
    },
    { attributeId: "c_isSale", label: "On sale", values: [{ value: "true", label: "true", hitCount: 4 }] },
  ],
};

test("refinements list what can be found, without the category's own", () => {
  expect(refinementViews(document, {}).map(({ id, values }) => [id, values.map(({ value }) => value)])).toEqual([
    ["c_type", ["bonbons"]],
    ["c_isSale", ["true"]],
  ]);
});

test("a site without pickup does not ask for it", () => {
  const values = [{ value: "true", label: "Available for Pickup", hitCount: 9 }];
  const asked = {
    refinements: [{ attributeId: "c_availableForInStorePickup", label: "Available for Pickup", values }],
  };
  expect(refinementViews(asked, {}, { pickupEnabled: true })).toHaveLength(1);
  expect(refinementViews(asked, {}, { pickupEnabled: false })).toEqual([]);
});

test("a chosen value stays listed with no hits, so that it can be taken back", () => {
  const [type] = refinementViews(document, { c_type: ["truffles", "gone"] });
  expect(type?.values).toEqual([
    { value: "bonbons", label: "Bonbons", count: 12 },
    { value: "truffles", label: "Truffles", count: 0 },
    { value: "gone", label: "gone", count: 0 },
  ]);
});

test("chips carry labels; a price without one carries its range, a yes its question", () => {
  const chosen = { c_type: ["bonbons"], price: ["(10..25)"], c_isSale: ["true"] };
  expect(chips(chosen, refinementViews(document, chosen))).toEqual([
    { attributeId: "c_type", value: "bonbons", label: "Bonbons" },
    { attributeId: "price", value: "(10..25)", label: "(10..25)", range: { from: 10, to: 25 } },
    { attributeId: "c_isSale", value: "true", label: "On sale" },
  ]);
});

const suggest = (originalTerm: string, value: string, corrected = true): SearchDocument => ({
  searchPhraseSuggestions: { suggestedTerms: [{ originalTerm, terms: [{ value, corrected }] }] },
});

test.each([
  ["choclate bars", suggest("choclate", "chocolate"), "chocolate bars"],
  ["Choclate", suggest("choclate", "chocolate"), "chocolate"],
  ["chocolate", suggest("chocolate", "chocolate"), undefined],
  ["choc", suggest("choc", "chocolate", false), undefined],
  ["bars", {}, undefined],
])("the query %s is corrected to %s", (query, answer, corrected) => {
  expect(correctedQuery(query, answer)).toBe(corrected);
});

test("other words to try leave out the query itself", () => {
  const answer: SearchDocument = {
    searchPhraseSuggestions: {
      suggestedPhrases: [{ phrase: "truffles" }, { phrase: "Trufle" }, { phrase: "truffles" }],
    },
  };
  expect(suggestedQueries("trufle", answer)).toEqual(["truffles"]);
});

test("questions of diet and allergens stand under one heading, where the first of them stood", () => {
  const view = (id: string) => ({ id, label: id, values: [] });
  const groups = refinementGroups(["price", "c_isKosher", "c_isSale", "c_withoutMilk", "c_withoutTreeNuts"].map(view));
  expect(
    groups.map((group) => ("questions" in group ? group.questions.map(({ id }) => id) : group.refinement.id)),
  ).toEqual(["price", ["c_isKosher", "c_withoutMilk", "c_withoutTreeNuts"], "c_isSale"]);
});

import { understandIn } from "#app/hooks/search/understand-in.ts";
import { searchVocabulary } from "#config/search-vocabulary.ts";
import { worldRefinements } from "#worlds/wickett-plum/search/refinement-definitions.ts";

const values = new Map(
  worldRefinements
    .filter(({ categoryId }) => categoryId === "root")
    .map(({ attributeId, definition }) => [
      attributeId,
      (definition?.buckets ?? []).flatMap((bucket) => bucket.values),
    ]),
);

test.each(Object.entries(searchVocabulary))(
  "the words of %s name refinements that the catalog has",
  (_, vocabulary) => {
    for (const { says, refine } of vocabulary.qualities)
      for (const [attribute, value] of Object.entries(refine))
        expect([says, attribute, values.get(attribute)]).toEqual([says, attribute, expect.arrayContaining([value])]);
  },
);

test.each(Object.entries(searchVocabulary))("in %s no words mean two things", (_, { qualities }) => {
  const words = qualities.flatMap((quality) => [...new Set(quality.words)]);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

test("each taste and texture can be asked for, in English and in French", () => {
  for (const attribute of ["c_refinementTaste", "c_refinementTexture"])
    for (const vocabulary of Object.values(searchVocabulary))
      expect([...new Set(vocabulary.qualities.flatMap(({ refine }) => refine[attribute] ?? []))]).toEqual(
        values.get(attribute),
      );
});

test.each([
  ["en-US", "something sour", ["sour"], ""],
  ["en-CA", "not too sweet chocolate", ["not too sweet"], "chocolate"],
  ["en-US", "Crunchy, salty & gluten-free", ["crunchy", "salty", "gluten free"], ""],
  ["en-US", "no sugar added caramels", ["without added sugar"], "caramels"],
  ["fr-CA", "Quelque chose d’acide sans gelatine", ["acidulé", "sans gélatine"], ""],
  ["fr-CA", "chocolat pas trop sucré", ["peu sucré"], "chocolat"],
  ["fr-CA", "bonbons sans œufs", ["sans œufs"], ""],
])("in %s, %p asks for %j and the words %p", (locale, typed, said, rest) => {
  const understood = understandIn(typed, locale);
  expect(understood?.qualities.map(({ says }) => says)).toEqual(said);
  expect(understood?.rest).toBe(rest);
});

test.each([
  ["en-US", "sour cherry"],
  ["en-US", "salted caramel"],
  ["fr-CA", "caramel salé"],
  ["de-DE", "sour"],
])("in %s, %p is no more than its words", (locale, typed) => {
  expect(understandIn(typed, locale)).toBeUndefined();
});

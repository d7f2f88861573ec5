import type { SearchVocabulary } from "#config/search-vocabulary.ts";
import { isNameOf, refinementsOf, sayings, understand } from "./understand.ts";

const sour = { says: "sour", words: ["sour", "tangy"], refine: { taste: "sour" } };
const salty = { says: "salty", words: ["salty"], refine: { taste: "salty" } };
const notTooSweet = { says: "not too sweet", words: ["not too sweet", "less sweet"], refine: { taste: "dark" } };
const crunchy = { says: "crunchy", words: ["crunchy"], refine: { texture: "crunchy" } };
const gelatin = { says: "without gelatin", words: ["without gelatin", "sans gélatine"], refine: { gelatin: "true" } };
const nuts = { says: "without nuts", words: ["nut free"], refine: { nuts: "true", peanuts: "true" } };

const vocabulary: SearchVocabulary = {
  qualities: [sour, salty, notTooSweet, crunchy, gelatin, nuts],
  names: ["sour cream"],
  fillers: ["something", "for", "a", "and", "de", "d"],
  negations: ["not", "no"],
};

test.each([
  ["something sour", { taste: ["sour"] }, ""],
  ["SOUR!", { taste: ["sour"] }, ""],
  ["Sour without  gelatin", { taste: ["sour"], gelatin: ["true"] }, ""],
  ["not too sweet chocolate", { taste: ["dark"] }, "chocolate"],
  ["crunchy salty", { texture: ["crunchy"], taste: ["salty"] }, ""],
  ["sour and salty", { taste: ["sour", "salty"] }, ""],
  ["sour or tangy", { taste: ["sour"] }, "or"],
  ["nut-free truffles", { nuts: ["true"], peanuts: ["true"] }, "truffles"],
  ["something sour for Grandmother's desk", { taste: ["sour"] }, "Grandmother's desk"],
  ["quelque chose d’acide, SANS GELATINE", { gelatin: ["true"] }, "quelque chose acide"],
  ["crunchy sour cream", { texture: ["crunchy"] }, "sour cream"],
  ["salty, not sour", { taste: ["salty"] }, "not sour"],
])("%p asks for %j and for the words %p", (typed, refinements, rest) => {
  expect(understand(typed, vocabulary)).toMatchObject({ refinements, rest });
});

test.each(["", "...", "chocolate", "sour cream", "not sour", "sourdough", "something", "sweet"])(
  "%p stays a matter of texts",
  (typed) => {
    expect(understand(typed, vocabulary)).toBeUndefined();
  },
);

test("an empty vocabulary understands nothing", () => {
  const nothing = { qualities: [], names: [], fillers: [], negations: [] };
  expect(understand("something sour", nothing)).toBeUndefined();
});

test("more than the search can refine by is understood as nothing", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      says: `q${index}`,
      words: [`q${index}`],
      refine: { [`a${index}`]: "1" },
    }));
  const asked = (count: number) => many(count).map(({ says }) => says);
  const understood = (count: number) => understand(asked(count).join(" "), { ...vocabulary, qualities: many(count) });
  expect(Object.keys(understood(7)?.refinements ?? {})).toHaveLength(7);
  expect(understood(8)).toBeUndefined();
});

test.each([
  ["sou", "sour", { taste: ["sour"] }, ""],
  ["something cru", "something crunchy", { texture: ["crunchy"] }, ""],
  ["chocolate not too swe", "chocolate not too sweet", { taste: ["dark"] }, "chocolate"],
  ["sour", "sour", { taste: ["sour"] }, ""],
])("while it is typed, %p is the beginning of %p", (typed, completed, refinements, rest) => {
  expect(understand(typed, vocabulary, { isUnfinished: true })).toMatchObject({ completed, refinements, rest });
});

test.each(["so", "sou cherry"])("while it is typed, %p is not yet anything", (typed) => {
  expect(understand(typed, vocabulary, { isUnfinished: true })).toBeUndefined();
});

test("a finished query takes no beginning for a word", () => {
  expect(understand("sou", vocabulary)).toBeUndefined();
});

test.each([
  ["sour drops", "Sour Drops", true],
  ["Sour  Drôps", "Sour Drops", true],
  ["sour garden", "Sour Garden Bears", true],
  ["garden bears", "Sour Garden Bears", true],
  ["sour", "Sour Drops", false],
  ["crunchy", "Crunchy", true],
  ["our drops", "Sour Drops", false],
  ["sour bears", "Sour Garden Bears", false],
])("%p names %p: %p", (typed, name, expected) => {
  expect(isNameOf(typed, name)).toBe(expected);
});

test.each([
  [{ taste: ["sour", "salty"], gelatin: ["true"] }, [["sour", "salty"], ["without gelatin"]]],
  [{ gelatin: ["true"] }, [["without gelatin"]]],
  [{ nuts: ["true"] }, []],
  [{}, []],
])("with %j there is said %j", (chosen, expected) => {
  expect(sayings([sour, salty, gelatin, nuts], chosen)).toEqual(expected);
});

test("values of one attribute are put together, each once", () => {
  expect(refinementsOf([sour, sour, salty, nuts])).toEqual({
    taste: ["sour", "salty"],
    nuts: ["true"],
    peanuts: ["true"],
  });
});

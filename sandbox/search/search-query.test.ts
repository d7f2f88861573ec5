import { decidingWords, textQuery, wordsOf } from "./search-query.ts";

test.each([
  ["Pâte de Fruits", ["pate", "de", "fruits"]],
  ["Traveler's Tin", ["travelers", "tin"]],
  ["  ½ lb  ", ["lb"]],
  ["!!! | & : *", []],
  ["lait d’avoine", ["lait", "avoine"]],
  ["Cœurs rubis", ["coeurs", "rubis"]],
  ["l'heure qu'il", ["heure", "il"]],
])("the words of %p are %p", (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ["the box of chocolates", ["box", "chocolates"]],
  ["the", ["the"]],
  [`${"x".repeat(60)} mint`, ["x".repeat(50)]],
])("%p is decided by %p", (phrase, words) => {
  expect(decidingWords(phrase, new Set(["the", "of"]))).toEqual(words);
});

test.each([
  [[], null],
  [["mint"], "(mint:* | peppermint)"],
  [["sea", "salt"], "(sea) & (salt:*)"],
  [["xl"], "(xl:*)"],
  [["x"], "(x)"],
])("%p asks the database for %p", (words, query) => {
  expect(textQuery(words, new Map([["mint", ["peppermint"]]]))).toBe(query);
});

import { readPhrase, textQuery, wordsOf } from "./search-query.ts";

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
  ["the box of chocolates", ["box", "chocolates"], []],
  ["the", ["the"], []],
  [`${"x".repeat(60)} mint`, ["x".repeat(50)], []],
  ["chocolate no sugar", ["chocolate"], ["sugar"]],
  ["chocolate without the nuts", ["chocolate"], ["nuts"]],
  ["peanut free", [], ["peanut"]],
  ["gluten-free brittle", ["brittle"], ["gluten"]],
  ["chocolat sans sucre", ["chocolat"], ["sucre"]],
  ["no", ["no"], []],
  ["free", ["free"], []],
])("%p asks for %p and against %p", (phrase, words, without) => {
  expect(readPhrase(phrase, new Set(["the", "of"]))).toEqual({ words, without });
});

test.each([
  [[], [], null],
  [["mint"], [], "(mint:* | peppermint)"],
  [["sea", "salt"], [], "(sea) & (salt:*)"],
  [["xl"], [], "(xl:*)"],
  [["x"], [], "(x)"],
  [["bar"], ["sugar"], "(bar:*) & !(sugar)"],
  [["bar"], ["nuts"], "(bar:*) & (nutfree)"],
])("%p and without %p asks the database for %p", (words, without, query) => {
  expect(textQuery({ words, without }, new Map([["mint", ["peppermint"]]]), (word) => word === "nutfree")).toBe(query);
});

import { matchingPages, searchWords } from "./content-search.ts";

test.each([
  ["Crème brûlée, twice!", ["creme", "brulee", "twice"]],
  ["Truffles & tea", ["truffle", "tea"]],
  ["", []],
])("the words of '%s' are %j", (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

const page = (title: string, description: string) => {
  const titleWords = searchWords(title);
  return { title, titleWords, words: [...titleWords, ...searchWords(description)] };
};
const pages = [
  page("A walk in the orchard", "Where the toffee apples come from."),
  page("Toffee bark", "Broken by hand."),
  page("Mint tea", "For the evening."),
];

test.each([
  ["toffee", ["Toffee bark", "A walk in the orchard"]],
  ["toffees", ["Toffee bark", "A walk in the orchard"]],
  ["toff bar", ["Toffee bark"]],
  ["toffee mint", []],
  ["!!", []],
])("'%s' finds %j, titles first", (query, titles) => {
  expect(matchingPages(pages, query).map(({ title }) => title)).toEqual(titles);
});

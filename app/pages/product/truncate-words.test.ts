import { truncateWords } from "./truncate-words.ts";

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index + 1}`).join(" ");

test.each([
  ["", false],
  [words(54), false],
  [words(55), false],
])("a text of at most 55 words stays whole", (text, truncated) => {
  expect(truncateWords(text)).toEqual({ text, truncated });
});

test("a longer text ends after 55 words with an ellipsis instead of its comma", () => {
  const { text, truncated } = truncateWords(`${words(54)} last, and more`);
  expect(truncated).toBe(true);
  expect(text.endsWith("w54 last…")).toBe(true);
});

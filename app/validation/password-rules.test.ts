import { keepsPasswordRules, type PasswordRules } from "./password-rules.ts";

test.each<[string, PasswordRules, string[], string[]]>([
  ["nothing", {}, ["", "x"], []],
  ["letters", { letters: true }, ["a1", "é"], ["", "123!"]],
  ["mixed case", { mixedCase: true }, ["aB", "éÉ"], ["ab", "AB", "12"]],
  ["digits", { digits: true }, ["a1"], ["ab"]],
  ["two special characters", { minSpecialCharacters: 2 }, ["a!b?", "--"], ["a!b", "ab1"]],
  ["at least four characters", { minLength: 4 }, ["abcd", "🍬🍬🍬🍬"], ["abc", "🍬🍬"]],
  ["at most four characters", { maxLength: 4 }, ["abcd", "🍬🍬🍬🍬", ""], ["abcde"]],
  ["several", { letters: true, digits: true, minLength: 3 }, ["ab1"], ["a1", "abc", "123"]],
])("a password made of %s", (_name, rules, kept, broken) => {
  expect(kept.filter((value) => !keepsPasswordRules(value, rules))).toEqual([]);
  expect(broken.filter((value) => keepsPasswordRules(value, rules))).toEqual([]);
});

import { differences } from "./coverage-page.mjs";

const row = (operation: string, level: string, tests: number, rules: number) =>
  `| ${operation} | ${level} | ${tests} | ${rules} |`;

test.each([
  ["a test more", row("getBasket", "works", 4, 1), row("getBasket", "works", 5, 2), []],
  [
    "the first test of a rule",
    row("getBasket", "works", 4, 0),
    row("getBasket", "works", 4, 1),
    ["- | getBasket | works | some | 0 |", "+ | getBasket | works | some | some |"],
  ],
  ["a wider column", "| getBasket   | works | 4 | 1 |", row("getBasket", "works", 4, 1), []],
  [
    "another level",
    row("getBasket", "absent", 0, 0),
    row("getBasket", "works", 1, 1),
    ["- | getBasket | absent | 0 | 0 |", "+ | getBasket | works | some | some |"],
  ],
])("of what is covered and what the page says, %s", (_change, before, now, differs) => {
  expect(differences(`Head\n${before}\n`, `Head\n${now}\n`)).toEqual(differs);
});

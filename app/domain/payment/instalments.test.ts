import { areInstalmentsOffered } from "./instalments.ts";

const from35 = { minAmount: 3500 };

test.each<[string, { minAmount: number } | undefined, object, number | null | undefined, boolean]>([
  ["the least amount", from35, { isKlarnaEnabled: true }, 35, true],
  ["more", from35, { isKlarnaEnabled: true }, 120.5, true],
  ["a cent less", from35, { isKlarnaEnabled: true }, 34.99, false],
  ["no price yet", from35, { isKlarnaEnabled: true }, undefined, false],
  ["a total that is not known", from35, { isKlarnaEnabled: true }, null, false],
  ["a site that does not want them", from35, { isKlarnaEnabled: false }, 35, false],
  ["a site that says nothing of them", from35, {}, 35, false],
  ["a shop that has no contract", undefined, { isKlarnaEnabled: true }, 35, false],
])("instalments for %s", (_what, instalments, preferences, price, isOffered) => {
  expect(areInstalmentsOffered(instalments, preferences, price)).toBe(isOffered);
});

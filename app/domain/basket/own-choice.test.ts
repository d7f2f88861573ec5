import { isMadeAs, optionChoices, ownChoiceOf } from "./own-choice.ts";

const foil = { optionId: "sleeve", optionValueId: "foil" };
const told = { ...foil, itemId: "7-sleeve", itemText: "Sleeve: Foil", basePrice: 4.5, price: 9 };

it.each<[string, object, object[]]>([
  ["what the backend says beside them is left out", { optionItems: [told] }, [foil]],
  ["a value without its option is none", { optionItems: [{ optionValueId: "foil" }] }, []],
  ["what is no list is none", { optionItems: "foil" }, []],
  ["a line without options has none", {}, []],
])("choices of a line: %s", (_name, line, choices) => {
  expect(optionChoices(line)).toEqual(choices);
});

it.each<[string, object, object | undefined]>([
  [
    "choice and words",
    { optionItems: [told], c_personalizationText: "Ana" },
    { optionItems: [foil], c_personalizationText: "Ana" },
  ],
  [
    "choice and logo",
    { optionItems: [told], c_personalizationLogo: "logo-id" },
    { optionItems: [foil], c_personalizationLogo: "logo-id" },
  ],
  ["a choice without words", { optionItems: [foil], c_personalizationText: null }, { optionItems: [foil] }],
  ["nothing where there is nothing to choose", { c_personalizationText: "Ana" }, undefined],
])("a line is made as: %s", (_name, line, own) => {
  expect(ownChoiceOf(line)).toEqual(own);
});

const own = { optionItems: [foil], c_personalizationText: "Ana" };
it.each<[string, object, typeof own | undefined, boolean]>([
  ["the same choice and words", { optionItems: [told], c_personalizationText: "Ana" }, own, true],
  ["other words", { optionItems: [told], c_personalizationText: "Ben" }, own, false],
  ["no words", { optionItems: [told] }, own, false],
  ["a logo", { optionItems: [told], c_personalizationText: "Ana", c_personalizationLogo: "logo-id" }, own, false],
  ["another value", { optionItems: [{ ...foil, optionValueId: "print" }], c_personalizationText: "Ana" }, own, false],
  ["nothing to choose", {}, own, false],
  ["anything, where nobody has chosen", { optionItems: [told] }, undefined, true],
])("a line is made so: %s", (_name, line, wanted, isSo) => {
  expect(isMadeAs(line, wanted)).toBe(isSo);
});

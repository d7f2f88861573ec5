import { lineOptions } from "./line-options.ts";

const foil = {
  optionId: "sleeve",
  optionValueId: "foil",
  itemText: "Sleeve: Gold foil stamp",
  basePrice: 4.5,
  price: 9,
};
const bow = { optionId: "bow", optionValueId: "red", itemText: "Red bow", basePrice: 3 };
const blank = { optionId: "sleeve", optionValueId: "blank", itemText: "Sleeve: Blank", basePrice: 0, price: 0 };

it.each<[string, object, object[]]>([
  [
    "words with their value",
    { optionItems: [foil], c_personalizationText: "Ana" },
    [{ name: "Gold foil stamp", words: "Ana", price: 4.5 }],
  ],
  ["a value without words", { optionItems: [foil] }, [{ name: "Gold foil stamp", price: 4.5 }]],
  ["nothing of what costs nothing", { optionItems: [blank] }, []],
  ["a text that names no option", { optionItems: [bow] }, [{ name: "Red bow", price: 3 }]],
  [
    "words alone beside several values",
    { optionItems: [foil, bow], c_personalizationText: "Ana" },
    [
      { name: "Gold foil stamp", price: 4.5 },
      { name: "Red bow", price: 3 },
      { name: "", price: 0, words: "Ana" },
    ],
  ],
  [
    "a logo with its value",
    { optionItems: [foil], c_personalizationLogo: "logo-id" },
    [{ name: "Gold foil stamp", logo: "logo-id", price: 4.5 }],
  ],
  [
    "words that cost nothing",
    { optionItems: [blank], c_personalizationText: "Ana" },
    [{ name: "", words: "Ana", price: 0 }],
  ],
  [
    "a time of day in words as it is",
    { optionItems: [{ ...bow, itemText: "Ribbon: says 5:30: now" }] },
    [{ name: "says 5:30: now", price: 3 }],
  ],
  ["nothing of what is no list", { optionItems: "foil" }, []],
  ["nothing of other words", { c_personalizationText: 7 }, []],
  ["nothing of what is no logo", { c_personalizationLogo: ["logo-id"] }, []],
])("a line says what it is made as: %s", (_name, line, told) => {
  expect(lineOptions(line)).toEqual(told);
});

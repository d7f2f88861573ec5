import type { ProductDocument } from "../product/product-document.ts";
import { type Allergy, type AllergyConflict, conflictOf, isSameName } from "./allergies.ts";

const toffee: ProductDocument = {
  id: "toffee",
  name: "Almond toffee",
  primaryCategoryId: "toffee-brittle",
  c_allergens: "Contains milk and almonds.",
  c_withoutPeanuts: true,
  c_withoutTreeNuts: false,
  c_withoutWheat: "true",
};
const label = "Contains milk and almonds.";

describe("what stands against sending a sweet to somebody", () => {
  it.each<[string, ProductDocument, Allergy[], AllergyConflict | null]>([
    [
      "what it is not said to be without",
      toffee,
      ["milk", "treeNuts", "peanuts", "wheat"],
      { productId: "toffee", productName: "Almond toffee", allergies: ["milk", "treeNuts"], label },
    ],
    ["nothing that it is without", toffee, ["peanuts", "wheat"], null],
    ["nothing for somebody without allergies", toffee, [], null],
    ["nothing about what has no label, and is not eaten", { id: "card" }, ["milk"], null],
    ["nothing about a gift card", { ...toffee, primaryCategoryId: "gift-cards" }, ["milk"], null],
    [
      "a sweet without a name by its number",
      { id: "x", c_allergens: "Milk" },
      ["milk"],
      { productId: "x", productName: "x", allergies: ["milk"], label: "Milk" },
    ],
  ])("%s", (_name, product, allergies, conflict) => {
    expect(conflictOf(product, allergies)).toEqual(conflict);
  });
});

describe("names are the same person's", () => {
  const june = { firstName: "June", lastName: "Marlowe" };
  it.each<[string, { firstName?: string; lastName?: string }, { firstName?: string; lastName?: string }, boolean]>([
    ["as they are", june, { ...june }, true],
    ["in another case and with blanks", june, { firstName: " JUNE ", lastName: "marlowe" }, true],
    [
      "with accents or without",
      { firstName: "Zoë", lastName: "Éclair" },
      { firstName: "Zoe", lastName: "Eclair" },
      true,
    ],
    ["not with another first name", june, { ...june, firstName: "July" }, false],
    ["not with another last name", june, { ...june, lastName: "Plum" }, false],
    ["not where one has no last name", june, { firstName: "June" }, false],
    ["where neither has a last name", { firstName: "June" }, { firstName: "june", lastName: " " }, true],
  ])("%s", (_name, one, other, isSame) => {
    expect(isSameName(one, other)).toBe(isSame);
    expect(isSameName(other, one)).toBe(isSame);
  });
});

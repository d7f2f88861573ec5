import { aProduct } from "#tests/factories/product.ts";
import {
  conflictOfAll,
  conflictWith,
  readShield,
  shieldIn,
  shieldLink,
  shieldRefinements,
  writeShield,
  type AllergenShield,
} from "./allergen-shield.ts";
import { allergenMarks } from "./tile-allergens.ts";

const shield = (patch: Partial<AllergenShield>): AllergenShield => ({
  avoid: ["hazelnuts"],
  nearby: false,
  hides: false,
  ...patch,
});
const praline = {
  c_allergens: "Contains milk, hazelnuts and soy. Made where peanuts and wheat are handled.",
  c_containsAllergens: ["milk", "treeNuts", "hazelnuts", "soy"],
  c_withoutEggs: true,
};

describe("what a tile knows of its label", () => {
  it.each<[string, Record<string, unknown>, string | undefined]>([
    // In the order milk, eggs, peanuts, tree nuts, hazelnuts, soy, wheat, gluten.
    ["what is in it, what is ruled out, and the rest as nearby", praline, "cfncccnn"],
    ["gluten is ruled out by a promise alone", { c_containsAllergens: [], c_isGlutenFree: true }, "nnnnnnnf"],
    ["a label without a list leaves all of it open", { c_allergens: "Depends on what you choose." }, "nnnnnnnn"],
    ["what is not eaten has no label", {}, undefined],
    ["a gift card neither", { c_allergens: "May make you hungry.", primaryCategoryId: "gift-cards" }, undefined],
    [
      "what is free of all says nothing",
      {
        c_containsAllergens: [],
        c_withoutMilk: true,
        c_withoutEggs: true,
        c_withoutPeanuts: true,
        c_withoutTreeNuts: true,
        c_withoutHazelnuts: true,
        c_withoutSoy: true,
        c_withoutWheat: true,
        c_isGlutenFree: true,
      },
      undefined,
    ],
  ])("%s", (_, patch, marks) => {
    expect(allergenMarks(aProduct(patch))).toBe(marks);
  });
});

describe("a shield", () => {
  const marks = allergenMarks(aProduct(praline));

  it.each<[string, Partial<AllergenShield>, ReturnType<typeof conflictWith>]>([
    ["finds what is in it", { avoid: ["hazelnuts", "eggs"] }, { contains: ["hazelnuts"], nearby: [] }],
    ["lets pass what is handled nearby, unless that counts too", { avoid: ["wheat"] }, null],
    ["finds what is handled nearby", { avoid: ["wheat"], nearby: true }, { contains: [], nearby: ["wheat"] }],
    ["lets pass what is ruled out", { avoid: ["eggs"], nearby: true }, null],
  ])("%s", (_, patch, conflict) => {
    expect(conflictWith(marks, shield(patch))).toEqual(conflict);
  });

  it("holds a whole box against it, and where it is packed", () => {
    const wanted = shield({ avoid: ["hazelnuts", "eggs", "soy", "gluten"], nearby: true });
    const egg = allergenMarks(aProduct({ c_containsAllergens: ["eggs"], c_withoutSoy: true, c_isGlutenFree: true }));
    expect(conflictOfAll([egg, undefined], ["soy"], wanted)).toEqual({
      contains: ["eggs"],
      nearby: ["hazelnuts", "soy"],
    });
    expect(conflictOfAll([egg], ["soy"], shield({ avoid: ["soy", "milk"] }))).toBeNull();
  });

  it("has nothing against what has no label", () => {
    expect(conflictWith(undefined, shield({ nearby: true }))).toBeNull();
  });

  it.each([
    ["hazelnuts", shield({})],
    ["milk,gluten;nearby;hide", shield({ avoid: ["milk", "gluten"], nearby: true, hides: true })],
  ])("is kept and shared as %s", (text, read) => {
    expect(writeShield(read)).toBe(text);
    expect(readShield(text)).toEqual(read);
    expect(shieldIn(new URL(shieldLink(read), "http://shop.example").hash)).toEqual(read);
  });

  it.each([[""], ["plums;nearby"], [null], [7]])("is not read from %p", (text) => {
    expect(readShield(text)).toBeNull();
  });

  it("leaves unknown words out, and none but its own link has one", () => {
    expect(readShield("milk,plums;sometimes")).toEqual(shield({ avoid: ["milk"] }));
    expect(shieldIn("#pdp-reviews-section")).toBeNull();
  });

  it("asks lists for what is free of it, one nut as all of them", () => {
    expect(shieldRefinements(shield({ avoid: ["milk", "treeNuts", "hazelnuts", "gluten"] }))).toEqual([
      "c_withoutMilk",
      "c_withoutTreeNuts",
      "c_isGlutenFree",
    ]);
  });
});

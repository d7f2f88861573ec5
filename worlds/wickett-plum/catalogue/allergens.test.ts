import { allergens } from "#worlds/wickett-plum/cartridge/recipients/allergens.ts";
import { declaredAllergens, namedAllergens, withoutAttribute, withoutAttributes } from "./allergens.ts";
import { catalogue } from "./catalogue.ts";

test.each<[label: string, named: string[] | null]>([
  ["No common allergens. Made where milk, nuts and wheat are not handled.", []],
  [
    "Contains milk and soy. Made where peanuts, tree nuts and wheat are handled.",
    ["gluten", "hazelnuts", "milk", "peanuts", "soy", "treeNuts", "wheat"],
  ],
  ["Contains soy. May contain milk, peanuts and other tree nuts.", ["hazelnuts", "milk", "peanuts", "soy", "treeNuts"]],
  ["Contains soy and almond oil.", ["soy", "treeNuts"]],
  ["Contains soy. Made on a dairy-free line where tree nuts are handled.", ["hazelnuts", "soy", "treeNuts"]],
  ["No common allergens. Made where milk and nuts are handled.", ["hazelnuts", "milk", "peanuts", "treeNuts"]],
  ["No common allergens. Isomalt may have a laxative effect in quantity.", []],
  ["Contains barley.", ["gluten"]],
  ["Contains sesame.", []],
  ["Contains hazelnuts and almonds.", ["hazelnuts", "treeNuts"]],
  ["Depends on what you choose.", null],
  ["Each part lists its own. Made where milk and nuts are handled.", null],
  ["None that we know of.", null],
  ["Made where milk and nuts are handled.", null],
  ["Contains dragonfruit.", null],
  ["", null],
])("the label '%s' names %j", (label, named) => {
  const found = namedAllergens(label);
  expect(found && [...found].sort()).toEqual(named);
});

test.each([
  [
    "Contains milk and soy. Made where peanuts, tree nuts and wheat are handled.",
    ["milk", "soy"],
    ["peanuts", "treeNuts", "wheat", "hazelnuts", "gluten"],
  ],
  ["Contains soy. May contain milk, peanuts and tree nuts.", ["soy"], ["milk", "peanuts", "treeNuts", "hazelnuts"]],
  ["No common allergens. Made where milk and nuts are not handled.", [], []],
  [
    "Depends on what you choose. Packed where milk, nuts, soy and wheat are handled.",
    [],
    ["milk", "peanuts", "treeNuts", "soy", "wheat", "hazelnuts", "gluten"],
  ],
  ["Contains pecans. Made where oats are handled.", ["treeNuts"], ["gluten"]],
])("the label '%s' tells what is in it from what may have got into it", (label, contains, mayContain) => {
  expect(declaredAllergens(label)).toEqual({ contains, mayContain });
});

test("a product is without what its label rules out; one that leaves it open is without nothing", () => {
  expect(withoutAttributes("Contains milk. Made where tree nuts and soy are handled.")).toEqual({
    c_withoutEggs: true,
    c_withoutPeanuts: true,
    c_withoutWheat: true,
  });
  expect(withoutAttributes("Depends on what you choose.")).toEqual({});
});

test("every label that holds 'Contains' can be read, and no product is without what its label mentions", () => {
  const products = catalogue.files.flatMap((file) => file.products);
  const unread = products.filter(({ allergens: label }) => /Contains/.test(label) && namedAllergens(label) === null);
  expect(unread.map(({ id }) => id)).toEqual([]);
  const words = { milk: "milk", eggs: "egg", peanuts: "peanut", treeNuts: "tree nut", soy: "soy", wheat: "wheat" };
  const wrong = products.flatMap(({ id, allergens: label }) =>
    allergens
      .filter(
        (allergen) =>
          withoutAttribute(allergen) in withoutAttributes(label) &&
          label.replace(/Made where [^.]* are not handled\./, "").includes(words[allergen]),
      )
      .map((allergen) => `${id} ${allergen}`),
  );
  expect(wrong).toEqual([]);
});

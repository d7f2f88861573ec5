import { readFileSync } from "node:fs";
import { catalogue } from "./catalogue.ts";
import { topDownPhotographOf } from "./photographs.ts";
import { type PictureName, pictures } from "./pictures.ts";
import { picturesShown } from "./pictures-shown.ts";
import { recipes } from "./recipes-for-tests.ts";

const shots = JSON.parse(readFileSync("studio/shots.json", "utf8")) as {
  products: Record<string, string[]>;
  wraps: Record<string, string>;
};
const products = catalogue.files.flatMap((file) => file.products);

test.each<[string, PictureName[], PictureName[], PictureName[]]>([
  ["no photograph leaves what its authors named", [], ["jar-mint", "praline"], ["jar-mint", "praline"]],
  [
    "what took the place of what authors named brings its close-up",
    [],
    ["bar-plum", "midnight-bar"],
    ["bar-plum", "bar-plum-duff-detail-photo", "midnight-bar", "bar-midnight-orchard-detail-photo"],
  ],
  ["a photograph stands first", ["truffles-cocoa"], ["praline"], ["truffles-cocoa", "praline"]],
  ["a drawing does not stand beside a photograph", ["truffles-cocoa"], ["jar-mint"], ["truffles-cocoa"]],
  ["a studio shot alone leaves the drawing first", ["brittle-photo"], ["jar-mint"], ["jar-mint", "brittle-photo"]],
  [
    "other sweets do not stand beside one that is seen in all its places",
    ["truffles-cocoa", "truffles-cocoa-served-photo"],
    ["praline"],
    ["truffles-cocoa", "truffles-cocoa-served-photo"],
  ],
  ["the same file is shown once", ["truffles-cocoa"], ["truffles-cocoa"], ["truffles-cocoa"]],
])("%s", (_what, taken, named, shown) => {
  expect(picturesShown({ id: "1", pictures: named }, taken)).toEqual(shown);
});

test("the plan of shots names products and recipes there are, and a cut-out first", () => {
  const ids = new Set(products.map(({ id }) => id));
  const names = new Set(recipes.map(({ id }) => id));
  const plans = Object.entries(shots.products);
  expect(plans.filter(([id]) => !ids.has(id))).toEqual([]);
  expect(plans.flatMap(([, plan]) => plan).filter((name) => !names.has(name))).toEqual([]);
  expect(plans.filter(([, [first]]) => first?.endsWith("-photo") !== false)).toEqual([]);
  expect(Object.values(shots.wraps).filter((name) => !names.has(name))).toEqual([]);
});

test("every product that can be eaten has a shot of its own planned", () => {
  const without = products.filter(({ id, collateral }) => !collateral && !(id in shots.products));
  expect(without.map(({ name }) => name)).toEqual(["E-Gift Card"]);
});

test("a sweet beside a teaspoon is seen whole and from close up before it, and served after it", () => {
  const galleries = products.map((product) => ({
    name: product.name,
    files: picturesShown(product).map((name) => pictures[name].file.replace(/\.webp$/, "")),
  }));
  const measured = galleries.filter(({ files }) => files.some((file) => file.endsWith("-spoon-photo")));
  expect(measured.length).toBeGreaterThan(30);
  const others = measured.filter(({ files: [whole = "", ...more] }) => {
    const own = more.filter((file) => file.startsWith(`${whole}-`)).map((file) => file.slice(whole.length + 1));
    return !/^detail-photo,spoon-photo,(boxed-photo,)?served-photo$/.test(own.join());
  });
  expect(others.map(({ name }) => name)).toEqual([]);
});

test("every sweet that goes into a box of one's own has a cut-out from straight above, and nothing else has", () => {
  const pieces = products.filter(({ flags }) => flags?.includes("customMixPiece")).map(({ id }) => id);
  expect(pieces.length).toBeGreaterThan(30);
  expect(Object.keys(topDownPhotographOf).toSorted()).toEqual(pieces.toSorted());
  expect(Object.values(topDownPhotographOf).filter((name) => !name.startsWith("above-"))).toEqual([]);
  expect(new Set(Object.values(topDownPhotographOf)).size).toBe(pieces.length);
});

test("what is inside a sweet is told in named layers, beside one of the pictures its page shows", () => {
  const told = products.flatMap(({ inside, ...product }) => (inside ? [{ inside, product }] : []));
  expect(told.length).toBeGreaterThan(10);
  for (const { inside, product } of told) {
    const files = picturesShown(product).map((name) => pictures[name].file);
    expect({ id: product.id, files }).toEqual({
      id: product.id,
      files: expect.arrayContaining([pictures[inside.picture].file]),
    });
    expect(inside.layers.filter((layer) => !/^[A-Z]\w+: \S/.test(layer))).toEqual([]);
  }
});

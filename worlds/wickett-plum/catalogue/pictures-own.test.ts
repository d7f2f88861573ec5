import { catalogue } from "./catalogue.ts";
import { pictures } from "./pictures.ts";
import { picturesShown } from "./pictures-shown.ts";
import type { WorldProduct } from "./world-product.ts";

/** As many tiles as a list shows at once. */
const TILES_IN_VIEW = 24;

const products = catalogue.files.flatMap((file) => file.products as WorldProduct[]);
const firstFile = (product: WorldProduct): string | undefined =>
  picturesShown(product).map((name) => pictures[name].file)[0];

/** A category and every category in it. */
const branchOf = (id: string): string[] => [
  id,
  ...catalogue.categories.filter(({ parent }) => parent === id).flatMap((child) => branchOf(child.id)),
];

/** What a category lists, the most popular first, as its default order does. */
const listOf = (id: string): WorldProduct[] => {
  const branch = new Set(branchOf(id));
  return products
    .filter(({ category, also = [] }) => [category, ...also].some((each) => branch.has(each)))
    .toSorted((one, other) => other.popularity - one.popularity);
};

/** Files that stand on two tiles within one view of a list. */
const twiceIn = (list: WorldProduct[]): string[] => {
  const files = list.map(firstFile);
  return files.flatMap((file, at) =>
    file && files.indexOf(file, at + 1) - at < TILES_IN_VIEW && files.includes(file, at + 1) ? [file] : [],
  );
};

test("at most a fifth of the products share their first picture with another one", () => {
  const files = products.map(firstFile);
  const sharing = files.filter((file) => files.indexOf(file) !== files.lastIndexOf(file));
  expect(sharing.length / products.length).toBeLessThanOrEqual(0.2);
});

test("no list shows the same picture on two tiles within one view", () => {
  const shown = catalogue.categories.filter(({ parent }) => parent !== null);
  const twice = shown.flatMap(({ id }) => twiceIn(listOf(id)).map((file) => `${id}: ${file}`));
  expect(twice).toEqual([]);
});

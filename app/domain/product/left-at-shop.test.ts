import { leftAtShop } from "./left-at-shop.ts";
import type { ProductTile } from "./tile.ts";

const bar: ProductTile = { id: "bar", name: "Bar", link: "/bar" };
const box: ProductTile = {
  ...bar,
  id: "box",
  hasOptions: true,
  sizes: [
    { id: "box-6", label: "6 pieces" },
    { id: "box-12", label: "12 pieces" },
    { id: "box-24", label: "24 pieces" },
  ],
};
const tin: ProductTile = { ...bar, id: "tin", hasOptions: true };

test.each<[string, ProductTile, Record<string, number>, object]>([
  ["many of one thing", bar, { bar: 10 }, { kind: "plenty" }],
  ["few of one thing", bar, { bar: 9 }, { kind: "few", count: 9 }],
  ["every size", box, { box: 90, "box-6": 40, "box-12": 40, "box-24": 10 }, { kind: "plenty" }],
  ["one size", box, { box: 12, "box-12": 12 }, { kind: "size", size: "12 pieces" }],
  ["few of one size", box, { box: 2, "box-24": 2 }, { kind: "size", size: "24 pieces", count: 2 }],
  ["two sizes", box, { box: 5, "box-6": 3, "box-12": 2 }, { kind: "sizes", count: 2, all: 3 }],
  ["sizes that are not on the tile", box, { box: 3 }, { kind: "plenty" }],
  ["colors", tin, { tin: 3 }, { kind: "plenty" }],
])("a shop that has %s", (_name, tile, pieces, expected) => {
  expect(leftAtShop(tile, pieces)).toEqual(expected);
});

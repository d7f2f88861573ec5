import { placeTiles } from "./in-grid-tiles.ts";
import { inGridTiles } from "./read-in-grid-tiles.ts";

const schema = (kind: string) => ({ _meta: { schema: `https://schema.test/${kind}` } });

describe("tiles among products", () => {
  const tile = (position?: number, isDouble = false) => ({
    ...schema(isDouble ? "in-grid-tile-double" : "in-grid-tile-single"),
    headline: `At ${position}`,
    ...(position !== undefined && { gridPosition: position }),
  });

  it("are read with their place; other parts and impossible places are left out", () => {
    const tiles = [tile(3, true), { ...schema("hologram"), headline: "x" }, tile(0), tile(1.5), "words", null];
    expect(inGridTiles({ tiles })).toEqual([
      { fields: { headline: "At 3" }, isDouble: true, position: 3 },
      { fields: { headline: "At 0" }, isDouble: false },
      { fields: { headline: "At 1.5" }, isDouble: false },
    ]);
    expect(inGridTiles(null)).toEqual([]);
  });

  it.each([
    ["the third place", [3], 9, [2]],
    ["the first place", [1], 9, [0]],
    ["two places", [5, 2], 9, [1, 4]],
    ["one place for two", [2, 2], 9, [1, 2]],
    ["behind the end", [40], 4, [4]],
    ["no place", [undefined, 1], 3, [0, 4]],
    ["no products", [1, 7], 0, [0, 1]],
  ])("stand at %s", (_case, positions, count, indexes) => {
    const tiles = positions.map((position) => ({ fields: {}, isDouble: false, position }));
    expect(placeTiles(tiles, count).map(({ at }) => at)).toEqual(indexes);
  });
});

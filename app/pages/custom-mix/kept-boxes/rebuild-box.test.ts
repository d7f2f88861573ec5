import fc from "fast-check";
import { mixRulesOf } from "#app/domain/custom-mix/box.ts";
import { totalUnits } from "#app/domain/custom-mix/quantities.ts";
import { boxLabel, fitsDiets, piecesInAll, piecesOf } from "../box/box-label.ts";
import type { MixBox, MixCandy } from "../mix-view.ts";
import { surprise } from "../steps/surprise.ts";
import { rebuildBox, stepOf, type Shelf } from "./rebuild-box.ts";
import { readRecipe, writeRecipe } from "./shared-box.ts";

const rules = { ...mixRulesOf({}, "CANDY"), flavorLimit: 3 };
const all = ["milk", "eggs", "peanuts", "treeNuts", "soy", "wheat"];

const candy = (id: string, patch: Partial<MixCandy> = {}, contains: string[] = []): MixCandy => ({
  id,
  name: id.toUpperCase(),
  note: "",
  isShippingOffered: true,
  isPickupOffered: true,
  stock: { ats: 500_000, orderable: true, preorderable: false, backorderable: false },
  kind: "bonbons",
  grams: 14,
  label: {
    contains,
    without: all.filter((each) => !contains.includes(each)),
    isVegan: contains.length === 0,
    isKosher: true,
    isDark: false,
  },
  ...patch,
});

const box: MixBox = {
  id: "box",
  name: "Box",
  note: "",
  sizes: [
    { id: "box-1", name: "1 lb", orderable: true, grams: 454 },
    { id: "box-2", name: "2 lb", orderable: false, grams: 907 },
  ],
  isPickupOffered: true,
  rules,
  packedNear: ["milk", "soy"],
};

const shelf = (candies: MixCandy[], out: string[] = []): Shelf => ({
  boxes: [box],
  candies,
  known: candies,
  isOut: ({ id }) => out.includes(id),
  isSizeOut: ({ orderable }) => !orderable,
  unitsOf: () => undefined,
});

const recipe = (...candies: [string, number][]) => ({
  productId: "box-1",
  candies: candies.map(([id, quantity]) => ({ id, quantity })),
});

describe("a box that is built again", () => {
  it("is what it was where everything is there", () => {
    const found = rebuildBox(recipe(["a", 40], ["b", 60]), shelf([candy("a"), candy("b"), candy("c")]));
    expect(found).toMatchObject({
      isOtherBox: false,
      replaced: [],
      missing: [],
      candies: [
        { id: "a", quantity: 40 },
        { id: "b", quantity: 60 },
      ],
    });
    expect(found && stepOf(found)).toBe("review-box");
  });

  it("has one of the same kind in place of what is sold out, in the same amount, and tells which", () => {
    const candies = [candy("a"), candy("b"), candy("c", { kind: "chews" }), candy("d")];
    expect(rebuildBox(recipe(["a", 40], ["b", 60]), shelf(candies, ["b"]))).toMatchObject({
      replaced: [{ name: "B", by: "D" }],
      candies: [
        { id: "a", quantity: 40 },
        { id: "d", quantity: 60 },
      ],
    });
  });

  it("gets no allergen that it did not have, and stays vegan if it was", () => {
    const candies = [candy("a"), candy("b"), candy("c", {}, ["milk"])];
    const found = rebuildBox(recipe(["a", 40], ["b", 60]), shelf(candies, ["b"]));
    expect(found).toMatchObject({ replaced: [], missing: ["B"], candies: [{ id: "a", quantity: 100 }] });
  });

  it("names no flavor that the shop knows nothing of, and takes no guess where nothing is known", () => {
    const found = rebuildBox(recipe(["x", 100]), shelf([candy("a")]));
    expect(found).toMatchObject({ missing: [undefined], candies: [] });
    expect(found && stepOf(found)).toBe("select-candies");
  });

  it("comes in a size that is there where its own is sold out", () => {
    expect(rebuildBox({ ...recipe(["a", 100]), productId: "box-2" }, shelf([candy("a")]))).toMatchObject({
      isOtherBox: true,
      size: { id: "box-1" },
    });
    expect(rebuildBox(recipe(["a", 100]), { ...shelf([candy("a")]), boxes: [] })).toBeNull();
  });

  it("takes no more than there is, and says what is left to do", () => {
    const found = rebuildBox(recipe(["a", 100]), { ...shelf([candy("a")]), unitsOf: () => 32 });
    expect(found?.candies).toEqual([{ id: "a", quantity: 30 }]);
    expect(found && stepOf(found)).toBe("set-quantities");
  });

  it("whatever a link says, never holds more than fits, in whole steps and of no more kinds than allowed", () => {
    const candies = ["a", "b", "c", "d", "e"].map((id) => candy(id));
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(fc.constantFrom("a", "b", "c", "d", "e", "x"), fc.integer({ min: 1, max: 1000 })), {
          selector: ([id]) => id,
          minLength: 1,
        }),
        fc.subarray(["a", "b", "c", "d", "e"]),
        (wanted, out) => {
          const found = rebuildBox(recipe(...wanted), shelf(candies, out));
          const inside = found?.candies ?? [];
          expect(totalUnits(inside)).toBeLessThanOrEqual(rules.capacity);
          expect(inside.length).toBeLessThanOrEqual(rules.flavorLimit);
          expect(inside.every(({ id, quantity }) => quantity % rules.increment === 0 && !out.includes(id))).toBe(true);
          expect(new Set(inside.map(({ id }) => id)).size).toBe(inside.length);
        },
      ),
    );
  });
});

describe("a link to a box", () => {
  it("says what is in it and is read back", () => {
    const text = writeRecipe(recipe(["490201", 35], ["490204", 65], ["490207", 0]));
    expect(text).toBe("box-1~490201.35~490204.65");
    expect(readRecipe(text)).toEqual(recipe(["490201", 35], ["490204", 65]));
  });

  it.each([
    ["nothing", null],
    ["no sweets", "box-1"],
    ["markup", "box-1~<b>.5"],
    ["a sweet twice", "box-1~a.5~a.5"],
    ["an amount of nothing", "box-1~a.0"],
    ["a negative amount", "box-1~a.-5"],
    ["more than any box holds", "box-1~a.1001"],
    ["too many kinds", `box-1${Array.from({ length: 13 }, (_, at) => `~k${at}.5`).join("")}`],
    ["a text without end", `box-1~${"a".repeat(800)}.5`],
    ["a path", "../x~a.5"],
  ])("with %s is none", (_, text) => {
    expect(readRecipe(text)).toBeNull();
  });
});

describe("a surprise", () => {
  const sequence = (...values: number[]) => {
    let at = -1;
    return () => values[(at += 1) % values.length] ?? 0;
  };

  it("fills the box with as many flavors as it takes, in whole steps", () => {
    const filled = surprise(["a", "b", "c", "d", "e"], rules, () => undefined, sequence(0.3, 0.9, 0.1));
    expect(filled).toHaveLength(3);
    expect(totalUnits(filled)).toBe(100);
    expect(filled.every(({ quantity }) => quantity % rules.increment === 0)).toBe(true);
  });

  it("passes over what there is not a step of, and takes plenty where chance would leave room", () => {
    const stock: Record<string, number> = { a: 4, b: 5, c: 5, d: 5, e: 100 };
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1 }), (values) => {
        const filled = surprise(["a", "b", "c", "d", "e"], rules, (id) => stock[id], sequence(...values));
        expect(totalUnits(filled)).toBe(100);
        expect(filled.some(({ id }) => id === "a")).toBe(false);
        expect(filled.every(({ id, quantity }) => quantity <= (stock[id] ?? 0))).toBe(true);
      }),
    );
  });

  it("of nothing is nothing", () => {
    expect(surprise([], rules, () => undefined)).toEqual([]);
  });
});

describe("the label of a whole box", () => {
  it("tells each allergen once: in it, as a trace, or where it is packed", () => {
    const open = candy("b");
    open.label.without = ["eggs", "treeNuts", "milk", "soy", "wheat"];
    expect(boxLabel([candy("a", {}, ["milk"]), open], box)).toEqual({
      contains: ["milk"],
      mayContain: ["peanuts"],
      packedNear: ["soy"],
    });
  });

  it("takes what a label leaves open for a trace, and for unfit", () => {
    const silent = candy("a");
    silent.label.without = [];
    expect(boxLabel([silent], null).mayContain).toEqual(all);
    expect(fitsDiets(silent, ["noNuts"])).toBe(false);
    expect(fitsDiets(candy("b"), ["noNuts", "noMilk", "vegan", "kosher", "noDark"])).toBe(true);
  });
});

test("a share is about so many pieces by weight, at least one, and unknown without a weight", () => {
  expect(piecesOf(15, { grams: 227 }, { grams: 14 })).toBe(2);
  expect(piecesOf(5, { grams: 100 }, { grams: 14 })).toBe(1);
  expect(piecesOf(15, null, { grams: 14 })).toBeUndefined();
  const size = { grams: 454 };
  expect(
    piecesInAll(
      [
        { percent: 50, candy: candy("a") },
        { percent: 50, candy: candy("b", { grams: 9 }) },
      ],
      size,
      undefined,
    ),
  ).toBe(16 + 25);
  expect(piecesInAll([], size, candy("a"))).toBe(32);
});

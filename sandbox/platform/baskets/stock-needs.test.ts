import fc from "fast-check";
import { availablePieces, shortageOf, stockKey } from "./available-stock.ts";
import { mixContents } from "#worlds/wickett-plum/cartridge/mixed-boxes/mix-contents.ts";
import { needsOf, type StockedLine, stockLinesOf } from "./stock-needs.ts";

const products = new Map([
  [
    "bundle",
    {
      parts: [
        { productId: "bar", quantity: 2 },
        { productId: "mint", quantity: 1 },
      ],
    },
  ],
  ["bar", {}],
  ["mint", {}],
  ["box", {}],
]);
const rules = { contentsOf: mixContents };
const stockOf = (amounts: Record<string, number>) => ({
  products,
  rules,
  stock: new Map(Object.entries(amounts).map(([id, ats]) => [stockKey(null, id), { ats }])),
});
const line = (productId: string, quantity: number, attributes = {}): StockedLine => ({
  productId,
  quantity,
  attributes,
  stockListId: null,
});

test.each([
  [{ bundle: 9, bar: 7, mint: 9 }, 3],
  [{ bundle: 2, bar: 99, mint: 99 }, 2],
  [{ bundle: 9, bar: 9, mint: 0 }, 0],
])("rule 3.3.7: with %p in stock there are %p bundles: the scarcest part counts", (amounts, expected) => {
  expect(availablePieces(line("bundle", 1), stockOf(amounts))).toBe(expected);
});

test("rule 3.3.15: lines that take the same part are counted together", () => {
  const lines = [line("bundle", 2), line("bar", 4)];
  expect(shortageOf(lines[1] as StockedLine, lines, stockOf({ bundle: 9, bar: 8, mint: 9 }))).toBeNull();
  expect(shortageOf(lines[1] as StockedLine, lines, stockOf({ bundle: 9, bar: 7, mint: 9 }))).toEqual({
    productId: "bar",
    wanted: 8,
    available: 7,
  });
});

test("rule 3.3.18: a mixed box takes its sweets from stock, percent units in hundredths of a share", () => {
  const c_customMix = JSON.stringify({
    unitType: "percent",
    boxList: [
      { pid: "bar", qty: 2500 },
      { pid: "gone", qty: 7500 },
    ],
  });
  expect(needsOf({ productId: "box", attributes: { c_customMix } }, { products, rules })).toEqual([
    { productId: "box", quantity: 1 },
    { productId: "bar", quantity: 2500 },
  ]);
  expect(availablePieces(line("box", 1, { c_customMix }), stockOf({ box: 50, bar: 10_000 }))).toBe(4);
});

test.each([
  "",
  "{",
  "null",
  "[]",
  '{"boxList":3}',
  '{"boxList":[null,{"pid":1,"qty":1},{"pid":"a","qty":-1},{"pid":"a","qty":1.5}]}',
])("a malformed box %p takes nothing", (c_customMix) => {
  expect(mixContents({ c_customMix })).toEqual([]);
});

test("whatever lines there are, they fit exactly when no product is wanted more than there is", () => {
  const id = fc.constantFrom("bundle", "bar", "mint", "box");
  const lines = fc.array(fc.tuple(id, fc.integer({ min: 1, max: 5 })), { minLength: 1, maxLength: 5 });
  const amount = fc.integer({ min: 0, max: 20 });
  fc.assert(
    fc.property(lines, fc.record({ bundle: amount, bar: amount, mint: amount, box: amount }), (given, amounts) => {
      const all = given.map(([productId, quantity]) => line(productId, quantity));
      const wanted = new Map<string, number>();
      for (const { productId, quantity } of stockLinesOf(all, { products }))
        wanted.set(productId, quantity + (wanted.get(productId) ?? 0));
      const fits = [...wanted].every(([productId, quantity]) => quantity <= (amounts[productId as "bar"] ?? 0));
      expect(all.every((each) => shortageOf(each, all, stockOf(amounts)) === null)).toBe(fits);
    }),
  );
});

import { reconcileStock } from "./stock-reconciliation.ts";

const line = (itemId: string, productId: string, quantity: number) => ({ itemId, productId, quantity });

describe("a basket meets the stock", () => {
  test.each([
    ["enough is there", [line("a", "p", 3)], { p: 3 }, [], []],
    ["stock is unknown", [line("a", "p", 3)], {}, [], []],
    ["a line asks for more", [line("a", "p", 5)], { p: 3 }, ["a"], [["a", 5, 3]]],
    ["nothing is left", [line("a", "p", 5)], { p: 0 }, ["a"], []],
    ["stock below zero is nothing", [line("a", "p", 5)], { p: -2 }, ["a"], []],
    [
      "two lines share what is left",
      [line("a", "p", 5), line("b", "p", 4)],
      { p: 5 },
      ["a", "b"],
      [
        ["a", 5, 3],
        ["b", 4, 2],
      ],
    ],
    ["the other product is left alone", [line("a", "p", 5), line("b", "q", 1)], { p: 2, q: 1 }, ["a"], [["a", 5, 2]]],
  ] as const)("%s", (_name, lines, stock, exceptions, reductions) => {
    const result = reconcileStock(lines, new Map(Object.entries(stock)));
    expect(result.exceptions).toEqual(exceptions);
    expect(result.reductions.map(({ itemId, from, to }) => [itemId, from, to])).toEqual(reductions);
  });
});

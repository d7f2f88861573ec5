import { reconcilePickup, reconcileStock } from "./stock-reconciliation.ts";

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

  test.each([
    ["enough is there", [line("a", "p", 3)], { p: 3 }, []],
    ["a sold-out product", [line("a", "p", 5), line("b", "p", 1)], { p: 0 }, ["a", "b"]],
    ["more lines than pieces", [line("a", "p", 1), line("b", "p", 4), line("c", "p", 2)], { p: 2 }, ["c"]],
  ] as const)("names the lines for which nothing is left: %s", (_name, lines, stock, leftOut) => {
    expect(reconcileStock(lines, new Map(Object.entries(stock))).leftOut).toEqual(leftOut);
  });
});

describe("a pickup meets its shop", () => {
  const lines = [line("a", "p", 5), line("b", "p", 4), line("c", "q", 1)];

  test("that has fewer: its lines share what is there, as parcels do", () => {
    const available = new Map([["p", 5]]);
    const result = reconcilePickup(lines, { shopId: "s1", available });
    expect(result).toEqual({ ...reconcileStock(lines, available), removals: [] });
    expect(result.reductions.map(({ itemId, to }) => [itemId, to])).toEqual([
      ["a", 3],
      ["b", 2],
    ]);
  });

  test("that has no id: its lines are removed, and nothing is reduced", () => {
    expect(reconcilePickup(lines, { shopId: null, available: new Map([["p", 5]]) })).toEqual({
      exceptions: [],
      reductions: [],
      leftOut: [],
      removals: ["a", "b", "c"],
    });
  });
});

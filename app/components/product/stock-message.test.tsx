import { screen } from "@testing-library/react";
import { renderInShop } from "#tests/render-app.tsx";
import c from "./purchase-actions.styles.ts";
import { StockMessage } from "./stock-message.tsx";

const logProblem = jest.fn();
jest.mock("#app/browser/log-problem.ts", () => ({ logProblem: (...told: unknown[]) => logProblem(...told) }));
beforeEach(() => logProblem.mockClear());

test("a product that is not in stock and has no status message is logged", async () => {
  await renderInShop(<StockMessage purchase={{ status: null, isLimited: false, isInStock: false }} />);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(logProblem.mock.calls).toEqual([["A product is not in stock and has no status message.", undefined]]);
});

test.each([
  [{ status: "outOfStock", isLimited: false, isInStock: false } as const, "Out of stock"],
  [{ status: null, isLimited: true, isInStock: true }, "Limited inventory available"],
  [{ status: null, isLimited: false, isInStock: true }, ""],
])("%j says '%s' and logs nothing", async (purchase, words) => {
  await renderInShop(<StockMessage purchase={purchase} />);
  expect(screen.getByRole("status")).toHaveTextContent(words);
  expect(logProblem).not.toHaveBeenCalled();
});

test.each([
  ["outOfStock", "Out of stock", true],
  ["inShopsOnly", "In Shops Only", false],
  ["comingSoon", "Coming soon", false],
] as const)("'%s' is told as a failing: %s, %s", async (status, words, isFailing) => {
  await renderInShop(<StockMessage purchase={{ status, isLimited: false, isInStock: false }} />);
  expect(screen.getByText(words).classList.contains(c.out)).toBe(isFailing);
});

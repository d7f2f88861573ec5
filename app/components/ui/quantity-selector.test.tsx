import { act, fireEvent, screen } from "@testing-library/react";
import { renderInShop } from "#tests/render-app.tsx";
import { QUANTITY_DEBOUNCE_MS, QuantitySelector, reconcile, type QuantitySelectorProps } from "./quantity-selector.tsx";

const TOO_MANY =
  "Please enter a value less than 1,000. Contact customer support if you want to order larger quantities.";
const REDUCED = "Quantity reduced based on remaining stock available.";
const LIMITED = "Quantities are limited, last few items of stock remaining.";

const setUp = async (props: Partial<QuantitySelectorProps> = {}) => {
  const told: number[] = [];
  await renderInShop(
    <QuantitySelector value={2} label="Quantity of bears" onChange={(quantity) => told.push(quantity)} {...props} />,
  );
  jest.useFakeTimers();
  const rest = () => act(() => jest.advanceTimersByTime(QUANTITY_DEBOUNCE_MS));
  const input = screen.getByRole("textbox", { name: "Quantity" });
  const type = (value: string) => fireEvent.change(input, { target: { value } });
  return { told, rest, input, type };
};

const plus = () => screen.getByRole("button", { name: "Increase quantity" });
const minus = () => screen.getByRole("button", { name: "Decrease quantity" });

afterEach(() => jest.useRealTimers());

describe("reconciling a wanted quantity", () => {
  it.each([
    ["as asked", 5, { min: 1, max: undefined }, { quantity: 5 }],
    ["at most 999", 1000, { min: 1, max: undefined }, { quantity: 999, problem: "tooMany" }],
    ["at most the stock", 8, { min: 1, max: 5 }, { quantity: 5, problem: "reduced" }],
    ["at most the stock, far beyond", 5000, { min: 1, max: 5 }, { quantity: 5, problem: "reduced" }],
    ["at least one", -3, { min: 1, max: undefined }, { quantity: 1 }],
    ["zero where that removes", 0, { min: 0, max: 5 }, { quantity: 0 }],
  ] as const)("gives %s", (_, wanted, limits, result) => {
    expect(reconcile(wanted, limits)).toEqual(result);
  });
});

describe("the quantity control", () => {
  it("tells the last of several quick changes once, after 400 ms", async () => {
    const { told, rest } = await setUp();
    fireEvent.click(plus());
    fireEvent.click(plus());
    fireEvent.click(minus());
    expect(told).toEqual([]);
    rest();
    expect(told).toEqual([3]);
  });

  it.each([
    ["1000", "999", TOO_MANY],
    ["9999", "999", TOO_MANY],
  ])("turns %s into %s and says why", async (typed, shown, message) => {
    const { type, input } = await setUp();
    type(typed);
    expect(input).toHaveValue(shown);
    expect(screen.getByText(message)).toBeVisible();
    expect(input).toHaveAccessibleDescription(message);
  });

  it("reduces to the stock and says so", async () => {
    const { type, input, rest, told } = await setUp({ max: 6 });
    type("8");
    expect(input).toHaveValue("6");
    expect(screen.getByText(REDUCED)).toBeVisible();
    rest();
    expect(told).toEqual([6]);
  });

  it("says that stock is limited when more is asked for at its end", async () => {
    await setUp({ value: 6, max: 6 });
    fireEvent.click(plus());
    expect(screen.getByText(LIMITED)).toBeVisible();
    expect(plus()).toBeDisabled();
  });

  it.each(["", "0"])("is 1 again after leaving it with %p", async (typed) => {
    const { type, input, rest, told } = await setUp();
    type(typed);
    fireEvent.blur(input);
    expect(input).toHaveValue("1");
    rest();
    expect(told).toEqual([1]);
  });

  it.each(["x", "-1", "1.5"])("refuses %p in words and keeps the quantity", async (typed) => {
    const { type, input, rest, told } = await setUp();
    type("3");
    for (let end = 1; end <= typed.length; end += 1) type(typed.slice(0, end));
    expect(input).toHaveAccessibleDescription("Please enter a whole number.");
    rest();
    fireEvent.blur(input);
    expect(input).toHaveValue("2");
    expect(told).toEqual([]);
  });

  it("goes down to one, and to zero where that removes", async () => {
    await setUp({ value: 1 });
    expect(minus()).toBeDisabled();
  });

  it("tells zero in the bag", async () => {
    const { told, rest } = await setUp({ value: 1, min: 0 });
    fireEvent.click(minus());
    rest();
    expect(told).toEqual([0]);
  });

  it("cannot grow without stock", async () => {
    await setUp({ max: 0 });
    expect(plus()).toBeDisabled();
  });

  it.each([
    [9, true],
    [10, false],
    [0, false],
  ])("with %d in stock says 'Limited inventory available': %p", async (max, shown) => {
    await setUp({ max, showLimited: true, value: 1 });
    expect(screen.queryAllByText("Limited inventory available")).toHaveLength(shown ? 1 : 0);
  });
});

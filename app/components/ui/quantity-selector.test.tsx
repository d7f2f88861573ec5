import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { renderInShop } from "#tests/render-app.tsx";
import { QUANTITY_DEBOUNCE_MS, QuantitySelector, type QuantitySelectorProps } from "./quantity-selector.tsx";

const TOO_MANY =
  "Please enter a value less than 1,000. Contact customer support if you want to order larger quantities.";
const REDUCED = "Quantity reduced based on remaining stock available.";
const LIMITED = "Quantities are limited, last few items of stock remaining.";
const NOT_WHOLE = "Please enter a whole number.";
const RANGE = "Please choose between 1 and 999.";

const setUp = async (props: Partial<QuantitySelectorProps> = {}) => {
  const told: number[] = [];
  const refused = jest.fn();
  await renderInShop(
    <QuantitySelector
      value={2}
      label="Quantity of bears"
      onChange={(quantity) => told.push(quantity)}
      onRefuse={refused}
      debounceMs={QUANTITY_DEBOUNCE_MS}
      {...props}
    />,
  );
  jest.useFakeTimers();
  const rest = () => act(() => jest.advanceTimersByTime(QUANTITY_DEBOUNCE_MS));
  const input = screen.getByRole("textbox", { name: "Quantity" });
  const type = (value: string) => fireEvent.change(input, { target: { value } });
  return { told, refused, rest, input, type };
};

const plus = () => screen.getByRole("button", { name: "Increase quantity" });
const minus = () => screen.getByRole("button", { name: "Decrease quantity" });

afterEach(() => jest.useRealTimers());

describe("the quantity control", () => {
  it("tells the last of several quick changes once, after 400 ms", async () => {
    const { told, rest } = await setUp();
    fireEvent.click(plus());
    fireEvent.click(plus());
    fireEvent.click(minus());
    act(() => jest.advanceTimersByTime(QUANTITY_DEBOUNCE_MS - 1));
    expect(told).toEqual([]);
    rest();
    expect(told).toEqual([3]);
  });

  it("tells nothing while the stock is on its way, then what it would have told", async () => {
    const told: number[] = [];
    let come: (stock: number) => void = () => undefined;
    const Coming = () => {
      const [stock, setStock] = useState<number>();
      come = setStock;
      return (
        <QuantitySelector
          value={2}
          label="Quantity of bears"
          onChange={(quantity) => told.push(quantity)}
          debounceMs={QUANTITY_DEBOUNCE_MS}
          stock={stock}
          isStockComing={stock === undefined}
        />
      );
    };
    await renderInShop(<Coming />);
    jest.useFakeTimers();
    const rest = () => act(() => jest.advanceTimersByTime(QUANTITY_DEBOUNCE_MS));
    const input = screen.getByRole("textbox", { name: "Quantity" });
    fireEvent.change(input, { target: { value: "998" } });
    rest();
    expect(told).toEqual([]);
    expect(screen.queryByText(REDUCED)).not.toBeInTheDocument();
    act(() => come(40));
    expect(input).toHaveValue("40");
    expect(screen.getByText(REDUCED)).toBeInTheDocument();
    rest();
    expect(told).toEqual([40]);
    fireEvent.change(input, { target: { value: "39" } });
    rest();
    expect(told).toEqual([40, 39]);
  });

  it("tells what waits for the stock when it goes away", async () => {
    const told: number[] = [];
    const { unmount } = await renderInShop(
      <QuantitySelector
        value={2}
        label="Quantity of bears"
        onChange={(quantity) => told.push(quantity)}
        isStockComing
      />,
    );
    fireEvent.change(screen.getByRole("textbox", { name: "Quantity" }), { target: { value: "5" } });
    expect(told).toEqual([]);
    unmount();
    expect(told).toEqual([5]);
  });

  it("tells at once where no rest is asked for", async () => {
    const { told, type } = await setUp({ debounceMs: 0 });
    type("12");
    expect(told).toEqual([12]);
  });

  it.each([
    ["0", RANGE],
    ["-1", RANGE],
    ["1.5", NOT_WHOLE],
    ["x", NOT_WHOLE],
    ["1000", TOO_MANY],
    ["99999", TOO_MANY],
  ])("refuses %s in words, keeps it to be corrected and tells no other number", async (typed, message) => {
    const { type, input, rest, told, refused } = await setUp();
    type(typed);
    expect(input).toHaveAccessibleDescription(message);
    expect(input).toBeInvalid();
    rest();
    fireEvent.blur(input);
    expect(input).toHaveValue(typed);
    expect(told).toEqual([]);
    expect(refused).toHaveBeenCalled();
    type("7");
    expect(input).toBeValid();
    rest();
    expect(told).toEqual([7]);
  });

  it.each([
    ["5", { min: 6, step: 6 }, "Please choose between 6 and 999."],
    ["7", { min: 6, step: 6 }, "This is sold in fixed amounts."],
    ["21", { max: 20 }, "Please choose between 1 and 20."],
  ])("refuses %s under %j", async (typed, rules, message) => {
    const { type, input } = await setUp({ rules });
    type(typed);
    expect(input).toHaveAccessibleDescription(message);
  });

  it("forgets a wish that still rests when something is typed that cannot be taken", async () => {
    const { type, rest, told } = await setUp();
    type("100");
    type("1000");
    rest();
    expect(told).toEqual([]);
  });

  it("reduces to the stock and says so", async () => {
    const { type, input, rest, told } = await setUp({ stock: 6 });
    type("8");
    expect(input).toHaveValue("6");
    expect(screen.getByText(REDUCED)).toBeVisible();
    rest();
    expect(told).toEqual([6]);
  });

  it("says that stock is limited when more is asked for at its end", async () => {
    const { told, rest } = await setUp({ value: 6, stock: 6 });
    fireEvent.click(plus());
    expect(screen.getByText(LIMITED)).toBeVisible();
    expect(plus()).toBeDisabled();
    rest();
    expect(told).toEqual([]);
  });

  it.each([
    [{}, "1"],
    [{ rules: { min: 0 } }, "1"],
    [{ rules: { min: 6, step: 6 } }, "6"],
  ])("left empty under %j is %s again", async (props, again) => {
    const { type, input, rest, told } = await setUp(props);
    type("");
    expect(input).toBeValid();
    fireEvent.blur(input);
    expect(input).toHaveValue(again);
    rest();
    expect(told).toEqual([Number(again)]);
  });

  it("stops at the limits and steps as the product is sold", async () => {
    const { input } = await setUp({ value: 6, rules: { min: 6, step: 6, max: 12 } });
    expect(minus()).toBeDisabled();
    fireEvent.click(plus());
    expect(input).toHaveValue("12");
    expect(plus()).toBeDisabled();
    fireEvent.click(minus());
    expect(input).toHaveValue("6");
  });

  it("tells zero where that removes", async () => {
    const { told, rest } = await setUp({ value: 1, rules: { min: 0 } });
    fireEvent.click(minus());
    rest();
    expect(told).toEqual([0]);
  });

  it("cannot grow without stock", async () => {
    const { input } = await setUp({ stock: 0 });
    expect(plus()).toBeDisabled();
    expect(input).toBeDisabled();
  });

  it.each([
    [9, true],
    [10, false],
    [0, false],
  ])("with %d in stock says 'Limited inventory available': %p", async (stock, shown) => {
    await setUp({ stock, showLimited: true, value: 1 });
    expect(screen.queryAllByText("Limited inventory available")).toHaveLength(shown ? 1 : 0);
  });
});

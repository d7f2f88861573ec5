import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { renderInShop } from "#tests/render-app.tsx";
import { PurchaseActions } from "./purchase-actions.tsx";

const basket = { basketId: "b1" } as Basket;
const rules = { min: 1, step: 1, max: 999 };

const setUp = async (
  patch: Partial<Parameters<typeof PurchaseActions>[0]> = {},
  addItems = jest.fn(() => Promise.resolve(basket)),
) => {
  await renderInShop(<PurchaseActions addition={{ productId: "480211", name: "Bar" }} rules={rules} {...patch} />, {
    api: { baskets: { create: () => Promise.resolve(basket), addItems } },
  });
  return { addItems, field: screen.getByRole("textbox", { name: "Quantity" }), user: userEvent.setup() };
};

const add = () => screen.getByRole("button", { name: "Add to bag" });

test.each([
  ["0", "Please choose between 1 and 999."],
  ["-1", "Please choose between 1 and 999."],
  ["1.5", "Please enter a whole number."],
  ["x", "Please enter a whole number."],
  ["1000", expect.stringMatching(/^Please enter a value less than 1,000/) as unknown as string],
])("a quantity of %s is refused in words and nothing is added", async (text, words) => {
  const { addItems, field, user } = await setUp();
  await user.clear(field);
  await user.type(field, text);
  await user.click(add());
  expect(field).toHaveAccessibleDescription(words);
  expect(field).toHaveFocus();
  expect(field).toHaveValue(text);
  expect(field).toBeInvalid();
  expect(addItems).not.toHaveBeenCalled();
});

test("an empty quantity is one again before anything is added", async () => {
  const { addItems, field, user } = await setUp();
  await user.clear(field);
  await user.click(add());
  expect(field).toHaveValue("1");
  expect(addItems).toHaveBeenCalledWith("b1", [{ productId: "480211", quantity: 1 }]);
});

test("the typed quantity goes into the bag", async () => {
  const { addItems, field, user } = await setUp();
  await user.clear(field);
  await user.type(field, "12");
  await user.click(add());
  expect(addItems).toHaveBeenCalledWith("b1", [{ productId: "480211", quantity: 12 }]);
});

test("more than the stock is reduced to it, with the reason", async () => {
  const { addItems, field, user } = await setUp({ stock: 8 });
  await user.clear(field);
  await user.type(field, "9");
  expect(field).toHaveAccessibleDescription("Quantity reduced based on remaining stock available.");
  await user.click(add());
  expect(addItems).toHaveBeenCalledWith("b1", [{ productId: "480211", quantity: 8 }]);
});

test("while the bag is asked the button says so, and a second click adds nothing", async () => {
  let finish: (answer: Basket) => void = () => undefined;
  const { addItems, user } = await setUp(
    {},
    jest.fn(() => new Promise<Basket>((resolve) => (finish = resolve))),
  );
  await user.click(add());
  const busy = screen.getByRole("button", { name: "Adding" });
  expect(busy).toHaveAttribute("aria-busy", "true");
  await user.click(busy);
  expect(addItems).toHaveBeenCalledTimes(1);
  finish(basket);
  expect(await screen.findByRole("button", { name: "Add to bag" })).toBeEnabled();
});

test("stock that has gone is said in the backend's words until the quantity changes", async () => {
  const refused = () => Promise.reject(new CommerceApiError(400, "product-item-not-available", "Only 2 are left."));
  const { user } = await setUp({}, jest.fn(refused));
  await user.click(add());
  expect(screen.getByRole("alert")).toHaveTextContent("Only 2 are left.");
  await user.click(screen.getByRole("button", { name: "Increase quantity" }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("what cannot be shipped cannot be added", async () => {
  await setUp({ disabled: true });
  expect(add()).toBeDisabled();
});

const tiers = [
  { from: 1, price: 7.5 },
  { from: 10, price: 6.5 },
];

test("what is chosen is added up beside the stepper, with what a few more would bring", async () => {
  const onQuantity = jest.fn();
  const { field, user } = await setUp({ pricing: { price: { standard: 7.5 }, steps: tiers }, onQuantity });
  expect(await screen.findByText("9 more: $6.50 each")).toBeVisible();
  await user.clear(field);
  await user.type(field, "12");
  expect(await screen.findByText("$78.00")).toBeVisible();
  expect(screen.getByText("You save $12.00.")).toBeVisible();
  expect(screen.queryByText(/ more: /)).not.toBeInTheDocument();
  expect(onQuantity).toHaveBeenLastCalledWith(12);
});

test("one of what costs the same in any number says nothing more, and two say their sum", async () => {
  const { user } = await setUp({ pricing: { price: { standard: 18 }, steps: [] } });
  expect(screen.queryByText(/×/)).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Increase quantity" }));
  expect(await screen.findByText("$36.00")).toBeVisible();
});

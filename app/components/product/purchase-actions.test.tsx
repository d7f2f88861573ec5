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
  ["1000", /^Please enter a value less than 1,000/],
])("a quantity of %s is refused in words and nothing is added", async (text, words) => {
  const { addItems, field, user } = await setUp();
  await user.clear(field);
  await user.type(field, text);
  await user.click(add());
  expect(screen.getByRole("alert")).toHaveTextContent(words);
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(addItems).not.toHaveBeenCalled();
});

test("an empty quantity is refused as well", async () => {
  const { addItems, field, user } = await setUp();
  await user.clear(field);
  await user.click(add());
  expect(screen.getByRole("alert")).toHaveTextContent("Please enter a whole number.");
  expect(addItems).not.toHaveBeenCalled();
});

test("the typed quantity goes into the bag", async () => {
  const { addItems, field, user } = await setUp();
  await user.clear(field);
  await user.type(field, "12");
  await user.click(add());
  expect(addItems).toHaveBeenCalledWith("b1", [{ productId: "480211", quantity: 12 }]);
});

test("plus and minus stop at the limits and step as the product is sold", async () => {
  const { field, user } = await setUp({ rules: { min: 6, step: 6, max: 12 } });
  const minus = screen.getByRole("button", { name: "Decrease quantity" });
  const plus = screen.getByRole("button", { name: "Increase quantity" });
  expect(field).toHaveValue("6");
  expect(minus).toBeDisabled();
  await user.click(plus);
  expect(field).toHaveValue("12");
  expect(plus).toBeDisabled();
  await user.click(minus);
  expect(field).toHaveValue("6");
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

import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { aMaster } from "#tests/factories/product.ts";
import { renderInShop } from "#tests/render-app.tsx";
import { ProductOptions } from "./product-options.tsx";

const basket = { basketId: "b1" } as Basket;

const setUp = async (api: PartialCommerceApi = {}) => {
  const addItems = jest.fn(() => Promise.resolve(basket));
  await renderInShop(<ProductOptions productId="480127" onClose={jest.fn()} />, {
    api: {
      products: { get: () => Promise.resolve(aMaster()) },
      inventory: { get: () => Promise.resolve([]) },
      baskets: { create: () => Promise.resolve(basket), addItems },
      ...api,
    },
  });
  return { addItems, user: userEvent.setup() };
};

test("the chosen size and wrap go into the bag", async () => {
  const { addItems, user } = await setUp();
  expect(await screen.findByRole("radio", { name: /12 pieces/ })).toBeChecked();
  expect(screen.getByRole("radio", { name: /Plum ribbon/ })).toBeChecked();
  await user.click(screen.getByRole("radio", { name: /6 pieces/ }));
  await user.click(screen.getByRole("radio", { name: "None" }));
  await user.click(screen.getByRole("button", { name: "Add to bag" }));
  expect(addItems).toHaveBeenCalledWith("b1", [{ productId: "480127-6-none", quantity: 1 }]);
});

test("a sold out size can be looked at but not bought", async () => {
  const { user } = await setUp();
  await user.click(await screen.findByRole("radio", { name: /24 pieces.*sold out/ }));
  expect(screen.getByText("Out of stock")).toBeVisible();
  expect(screen.getByRole("button", { name: "Add to bag" })).toBeDisabled();
});

test("fresh stock that has gone is told", async () => {
  await setUp({
    inventory: {
      get: () => Promise.resolve([{ productId: "480127-12-ribbon", ats: 0, orderable: false }]),
    },
  });
  expect(await screen.findByText("Out of stock")).toBeVisible();
});

test("a product that cannot be loaded is said in words", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  await setUp({
    products: { get: () => Promise.reject(new CommerceApiError(404, "product-not-found", "It is gone.")) },
  });
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("It is gone."));
  expect(log.mock.calls).toEqual([["The product of a side sheet could not be asked for.", expect.anything()]]);
  log.mockRestore();
});

import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { anItem, aPaidBasket, aProduct } from "#tests/factories/baskets.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import { renderPages } from "#tests/render-pages.tsx";
import * as review from "../review-order-page.tsx";
import { quantitiesOfRest, shortagesOf } from "./shortages.ts";

const user = userEvent.setup({ delay: null });
const truffles = { productId: "truffles", productName: "Hazelnut Truffles" };
const flash = (available: number) => ({
  type: "ProductItemNotAvailable",
  message: "Only few are left.",
  details: { itemId: "line-1", productId: "truffles", available },
});

const open = async (available: number) => {
  const short = aPaidBasket({ productItems: [anItem({ ...truffles, quantity: 3 })], c_flashes: [flash(available)] });
  const calls: unknown[] = [];
  let basket: Basket = short;
  const whole = (productItems: Basket["productItems"]): Promise<Basket> => {
    basket = { ...short, productItems, c_flashes: [] };
    return Promise.resolve(basket);
  };
  const { api } = fakeCheckout(short, {
    baskets: {
      current: () => Promise.resolve(basket),
      updateItems: (_id, items) => {
        calls.push(items);
        return whole([anItem({ ...truffles, quantity: 2 })]);
      },
      addItems: (_id, items) => {
        calls.push(items);
        return Promise.resolve(basket);
      },
    },
    products: {
      getMany: (ids) =>
        Promise.resolve(
          ids.map((id) =>
            aProduct({ id, name: id === "truffles" ? "Hazelnut Truffles" : "Burnt Honey", primaryCategoryId: "t" }),
          ),
        ),
    },
    search: { products: () => Promise.resolve({ hits: [{ productId: "honey" }] } as never) },
    orders: {
      create: () => Promise.reject(new CommerceApiError(400, "product-item-not-available", "Too few are left.")),
    },
  });
  await renderPages("/revieworder", { "/revieworder": review }, { api });
  return calls;
};

test.each([
  ["Take 2 of Hazelnut Truffles", 2, [[{ itemId: "line-1", quantity: 2 }]]],
  ["Remove Hazelnut Truffles", 0, [[{ itemId: "line-1", quantity: 0 }]]],
  [
    "Swap for Burnt Honey",
    2,
    [[{ productId: "honey", quantity: 3, shipmentId: "me" }], [{ itemId: "line-1", quantity: 0 }]],
  ],
])("an order for which there is too little is mended by one press: %s", async (name, available, expected) => {
  const calls = await open(available);
  await user.click(await screen.findByRole("button", { name: "Place order" }));
  expect(await screen.findByText("Too few are left.")).toBeVisible();
  await user.click(await screen.findByRole("button", { name }));
  await waitFor(() => expect(screen.queryByRole("button", { name })).not.toBeInTheDocument());
  expect(calls).toEqual(expected);
  expect(screen.queryByText("Too few are left.")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Place order" })).toBeVisible();
});

test("what is left of a product is spread over its lines, and a line without a part goes", () => {
  const lines = ["a", "b", "c"].map((itemId) => ({ itemId, productId: "truffles", quantity: 2 }));
  const [shortage] = shortagesOf({ productItems: lines, c_flashes: [flash(2)] });
  expect(shortage && quantitiesOfRest(shortage)).toEqual([
    { itemId: "a", quantity: 1 },
    { itemId: "b", quantity: 1 },
    { itemId: "c", quantity: 0 },
  ]);
});

test.each([
  ["nothing is short", {}],
  ["another product is meant", { productItems: [{ itemId: "x", productId: "other" }], c_flashes: [flash(1)] }],
])("no shortage where %s", (_, basket) => {
  expect(shortagesOf(basket)).toEqual([]);
});

import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { renderInShop } from "#tests/render-app.tsx";
import { useCustomMix, type CustomMixState } from "#app/contexts/custom-mix-context.tsx";
import { AddedToBag } from "./added-to-bag.tsx";

const basket = {
  basketId: "b1",
  productSubTotal: 50,
  productItems: [{ itemId: "1", quantity: 3 }],
} as unknown as Basket;

const setUp = async () => {
  const onClose = jest.fn();
  const seen: CustomMixState[] = [];
  const Probe = () => {
    seen.push(useCustomMix());
    return null;
  };
  const shown = await renderInShop(
    <>
      <Probe />
      <AddedToBag
        additions={[{ productId: "480127-12", quantity: 2, name: "Half-Moon Praline Bonbons", choice: "12 pieces" }]}
        onClose={onClose}
      />
    </>,
    { api: { baskets: { current: () => Promise.resolve(basket) } } },
  );
  return { ...shown, onClose, seen, user: userEvent.setup() };
};

test("the sheet lists what was added, the subtotal and the pieces in the bag", async () => {
  await setUp();
  const sheet = screen.getByRole("dialog", { name: "Added to Your Bag" });
  const line = within(sheet).getByRole("listitem");
  expect(line).toHaveTextContent("Half-Moon Praline Bonbons");
  expect(line).toHaveTextContent("12 pieces");
  expect(line).toHaveTextContent("Quantity: 2");
  expect(await within(sheet).findByText("$50.00")).toBeVisible();
  expect(within(sheet).getByRole("status")).toHaveTextContent("3 items in your bag");
});

test("each stands in the window of its own color", async () => {
  await renderInShop(
    <AddedToBag
      additions={[{ productId: "481101", quantity: 1, name: "Truffles", image: "/img/t.jpg", color: "butter" }]}
      onClose={() => undefined}
    />,
    { api: { baskets: { current: () => Promise.resolve(basket) } } },
  );
  const picture = within(screen.getByRole("listitem")).getByRole("presentation");
  expect(picture.parentElement?.style.getPropertyValue("--bg")).toBe("var(--wp-colors-butter-300)");
});

test("'Review Bag & Checkout' leads to the bag and forgets the box being built", async () => {
  const { router, seen, user } = await setUp();
  act(() => seen.at(-1)?.updateMix({ boxSelection: "box" }));
  await user.click(screen.getByRole("link", { name: "Review Bag & Checkout" }));
  expect(router.state.location.pathname).toBe("/cart");
  expect(seen.at(-1)?.mix.boxSelection).toBeNull();
});

test("'Continue Shopping' only closes", async () => {
  const { router, onClose, user } = await setUp();
  await user.click(screen.getByRole("button", { name: "Continue Shopping" }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(router.state.location.pathname).toBe("/");
});

import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { useBasket, useBasketActions, type BasketActions, type BasketState } from "#app/contexts/basket-context.tsx";
import { renderInShop } from "#tests/render-app.tsx";
import { brand } from "#config/brand.ts";
import { CheckoutFrame } from "./checkout-frame.tsx";

const basket = { basketId: "b", productItems: [{ productId: "p", quantity: 1 }] } as Basket;

const setUp = async () => {
  const seen: { bag: (BasketState & BasketActions) | null } = { bag: null };
  const Probe = () => {
    seen.bag = { ...useBasket(), ...useBasketActions() };
    return (
      <p>
        <ShopperWords message={seen.bag.error ?? "no error"} />
      </p>
    );
  };
  const shown = await renderInShop(
    <CheckoutFrame>
      <Probe />
    </CheckoutFrame>,
    { path: "/billing", api: { baskets: { current: () => Promise.resolve(basket) } } },
  );
  return { ...shown, seen, user: userEvent.setup() };
};

describe("the frame of the checkout", () => {
  it("has logo, telephone and the way back alone in its header", async () => {
    await setUp();
    const header = within(screen.getByRole("banner"));
    expect(header.getAllByRole("link").map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
      ["/", expect.stringContaining(`${brand.name}, home`)],
      ["tel:+18005550142", "Need help? 1-800-555-0142"],
      ["/cart", "Back To Bag"],
    ]);
    expect(header.queryByRole("navigation")).not.toBeInTheDocument();
    expect(header.queryByRole("combobox")).not.toBeInTheDocument();
  });

  it("has the telephone for help with a screen reader and the copyright alone in its footer", async () => {
    await setUp();
    const footer = within(screen.getByRole("contentinfo"));
    expect(footer.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["tel:+18005550143"]);
    expect(footer.getByText(/^©/)).toBeVisible();
  });

  it("forgets an error of the checkout on the way back to the bag", async () => {
    const { router, seen, user } = await setUp();
    await act(async () => {
      await seen.bag
        ?.update(() => Promise.reject(new CommerceApiError(400, "x", "The window is stuck.")))
        .catch(() => undefined);
    });
    expect(screen.getByText("The window is stuck.")).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Back To Bag" }));
    expect(router.state.location.pathname).toBe("/cart");
    expect(screen.getByText("no error")).toBeVisible();
  });
});

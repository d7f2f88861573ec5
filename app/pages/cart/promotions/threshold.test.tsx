import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import { aBasket, anItem, aPaidBasket } from "#tests/factories/baskets.ts";
import { renderPages, settle } from "#tests/render-pages.tsx";
import * as billing from "#app/pages/checkout/payment/billing-page.tsx";
import * as review from "#app/pages/checkout/review-order-page.tsx";
import * as shipping from "#app/pages/checkout/shipping/shipping-page.tsx";
import * as cart from "../cart-page.tsx";

const pages = { "/cart": cart, "/shipping": shipping, "/billing": billing, "/revieworder": review };
const user = userEvent.setup({ delay: null });
const short = { qdThresholdMet: false, qdThreshold: 300, qdThresholdMissing: 60 };
const words =
  "The minimum order is $300.00. Add $60.00 more to check out. Order forms and posters can ship on their own.";

const open = async (path: string, basket: Basket, qdThresholdEnabled = true) => {
  const shop = fakeCheckout(basket);
  const page = await renderPages(path, pages, { api: shop.api, preferences: { qdThresholdEnabled } });
  return { shop, ...page };
};

describe("a bag below the threshold of the site", () => {
  test("cannot be checked out, and says what is missing", async () => {
    await open("/cart", aBasket({ c_qualifiers: short }));
    expect(screen.queryByRole("link", { name: "Checkout" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Checkout" })).toHaveAccessibleDescription(words);
    expect(screen.getByText(words)).toHaveAttribute("data-error-key", "validate-basket-error");
  });

  test.each(["/shipping", "/billing", "/revieworder"])(
    "is led from %s back to the bag, with the reason at the top and in focus",
    async (path) => {
      const { router } = await open(path, aPaidBasket({ c_qualifiers: short }));
      expect(router.state.location.pathname).toBe("/cart");
      const [notice] = screen.getAllByText(words);
      expect(notice?.parentElement).toHaveFocus();
      expect(notice?.parentElement).toHaveAttribute("data-error-key", "validate-basket-error");
    },
  );

  test("may go on as soon as it is large enough, and the reason is gone", async () => {
    const { shop } = await open("/shipping", aBasket({ c_qualifiers: short }));
    expect(screen.getAllByText(words)).toHaveLength(2);
    shop.replace(aBasket({ c_qualifiers: { qdThresholdMet: true } }));
    await user.click(screen.getByRole("button", { name: "Increase quantity" }));
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 450))));
    await settle();
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Checkout" })).toHaveAttribute("href", "/shipping");
  });
});

test.each([
  ["the site's setting does not ask for it", aBasket({ c_qualifiers: short }), false],
  ["the qualifier says met", aBasket({ c_qualifiers: { qdThresholdMet: true } }), true],
  [
    "there is nothing in it but order forms",
    aBasket({ productItems: [anItem({ c_isCollateral: true })], c_qualifiers: short }),
    true,
  ],
])("a bag may be checked out where %s", async (_name, basket, isEnabled) => {
  await open("/cart", basket, isEnabled);
  expect(screen.getByRole("link", { name: "Checkout" })).toHaveAttribute("href", "/shipping");
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

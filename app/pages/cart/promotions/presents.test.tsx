import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { Basket } from "#app/commerce-api/baskets.ts";
import type { SitePreferences } from "#app/commerce-api/site-preferences.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { aBasket, anItem } from "#tests/factories/baskets.ts";
import { renderPages, settle } from "#tests/render-pages.tsx";
import * as cart from "../cart-page.tsx";

const user = userEvent.setup({ delay: null });

const openCart = async (basket: Basket | null, answers: PartialCommerceApi = {}) => {
  const shop = fakeCheckout(basket, answers);
  const page = await renderPages("/cart", { "/cart": cart }, { api: shop.api });
  return { shop, ...page };
};

test("a present that a promotion has earned is chosen", async () => {
  const slot = { id: "b1", promotionId: "p1", maxBonusItems: 1, bonusProducts: [{ productId: "bonbons-12" }] };
  const add = jest.fn((_id: string, _items: readonly object[]) => Promise.resolve(aBasket()));
  await openCart(aBasket({ bonusDiscountLineItems: [slot] } as never), { baskets: { addItems: add } });
  const panel = await screen.findByRole("region", { name: "Choose your gift" });
  await user.click(within(panel).getByRole("button", { name: "Choose Half-Moon Praline Bonbons" }));
  await settle();
  expect(add.mock.calls[0]?.[1]).toEqual([{ productId: "bonbons-12", quantity: 1, bonusDiscountLineItemId: "b1" }]);
  expect(screen.queryByRole("region", { name: "Choose your gift" })).not.toBeInTheDocument();
});

test("a present that was chosen is given back to choose another, and the focus stays on the page", async () => {
  const slot = { id: "b1", promotionId: "p1", maxBonusItems: 1, bonusProducts: [{ productId: "bonbons-12" }] };
  const present = anItem({
    itemId: "line-2",
    productId: "starlight",
    productName: "A Taste of Starlight",
    bonusProductLineItem: true,
    bonusDiscountLineItemId: "b1",
  });
  const { shop } = await openCart(
    aBasket({ productItems: [anItem(), present], bonusDiscountLineItems: [slot] } as never),
  );
  expect(screen.queryByRole("region", { name: "Choose your gift" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Choose another gift instead of A Taste of Starlight" }));
  await settle();
  expect(shop.calls).toEqual(["removeItem line-2"]);
  expect(await screen.findByRole("region", { name: "Choose your gift" })).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("what the shop gives by itself cannot be exchanged", async () => {
  await openCart(aBasket({ productItems: [anItem({ bonusProductLineItem: true })] }));
  expect(screen.queryByRole("button", { name: /^Choose another/ })).not.toBeInTheDocument();
});

test("what came as a present has no quantity to change", async () => {
  await openCart(aBasket({ productItems: [anItem({ bonusProductLineItem: true })] }));
  expect(screen.getByText("A gift from us")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Increase quantity" })).not.toBeInTheDocument();
});

describe("free gift bags", () => {
  const people = aBasket({
    shipments: [{ shipmentId: "me" }, { shipmentId: "Shipment1" }],
    productItems: [anItem(), anItem({ itemId: "line-2", shipmentId: "Shipment1" })],
  });
  const open = async (preferences: SitePreferences, answers: PartialCommerceApi = {}) => {
    const shop = fakeCheckout(people, answers);
    await renderPages("/cart", { "/cart": cart }, { api: shop.api, preferences });
  };

  test("are offered for each recipient, and put into each parcel", async () => {
    const bag = (itemId: string, shipmentId: string) => anItem({ itemId, shipmentId, productId: "bags" });
    const add = jest.fn((_id: string, _items: readonly object[]) =>
      Promise.resolve({
        ...people,
        productItems: [...(people.productItems ?? []), bag("b1", "me"), bag("b2", "Shipment1")],
      }),
    );
    await open({ freeBagsProductId: "bags" }, { baskets: { addItems: add } });
    const offer = await screen.findByRole("region", { name: "A free gift bag for each of your 2 people" });
    await user.click(within(offer).getByRole("button", { name: "Add 2 gift bags" }));
    await settle();
    expect(add.mock.calls[0]?.[1]).toEqual([
      { productId: "bags", quantity: 1, shipmentId: "me" },
      { productId: "bags", quantity: 1, shipmentId: "Shipment1" },
    ]);
    expect(screen.queryByRole("region", { name: /gift bag/ })).not.toBeInTheDocument();
  });

  test("that are gone are refused in words", async () => {
    const refuse = () => Promise.reject(new CommerceApiError(400, "product-item-not-available", "No bags are left."));
    await open({ freeBagsProductId: "bags" }, { baskets: { addItems: refuse } });
    await user.click(await screen.findByRole("button", { name: "Add 2 gift bags" }));
    expect(await screen.findByText("No bags are left.")).toBeVisible();
  });

  test("are not offered where the site names no product for it", async () => {
    await open({ freeBagsProductId: "" });
    expect(screen.queryByRole("region", { name: /gift bag/ })).not.toBeInTheDocument();
  });
});

import { screen } from "@testing-library/react";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { Store } from "#app/commerce-api/stores.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { aBasket, anItem } from "#tests/factories/baskets.ts";
import { renderPages, settle } from "#tests/render-pages.tsx";
import * as cart from "./cart-page.tsx";

jest.setTimeout(20_000);

const openCart = async (basket: Basket, answers: PartialCommerceApi) => {
  const shop = fakeCheckout(basket, answers);
  await renderPages("/cart", { "/cart": cart }, { api: shop.api });
  return { shop };
};

describe("stock of a shop that hands out", () => {
  const atShop = (quantity: number) =>
    aBasket({
      shipments: [{ shipmentId: "me", c_fromStoreId: "s1" }],
      productItems: [anItem({ quantity })],
    });

  test("reduces the line to what the shop has and says so", async () => {
    const { shop } = await openCart(atShop(8), {
      stores: {
        get: () => Promise.resolve([{ id: "s1", name: "Ferry Building" } as Store]),
        stock: () => Promise.resolve({ "bonbons-12": { s1: { id: "list-1", ats: 3, orderable: true } } }),
      },
    });
    expect(await screen.findByText("Quantity updated from 8 to 3")).toBeVisible();
    expect(shop.calls).toEqual(["updateItem line-1 3"]);
    expect(screen.getByRole("heading", { name: "Pickup at Ferry Building" })).toBeVisible();
  });

  test("that is no shop any more takes the line out and says so, even if it was the last one", async () => {
    const { shop } = await openCart(atShop(2), { stores: { get: () => Promise.resolve([]) } });
    expect(
      await screen.findByText(
        "Half-Moon Praline Bonbons has left your bag: the shop you chose for pickup is no longer one of ours.",
      ),
    ).toBeVisible();
    expect(shop.calls).toEqual(["removeItem line-1"]);
    expect(screen.getByText("Nothing in here yet.")).toBeVisible();
  });

  test("that cannot be asked for takes nothing out", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const { shop } = await openCart(atShop(2), {
      stores: { get: () => Promise.reject(new CommerceApiError(503, "unavailable", "")) },
    });
    await settle();
    expect(shop.calls).toEqual([]);
    expect(log).toHaveBeenCalledWith("The shops could not be asked for.", expect.anything());
    log.mockRestore();
  });
});

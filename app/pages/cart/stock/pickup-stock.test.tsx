import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { Store } from "#app/commerce-api/stores.ts";
import { weekdays } from "#app/domain/stores/shop.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { aBasket, anItem } from "#tests/factories/baskets.ts";
import { renderRoute } from "#tests/render-app.tsx";
import { renderPages, settle } from "#tests/render-pages.tsx";
import * as cart from "../cart-page.tsx";

const openCart = async (basket: Basket, answers: PartialCommerceApi) => {
  const shop = fakeCheckout(basket, answers);
  await renderPages("/cart", { "/cart": cart }, { api: shop.api });
  return { shop };
};

describe("a bag that is shipped in part and picked up in part", () => {
  const ferry = {
    id: "s1",
    name: "Ferry Building",
    stateCode: "CA",
    countryCode: "US",
    c_hours: Object.fromEntries(weekdays.map((day) => [day, [{ open: "10:00", close: "20:00" }]])),
  } as unknown as Store;
  const mixed = aBasket({
    shipments: [{ shipmentId: "me" }, { shipmentId: "Shipment1", c_fromStoreId: "s1" }],
    productItems: [anItem(), anItem({ itemId: "line-2", shipmentId: "Shipment1" })],
  });
  const answers: PartialCommerceApi = {
    stores: {
      get: () => Promise.resolve([ferry]),
      stock: () => Promise.resolve({ "bonbons-12": { s1: { id: "list-1", ats: 9, orderable: true } } }),
    },
  };
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ["by day", "2026-11-23T20:10:00Z", "Ready today from 2:30 PM"],
    ["near closing time", "2026-11-24T02:30:00Z", "Ready Tue, Nov 24 from 12:00 PM"],
  ])("says from when the shop has packed it, %s", async (_when, moment, words) => {
    jest.spyOn(Date, "now").mockReturnValue(Date.parse(moment));
    await openCart(mixed, answers);
    const group = await screen.findByRole("region", { name: "Pickup at Ferry Building" });
    expect(await within(group).findByText(words)).toBeVisible();
    expect(within(screen.getByRole("region", { name: "Shipping" })).queryByText(/^Ready/)).not.toBeInTheDocument();
  });

  test("goes two ways home, and the shop can be changed where it stands", async () => {
    const { api } = fakeCheckout(mixed, answers);
    await renderRoute("/cart", { api });
    expect(await screen.findByText("2 treats, two ways home")).toBeVisible();
    const group = await screen.findByRole("region", { name: "Pickup at Ferry Building" });
    await userEvent.click(within(group).getByRole("button", { name: "(Change) your pickup shop" }));
    expect(await screen.findByRole("dialog", { name: "Pickup in Shop" })).toBeVisible();
  });
});

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
        "Half-Moon Praline Bonbons was removed from your bag. The pickup shop you chose is no longer available.",
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

import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { SELECTED_SHOP } from "#app/contexts/store-context.tsx";
import { aMaster } from "#tests/factories/product.ts";
import { renderRoute } from "#tests/render-app.tsx";

beforeEach(() => window.localStorage.clear());

const bag = (patch: Record<string, unknown> = {}) =>
  ({
    basketId: "b1",
    currency: "USD",
    productItems: [
      { itemId: "line-1", productId: "480127-6-none", productName: "Bonbons", quantity: 3, shipmentId: "me" },
    ],
    shipments: [{ shipmentId: "me" }],
    ...patch,
  }) as unknown as Basket;

const variant = () => aMaster({ id: "480127-6-none", type: { variant: true }, master: { masterId: "480127" } });

const setUp = async ({ basket = bag() as Basket | null, itemId = "line-1", atShop = false } = {}) => {
  const updateItem = jest.fn(() => Promise.resolve(bag()));
  const removeItem = jest.fn(() => Promise.resolve(bag()));
  if (atShop)
    window.localStorage.setItem(
      SELECTED_SHOP,
      JSON.stringify({ id: "valencia", name: "Valencia", inventoryId: "inv" }),
    );
  const shown = await renderRoute(`/products/480127-6-none?edit=${itemId}`, {
    api: {
      products: {
        get: () => Promise.resolve({ ...variant(), c_availableForInStorePickup: true } as never),
        getMany: () => Promise.resolve([]),
      },
      inventory: { get: () => Promise.resolve([]) },
      sitePreferences: { get: () => Promise.resolve({ bvEnableRR_C2013: false }) },
      stores: {
        stock: ([id = ""]) => Promise.resolve({ [id]: { valencia: { id: "inv", ats: 20, orderable: true } } }) as never,
      },
      baskets: {
        current: () => Promise.resolve(basket),
        updateItem,
        removeItem,
        createShipment: () => Promise.resolve(bag()),
        updateShipment: () => Promise.resolve(bag()),
        shippingMethods: () =>
          Promise.resolve({ applicableShippingMethods: [{ id: "pickup", c_storePickupEnabled: true }] }),
        setShippingMethod: () => Promise.resolve(bag()),
      },
    },
  });
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 100))));
  return { ...shown, updateItem, removeItem, user: userEvent.setup() };
};

const main = () => within(screen.getByRole("main"));
const update = () => main().getByRole("button", { name: "Update bag" });
const quantity = () => main().getByRole("textbox", { name: "Quantity" });

test("the line's size, wrap and quantity are chosen, and the button updates instead of adding", async () => {
  await setUp();
  expect(main().getByRole("radio", { name: /^6 pieces/ })).toBeChecked();
  expect(main().getByRole("radio", { name: "None" })).toBeChecked();
  expect(quantity()).toHaveValue("3");
  expect(update()).toBeEnabled();
  expect(main().queryByRole("button", { name: "Add to bag" })).not.toBeInTheDocument();
  expect(main().getByRole("link", { name: "Back to your bag without changes" })).toHaveAttribute("href", "/cart");
});

test("another quantity changes the line and leads back to the bag", async () => {
  const { user, updateItem, router } = await setUp();
  await user.click(main().getByRole("button", { name: "Increase quantity" }));
  await user.click(update());
  expect(updateItem.mock.calls).toEqual([["b1", "line-1", { quantity: 4 }]]);
  expect(router.state.location.pathname).toBe("/cart");
});

test("another size makes the line that product", async () => {
  const { user, updateItem } = await setUp();
  await user.click(main().getByRole("radio", { name: /^12 pieces/ }));
  await user.click(update());
  expect(updateItem.mock.calls).toEqual([["b1", "line-1", { quantity: 3, productId: "480127-12-none" }]]);
});

test("a line that becomes the double of another is put together with it", async () => {
  const [first] = bag().productItems ?? [];
  const other = { itemId: "line-2", productId: "480127-12-none", quantity: 2, shipmentId: "me" };
  const { user, updateItem, removeItem } = await setUp({ basket: bag({ productItems: [first, other] }) });
  await user.click(main().getByRole("radio", { name: /^12 pieces/ }));
  await user.click(update());
  expect(updateItem.mock.calls).toEqual([["b1", "line-2", { quantity: 5 }]]);
  expect(removeItem.mock.calls).toEqual([["b1", "line-1"]]);
});

test("a line to be collected begins as one, and can be shipped instead", async () => {
  const shipments = [{ shipmentId: "me", c_fromStoreId: "valencia" }];
  const { user, updateItem } = await setUp({ basket: bag({ shipments }), atShop: true });
  expect(main().getByRole("radio", { name: /Pickup in Shop/ })).toBeChecked();
  await user.click(main().getByRole("radio", { name: /^Shipping/ }));
  await user.click(update());
  expect(updateItem).toHaveBeenCalledTimes(1);
  expect(updateItem.mock.calls[0]).toMatchObject(["b1", "line-1", { quantity: 3, c_fromStoreId: null }]);
});

test("a line that is shipped stays so although a shop is chosen", async () => {
  await setUp({ atShop: true });
  expect(main().getByRole("radio", { name: /^Shipping/ })).toBeChecked();
});

test("a refusal is said and the page stays", async () => {
  const { user, updateItem, router } = await setUp();
  updateItem.mockRejectedValueOnce(
    new CommerceApiError(400, "product-item-not-available", "Only 2 of these are left."),
  );
  await user.click(update());
  expect(await main().findByRole("alert")).toHaveTextContent("Only 2 of these are left.");
  expect(router.state.location.pathname).toBe("/products/480127-6-none");
});

test.each([
  ["has gone", { itemId: "line-9" }],
  ["was in a bag that is gone", { basket: null }],
])("a line that %s leaves a product to add", async (_case, options) => {
  await setUp(options);
  expect(main().getByRole("button", { name: "Add to bag" })).toBeEnabled();
  expect(main().queryByRole("button", { name: "Update bag" })).not.toBeInTheDocument();
});

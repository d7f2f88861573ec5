import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Product } from "#app/commerce-api/products.ts";
import { SELECTED_SHOP } from "#app/contexts/store-context.tsx";
import { aProduct } from "#tests/factories/product.ts";
import { renderRoute } from "#tests/render-app.tsx";

const here = { id: "inv", ats: 4, orderable: true };
const gone = { id: "inv", ats: 0, orderable: false };

afterEach(() => window.localStorage.clear());

/** The page of a product that may be collected; `atShop` is what the chosen shop has of it. */
const setUp = async ({
  patch = {},
  atShop,
  pickupEnabled = true,
}: { patch?: Partial<Product>; atShop?: typeof here; pickupEnabled?: boolean } = {}) => {
  if (atShop)
    window.localStorage.setItem(
      SELECTED_SHOP,
      JSON.stringify({ id: "valencia", name: "Valencia Street", inventoryId: "inv" }),
    );
  await renderRoute("/bars/x/480211.html", {
    site: { pickupEnabled },
    api: {
      products: {
        get: () => Promise.resolve(aProduct({ c_availableForInStorePickup: true, ...patch })),
        getMany: () => Promise.resolve([]),
      },
      inventory: { get: () => Promise.resolve([]) },
      stores: { stock: ([id = ""]) => Promise.resolve({ [id]: { valencia: atShop ?? gone } }) as never },
    },
  });
  await screen.findByRole("heading", { level: 1 });
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))));
  return { user: userEvent.setup() };
};

const question = () => within(screen.getByRole("group", { name: "How would you like it?" }));
const shipping = () => question().getByRole("radio", { name: /^Shipping/ });
const pickup = () => question().getByRole("radio", { name: /^Pickup in Shop/ });

test("the options are Shipping and Pickup in Shop", async () => {
  await setUp();
  expect(question().getAllByRole("radio")).toEqual([shipping(), pickup()]);
  expect(shipping()).toBeChecked();
});

test("a site without pickup does not speak of it", async () => {
  await setUp({ pickupEnabled: false });
  expect(question().getAllByRole("radio")).toEqual([shipping()]);
  expect(screen.queryByText(/pickup|collect/i)).not.toBeInTheDocument();
});

test.each([
  ["none", undefined, "Select your preferred shop"],
  ["one", here, "Check Other Shops"],
])("with %s chosen a link opens the pickup sheet", async (_case, atShop, words) => {
  const { user } = await setUp(atShop && { atShop });
  await user.click(question().getByRole("button", { name: words }));
  expect(await screen.findByRole("dialog", { name: "Pickup in Shop" })).toBeVisible();
});

test.each<[string, Parameters<typeof setUp>[0], string]>([
  [
    "sold online only",
    { patch: { c_isOnlineOnly: true } },
    "This product isn't currently available for collection in store.",
  ],
  ["sold in shops only", { patch: { c_isInShopOnly: true } }, "This product is only available to collect in store."],
  ["not in the chosen shop", { atShop: gone }, "Not available for pickup at Valencia Street"],
  ["in the chosen shop", { atShop: here }, "Pickup at Valencia Street"],
])("a product %s says so", async (_case, given, words) => {
  await setUp(given);
  expect(question().getByText(words)).toBeVisible();
});

test("what the chosen shop has is collected unless the shopper wants it shipped", async () => {
  const { user } = await setUp({ atShop: here });
  expect(pickup()).toBeChecked();
  await user.click(shipping());
  expect(shipping()).toBeChecked();
  expect(question().getByText("Available for pickup at Valencia Street")).toBeVisible();
});

test("what is sold out but in the chosen shop can be collected only", async () => {
  await setUp({ patch: { inventory: { id: "us", ats: 0, orderable: false } }, atShop: here });
  expect(pickup()).toBeChecked();
  expect(shipping()).toBeDisabled();
});

test("what is sold in shops only has no way chosen before a shop is", async () => {
  await setUp({ patch: { c_isInShopOnly: true } });
  expect(shipping()).toBeDisabled();
  expect(question().queryAllByRole("radio", { checked: true })).toEqual([]);
});

test("what the chosen shop has not can be shipped only", async () => {
  await setUp({ atShop: gone });
  expect(pickup()).toBeDisabled();
  expect(shipping()).toBeChecked();
});

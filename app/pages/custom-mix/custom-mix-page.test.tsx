import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket, NewBasketItem } from "#app/commerce-api/baskets.ts";
import type { ProductSearchResult } from "#app/commerce-api/search.ts";
import { aBasket, anItem } from "#tests/factories/baskets.ts";
import { aMaster, aProduct, aVariant } from "#tests/factories/product.ts";
import { renderRoute } from "#tests/render-app.tsx";

const boxOf = (id: string, patch: Record<string, unknown>) =>
  aMaster({
    id,
    variants: [aVariant(`${id}-1`, { size: "1" }), aVariant(`${id}-2`, { size: "2" }, { price: 30 })],
    variationAttributes: [
      {
        id: "size",
        name: "Size",
        values: [
          { value: "1", name: "1 lb" },
          { value: "2", name: "2 lb" },
        ],
      },
    ],
    c_isCustomMix: true,
    c_customMixUnitType: "percent",
    c_customMixUnitIncrement: 5,
    c_customMixFlavorLimit: 3,
    c_customMixMaxPieceUnits: 100,
    c_customMixCode: "CANDY",
    ...patch,
  });
const candy = (id: string, name: string, patch: Record<string, unknown> = {}) =>
  aProduct({
    id,
    name,
    c_isCustomMixPiece: true,
    c_availableForInStorePickup: true,
    primaryCategoryId: "build-a-box-candy",
    inventory: { ats: 500_000, orderable: true },
    ...patch,
  });
const documents = [
  boxOf("keepsake", { name: "The Keepsake" }),
  boxOf("bunch", {
    name: "The Bunch",
    c_customMixCode: "LOLLIPOP",
    c_customMixUnitType: "pieces",
    c_customMixMaxPieceUnits: 30,
  }),
  candy("truffle", "Truffle"),
  candy("bear", "Bear"),
  candy("bean", "Bean"),
  candy("mint", "Mint"),
  candy("heart", "Heart", { inventory: { ats: 0, orderable: false } }),
  candy("ganache", "Ganache", { c_isPickupOnly: true }),
  candy("cherry", "Cherry Pop", { primaryCategoryId: "lollypop-build-a-box" }),
];

const open = async (path: string, basket: Basket = aBasket({ productItems: [] })) => {
  const addItems = jest.fn((_id: string, items: readonly NewBasketItem[]) =>
    Promise.resolve(aBasket({ productItems: items.map((item) => anItem({ ...item })) })),
  );
  const updateItem = jest.fn(() => Promise.resolve(basket));
  const shown = await renderRoute(path, {
    api: {
      search: {
        products: () =>
          Promise.resolve({ hits: documents.map(({ id }) => ({ productId: id })) } as unknown as ProductSearchResult),
      },
      products: { getMany: (ids) => Promise.resolve(documents.filter(({ id }) => ids.includes(id))) },
      baskets: { current: () => Promise.resolve(basket), addItems, updateItem },
    },
  });
  return { ...shown, addItems, updateItem, user: userEvent.setup() };
};
const main = () => within(screen.getByRole("main"));
const heading = (name: string) => main().findByRole("heading", { level: 1, name });
const tray = () => within(main().getByRole("complementary"));

afterEach(() => localStorage.clear());

const toCandies = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(await main().findByRole("link", { name: "Start your box" }));
  await heading("Which box?");
  await user.click(main().getByRole("radio", { name: /1 lb/ }));
  await user.click(main().getByRole("link", { name: "Choose Candies" }));
  await heading("What’s going in?");
};

test("a candy box is built in five steps and goes into the bag with what is in it", async () => {
  const shown = await open("/build-a-box");
  const { user, addItems } = shown;
  await toCandies(shown);
  expect(main().queryByRole("checkbox", { name: /Ganache|Cherry/ })).not.toBeInTheDocument();
  expect(main().getByRole("checkbox", { name: /Heart.*Out of stock/ })).toBeDisabled();
  for (const name of ["Truffle", "Bear", "Bean"])
    await user.click(main().getByRole("checkbox", { name: new RegExp(`^${name}`) }));
  expect(main().getByText("3 of 3 flavors chosen")).toBeVisible();
  expect(main().getByRole("checkbox", { name: /Mint/ })).toBeDisabled();
  await user.click(tray().getByRole("link", { name: "Set Quantities" }));

  await heading("How much of each?");
  expect(within(main().getByRole("group", { name: "Quantity of Truffle" })).getByText("35%")).toBeVisible();
  await user.click(main().getByRole("button", { name: "Less Truffle" }));
  expect(tray().getByRole("button", { name: "Review Box" })).toBeDisabled();
  expect(tray().getByText("Fill the last 5% to carry on.")).toBeVisible();
  await user.click(main().getByRole("button", { name: "More Bean" }));
  await user.click(tray().getByRole("link", { name: "Review Box" }));

  await heading("All yours");
  expect(tray().getByRole("img", { name: "Box preview, 100% full" })).toBeVisible();
  await user.click(tray().getByRole("button", { name: "Add to Bag" }));
  expect(await screen.findByRole("dialog", { name: "Added to Your Bag" })).toBeVisible();
  expect(addItems).toHaveBeenCalledWith("basket-1", [
    {
      productId: "keepsake-1",
      quantity: 1,
      c_customMix: JSON.stringify({
        boxList: [
          { pid: "truffle", qty: 3000 },
          { pid: "bear", qty: 3500 },
          { pid: "bean", qty: 3500 },
        ],
        unitType: "percent",
      }),
    },
  ]);
  expect(localStorage.getItem("CUSTOM_MIX_CANDY")).toBeNull();
});

test("picking a candy toggles it in or out and shares the space out anew", async () => {
  const shown = await open("/build-a-box");
  await toCandies(shown);
  const shares = () =>
    tray()
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  await shown.user.click(main().getByRole("checkbox", { name: /Truffle/ }));
  await shown.user.click(main().getByRole("checkbox", { name: /Bear/ }));
  expect(shares()).toEqual(["50%Truffle", "50%Bear"]);
  await shown.user.click(main().getByRole("checkbox", { name: /Truffle/ }));
  expect(shares()).toEqual(["100%Bear"]);
});

test("a reload takes the draft up where it was; leaving the flow resets the box and keeps the draft", async () => {
  const shown = await open("/build-a-box");
  await toCandies(shown);
  await shown.user.click(main().getByRole("checkbox", { name: /Truffle/ }));
  expect(JSON.parse(localStorage.getItem("CUSTOM_MIX_CANDY") ?? "")).toMatchObject({
    id: "CANDY",
    boxSelection: "keepsake",
    boxVariantSelection: "keepsake-1",
    unitType: "percent",
    quantity: 1,
    pieces: [{ id: "truffle", quantity: 100 }],
  });
  shown.unmount();
  await open("/build-a-box/set-quantities");
  await heading("How much of each?");
  expect(tray().getByText("100% full")).toBeVisible();
});

test("whoever asks for a step too early gets the one that comes first; an unknown step is not found", async () => {
  const { router, unmount } = await open("/build-a-box/review-box");
  await heading("Which box?");
  expect(router.state.location.pathname).toBe("/build-a-box/select-item");
  unmount();
  await open("/build-a-box/eat-it");
  expect(await screen.findByText("This page doesn't exist.")).toBeVisible();
});

test("a mix that was started from one of its pieces begins with it", async () => {
  const shown = await open("/build-a-box?piece=bean");
  await toCandies(shown);
  expect(main().getByRole("checkbox", { name: /Bean/ })).toBeChecked();
});

test("a line of the bag is edited: its contents come back, and what is changed is saved", async () => {
  const c_customMix = JSON.stringify({ boxList: [{ pid: "bear", qty: 10000 }], unitType: "percent" });
  const line = anItem({ itemId: "line-7", productId: "keepsake-2", quantity: 2, c_customMix });
  const { user, updateItem, router } = await open(
    "/build-a-box/set-quantities?edit=line-7",
    aBasket({ productItems: [line] }),
  );
  await heading("How much of each?");
  expect(within(main().getByRole("group", { name: "Quantity of Bear" })).getByText("100%")).toBeVisible();
  await user.click(tray().getByRole("link", { name: "Review Box" }));
  await heading("All yours");
  await user.click(tray().getByRole("button", { name: "Save Changes" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/cart"));
  expect(updateItem).toHaveBeenCalledWith("basket-1", "line-7", { quantity: 2, c_customMix });
});

test("a line whose box cannot be read says so", async () => {
  const noise = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const line = anItem({ itemId: "line-7", productId: "keepsake-2", c_customMix: "{" });
  await open("/build-a-box/set-quantities?edit=line-7", aBasket({ productItems: [line] }));
  expect(await main().findByRole("alert")).toHaveTextContent("Error parsing custom mix box");
  noise.mockRestore();
});

test("lollipops are counted in places", async () => {
  const { user } = await open("/lollipops/build-a-box/select-item");
  await heading("Which box?");
  await user.click(main().getByRole("radio", { name: /2 lb/ }));
  await user.click(main().getByRole("link", { name: "Choose Candies" }));
  await user.click(await main().findByRole("checkbox", { name: /Cherry Pop/ }));
  expect(tray().getByText("30 of 30 pops")).toBeVisible();
});

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
    variants: [
      aVariant(`${id}-1`, { size: "1" }, { c_netWeightGrams: 454 }),
      aVariant(`${id}-2`, { size: "2" }, { price: 30 }),
    ],
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
    c_availableForInStorePickup: true,
    ...patch,
  });
const candy = (id: string, name: string, patch: Record<string, unknown> = {}) =>
  aProduct({
    id,
    name,
    c_isCustomMixPiece: true,
    c_availableForInStorePickup: true,
    primaryCategoryId: "build-a-box-candy",
    c_netWeightGrams: [14],
    c_isKosher: true,
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
  candy("truffle", "Truffle", {
    imageGroups: [
      { viewType: "large", images: [{ disBaseLink: "https://img.example/truffles.webp", alt: "Truffles" }] },
      { viewType: "top-down", images: [{ disBaseLink: "https://img.example/above-truffle.webp", alt: "A truffle" }] },
    ],
  }),
  candy("bear", "Bear"),
  candy("bean", "Bean"),
  candy("mint", "Mint"),
  candy("heart", "Heart", { inventory: { ats: 0, orderable: false } }),
  candy("ganache", "Ganache", { c_isPickupOnly: true }),
  candy("cherry", "Cherry Pop", { primaryCategoryId: "lollypop-build-a-box" }),
];

/** What the shop on Valencia Street has. */
const atShop = (ids: readonly string[]) =>
  Object.fromEntries(
    ids.map((id) => [
      id,
      {
        valencia: {
          id: "valencia",
          ats: id === "bear" ? 0 : 900_000,
          orderable: id !== "bear",
          preorderable: false,
          backorderable: false,
        },
      },
    ]),
  );

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
      stores: { stock: (ids) => Promise.resolve(atShop(ids)) },
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
  await user.click(main().getByRole("link", { name: "Choose candies" }));
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
  await user.click(tray().getByRole("link", { name: "Set quantities" }));

  await heading("How much of each?");
  expect(within(main().getByRole("group", { name: "Quantity of Truffle" })).getByText("35%")).toBeVisible();
  await user.click(main().getByRole("button", { name: "Less Truffle" }));
  expect(tray().getByRole("button", { name: "Review box" })).toBeDisabled();
  expect(tray().getByText("Fill the last 5% to continue.")).toBeVisible();
  await user.click(main().getByRole("button", { name: "More Bean" }));
  await user.click(tray().getByRole("link", { name: "Review box" }));

  await heading("All yours");
  expect(tray().getByRole("img", { name: /^Box preview, 100% full: / })).toBeVisible();
  await user.click(tray().getByRole("button", { name: "Add to bag" }));
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
  // Five pages and a sheet, one after the other.
}, 15_000);

test("picking a candy toggles it in or out and shares the space out anew", async () => {
  const shown = await open("/build-a-box");
  await toCandies(shown);
  const shares = () =>
    tray()
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  await shown.user.click(main().getByRole("checkbox", { name: /Truffle/ }));
  await shown.user.click(main().getByRole("checkbox", { name: /Bear/ }));
  expect(shares()).toEqual(["50%Truffleabout 16 pieces", "50%Bearabout 16 pieces"]);
  await shown.user.click(main().getByRole("checkbox", { name: /Truffle/ }));
  expect(shares()).toEqual(["100%Bearabout 32 pieces"]);
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
  await user.click(tray().getByRole("link", { name: "Review box" }));
  await heading("All yours");
  await user.click(tray().getByRole("button", { name: "Save changes" }));
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

test("the tray shows each sweet from above, a round of its tile where there is no such picture, and says what it holds", async () => {
  const shown = await open("/build-a-box");
  await toCandies(shown);
  expect(tray().getByRole("img", { name: "Box preview, 0% full" })).toBeVisible();
  for (const name of ["Truffle", "Bear"])
    await shown.user.click(main().getByRole("checkbox", { name: new RegExp(`^${name}`) }));
  const box = tray().getByRole("img", { name: "Box preview, 100% full: 50% Truffle and 50% Bear" });
  const pictures = [...box.querySelectorAll("img")];
  expect(pictures.map(({ src }) => src)).toEqual([
    ...Array.from({ length: 10 }, () => "https://img.example/above-truffle.webp?sw=200&q=80"),
    ...Array.from({ length: 10 }, () => "http://images.example/bar.jpg?sw=200&q=80&sfrm=png"),
  ]);
  expect(pictures.some(({ src }) => src.includes("truffles.webp"))).toBe(false);
  expect(pictures.every(({ alt, width, height }) => alt === "" && width === 200 && height === 200)).toBe(true);
});

test("lollipops are counted in places", async () => {
  const { user } = await open("/lollipops/build-a-box/select-item");
  await heading("Which box?");
  await user.click(main().getByRole("radio", { name: /2 lb/ }));
  await user.click(main().getByRole("link", { name: "Choose candies" }));
  await user.click(await main().findByRole("checkbox", { name: /Cherry Pop/ }));
  expect(tray().getByText("30 of 30 pops")).toBeVisible();
});

const inBox = () =>
  tray()
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

const pickTruffleAndBear = async (shown: Awaited<ReturnType<typeof open>>) => {
  await toCandies(shown);
  await shown.user.click(main().getByRole("checkbox", { name: /^Truffle/ }));
  await shown.user.click(main().getByRole("checkbox", { name: /^Bear/ }));
};

const reviewTruffleAndBear = async (shown: Awaited<ReturnType<typeof open>>) => {
  await pickTruffleAndBear(shown);
  await shown.user.click(tray().getByRole("link", { name: "Set quantities" }));
  await heading("How much of each?");
  await shown.user.click(tray().getByRole("link", { name: "Review box" }));
  await heading("All yours");
};

describe("going another way with a box that has something in it", () => {
  beforeEach(() =>
    localStorage.setItem(
      "SELECTED_SHOP",
      JSON.stringify({ id: "valencia", name: "Valencia Street", city: "", stateCode: "", postalCode: "" }),
    ),
  );

  test("is asked before it empties, and nothing changes unless somebody says so", async () => {
    const shown = await open("/build-a-box");
    await pickTruffleAndBear(shown);
    await shown.user.click(main().getByRole("radio", { name: "Pickup in Shop" }));
    const dialog = screen.getByRole("dialog", { name: "Pick it up instead?" });
    expect(dialog).toHaveTextContent("This empties your box. We can keep the flavors that Valencia Street has.");
    await shown.user.click(within(dialog).getByRole("button", { name: "Never mind" }));
    expect(main().getByRole("radio", { name: "Shipping" })).toBeChecked();
    expect(inBox()).toHaveLength(2);
  });

  test("keeps what the shop has, and tells what came out", async () => {
    const shown = await open("/build-a-box");
    await pickTruffleAndBear(shown);
    await shown.user.click(main().getByRole("radio", { name: "Pickup in Shop" }));
    await shown.user.click(screen.getByRole("button", { name: "Keep what I can" }));
    expect(await main().findByText("Valencia Street doesn’t have Bear, so it came out.")).toBeVisible();
    expect(inBox()).toEqual([expect.stringContaining("Truffle")]);
    expect(main().getByRole("radio", { name: "Pickup in Shop" })).toBeChecked();
    const told = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
    await waitFor(() => expect(told()).toContainEqual(expect.stringContaining("Bear, so it came out")));
  });

  test("begins anew where that is wanted, and says so", async () => {
    const shown = await open("/build-a-box");
    await pickTruffleAndBear(shown);
    await shown.user.click(main().getByRole("radio", { name: "Pickup in Shop" }));
    await shown.user.click(screen.getByRole("button", { name: "Start with an empty box" }));
    expect(await main().findByText("Your box is empty now. Fill it again.")).toBeVisible();
    expect(main().getByText("0 of 3 flavors chosen")).toBeVisible();
  });

  test("a box that is shipped only stays behind, and its flavors come along", async () => {
    const [keepsake] = documents;
    documents[0] = boxOf("keepsake", { name: "The Keepsake", c_availableForInStorePickup: false });
    const shown = await open("/build-a-box");
    await toCandies(shown);
    await shown.user.click(main().getByRole("checkbox", { name: /^Truffle/ }));
    await shown.user.click(main().getByRole("radio", { name: "Pickup in Shop" }));
    await shown.user.click(screen.getByRole("button", { name: "Keep what I can" }));
    await heading("Which box?");
    expect(
      main().getByText("All your flavors came along. The Keepsake is shipped only, so choose another box."),
    ).toBeVisible();
    if (keepsake) documents[0] = keepsake;
  });

  test("an empty box goes another way unasked", async () => {
    const shown = await open("/build-a-box");
    await toCandies(shown);
    await shown.user.click(main().getByRole("radio", { name: "Pickup in Shop" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(await main().findByRole("radio", { name: "Pickup in Shop" })).toBeChecked();
  });
});

test("price, pieces and the allergens of the whole box stand beside the choice", async () => {
  const shown = await open("/build-a-box");
  await pickTruffleAndBear(shown);
  expect(inBox()).toEqual(["50%Truffleabout 16 pieces", "50%Bearabout 16 pieces"]);
  expect(tray().getByText("$18.00")).toBeVisible();
  expect(tray().getByText("about 32 pieces")).toBeVisible();
  expect(tray().getByText(/May contain traces of milk, eggs, peanuts, tree nuts, soy, and wheat/)).toBeVisible();
});

test("a filter leaves only what fits; what is in the box already stays and is told", async () => {
  documents.push(candy("vegan", "Quince", { c_isVegan: true }));
  const shown = await open("/build-a-box");
  await toCandies(shown);
  await shown.user.click(main().getByRole("checkbox", { name: /^Truffle/ }));
  await shown.user.click(main().getByRole("checkbox", { name: "Vegan" }));
  expect(main().getByRole("checkbox", { name: /^Quince/ })).toBeVisible();
  expect(main().queryByRole("checkbox", { name: /^Bear/ })).not.toBeInTheDocument();
  expect(main().getByRole("checkbox", { name: "Truffle In your box, but not: vegan" })).toBeChecked();
  await shown.user.click(main().getByRole("button", { name: "Surprise me" }));
  expect(inBox()).toEqual([expect.stringContaining("100%Quince")]);
  documents.pop();
});

test("a guest keeps a box by name, builds it again and removes it", async () => {
  const shown = await open("/build-a-box");
  await reviewTruffleAndBear(shown);
  await shown.user.click(tray().getByRole("button", { name: "Keep it" }));
  expect(await tray().findByText("Please give your box a name.")).toBeVisible();
  await shown.user.type(tray().getByRole("textbox", { name: /Keep this box as/ }), " School   lunch ");
  await shown.user.click(tray().getByRole("button", { name: "Keep it" }));
  expect(await tray().findByText(/School lunch is kept in this browser/)).toBeVisible();
  shown.unmount();
  localStorage.removeItem("CUSTOM_MIX_CANDY");

  const { user } = await open("/build-a-box");
  await user.click(await main().findByRole("button", { name: "Build it again School lunch" }));
  await heading("All yours");
  expect(tray().getByRole("img", { name: /^Box preview, 100% full: / })).toBeVisible();
  await user.click(main().getByRole("link", { name: /^Start/ }));
  await user.click(await main().findByRole("button", { name: "Remove School lunch" }));
  await waitFor(() => expect(main().queryByRole("heading", { name: "Your boxes" })).not.toBeInTheDocument());
  expect(localStorage.getItem("CUSTOM_MIX_KEPT")).toBeNull();
});

test("the lid closes as the box goes into the bag, and opens again where it does not get there", async () => {
  const shown = await open("/build-a-box");
  await reviewTruffleAndBear(shown);
  const box = tray().getByRole("img", { name: /^Box preview, 100% full: / });
  expect(box).not.toHaveAttribute("data-closed");
  let refuse: (reason: Error) => void = () => undefined;
  shown.addItems.mockImplementationOnce(
    () =>
      new Promise((_resolve, reject) => {
        refuse = reject;
      }),
  );
  await shown.user.click(tray().getByRole("button", { name: "Add to bag" }));
  await waitFor(() => expect(box).toHaveAttribute("data-closed"));
  refuse(new Error("No"));
  await waitFor(() => expect(box).not.toHaveAttribute("data-closed"));
  await shown.user.click(tray().getByRole("button", { name: "Add to bag" }));
  await waitFor(() => expect(box).toHaveAttribute("data-closed"));
});

test("a link to a box shows it with what is there, and tells what is not", async () => {
  const { user } = await open("/build-a-box?box=keepsake-1~truffle.60~heart.40");
  const panel = within(await main().findByRole("region", { name: "A box made for you" }));
  expect(panel.getByText("Heart is out; Bear goes in instead.")).toBeVisible();
  await user.click(panel.getByRole("button", { name: "Take this box" }));
  await heading("All yours");
  expect(main().getByText("Heart is out; Bear goes in instead.")).toBeVisible();
});

test("a link that holds no box says so", async () => {
  await open("/build-a-box?box=%3Cscript%3E");
  expect(await main().findByText(/That box link isn’t complete/)).toBeVisible();
});

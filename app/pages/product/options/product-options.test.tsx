import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { aProduct } from "#tests/factories/product.ts";
import { renderRoute } from "#tests/render-app.tsx";

jest.setTimeout(20_000);

const empty = { basketId: "b1", productItems: [] } as unknown as Basket;

const bar = aProduct({
  options: [
    {
      id: "sleeve",
      name: "Sleeve",
      values: [
        { id: "blank", name: "Blank", default: true, price: 0 },
        { id: "foil", name: "Gold foil", price: 4.5 },
      ],
    },
  ],
  c_personalization: ["foil:foil:24"],
  c_personalizationArea: "10,20 60,20 60,45 10,45",
});

const foil = [{ optionId: "sleeve", optionValueId: "foil" }];
const blank = [{ optionId: "sleeve", optionValueId: "blank" }];

const setUp = async ({ basket = empty, path = "/bars/x/480211.html" } = {}) => {
  const addItems = jest.fn(() => Promise.resolve(basket));
  const updateItem = jest.fn(() => Promise.resolve(basket));
  await renderRoute(path, {
    api: {
      products: { get: () => Promise.resolve(bar), getMany: () => Promise.resolve([bar]) },
      inventory: { get: () => Promise.resolve([]) },
      transports: { site: (() => Promise.resolve({})) as never },
      baskets: {
        current: () => Promise.resolve(basket.productItems?.length ? basket : null),
        create: () => Promise.resolve(basket),
        addItems,
        updateItem,
      },
    },
  });
  const sleeve = within(await screen.findByRole("group", { name: "Sleeve" }));
  return { addItems, updateItem, sleeve, user: userEvent.setup() };
};

const field = () => screen.getByRole("textbox", { name: "Your words" });
const add = () => screen.getByRole("button", { name: "Add to bag" });

test("a blank sleeve is chosen first, takes no words and costs nothing more", async () => {
  const { sleeve, addItems, user } = await setUp();
  expect(sleeve.getByRole("radio", { name: "Blank Included" })).toBeChecked();
  expect(screen.queryByRole("textbox", { name: "Your words" })).not.toBeInTheDocument();
  await user.click(add());
  expect(addItems).toHaveBeenCalledWith("b1", [{ productId: "480211", quantity: 1, optionItems: blank }]);
});

test("foil costs more, is drawn over the picture with the words, and goes into the bag with them", async () => {
  const { sleeve, addItems, user } = await setUp();
  await user.click(sleeve.getByRole("radio", { name: /Gold foil/ }));
  expect(screen.getByText("$14.00", { selector: "b" })).toBeVisible();
  expect(screen.getByRole("img", { name: "Preview: Gold foil, no words yet" })).toHaveTextContent("Your words");
  await user.type(field(), "  Happy  birthday ");
  expect(screen.getByRole("img", { name: "Preview: Gold foil, Happy birthday" })).toBeInTheDocument();
  expect(screen.getByText("14 of 24")).toBeInTheDocument();
  await user.click(add());
  const own = { optionItems: foil, c_personalizationText: "Happy birthday" };
  expect(addItems).toHaveBeenCalledWith("b1", [{ productId: "480211", quantity: 1, ...own }]);
  expect(await screen.findByText("Gold foil: “Happy birthday”")).toBeVisible();
});

test("without words nothing is bought; the field says what is lacking and has the focus", async () => {
  const { sleeve, addItems, user } = await setUp();
  await user.click(sleeve.getByRole("radio", { name: /Gold foil/ }));
  expect(field()).not.toHaveAttribute("aria-invalid");
  await user.click(add());
  expect(addItems).not.toHaveBeenCalled();
  expect(field()).toHaveFocus();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(/^Please write what it should say\./);
});

test.each([
  ["<", "Our press has no “<”. Letters, numbers and everyday punctuation work."],
  ["x".repeat(25), "There is room for 24 characters. Please shorten it a little."],
])("words like %s are refused while they are written", async (words, problem) => {
  const { sleeve, addItems, user } = await setUp();
  await user.click(sleeve.getByRole("radio", { name: /Gold foil/ }));
  await user.type(field(), words);
  expect(screen.getByText(problem)).toBeVisible();
  await user.click(add());
  expect(addItems).not.toHaveBeenCalled();
});

const lineOf = (itemId: string, words: string) => ({
  itemId,
  productId: "480211",
  quantity: 2,
  shipmentId: "me",
  optionItems: [{ ...foil[0], itemId: `${itemId}-sleeve`, itemText: "Sleeve: Gold foil", basePrice: 4.5 }],
  c_personalizationText: words,
});
const worded = { basketId: "b1", productItems: [lineOf("1", "Ana")] } as unknown as Basket;

test.each([
  ["the same words grow their line", "Ana", 0, [["b1", "1", { quantity: 3 }]]],
  ["other words are a line of their own", "Ben", 1, []],
])("%s", async (_name, words, added, updated) => {
  const { sleeve, addItems, updateItem, user } = await setUp({ basket: worded });
  await user.click(sleeve.getByRole("radio", { name: /Gold foil/ }));
  await user.type(field(), words);
  await user.click(add());
  await screen.findByRole("dialog", { name: "Added to Your Bag" });
  expect(addItems).toHaveBeenCalledTimes(added);
  expect(updateItem.mock.calls).toEqual(updated);
});

test("a line that is edited begins with its words, and loses them with a blank sleeve", async () => {
  const { sleeve, updateItem, user } = await setUp({ basket: worded, path: "/products/480211?edit=1" });
  expect(await screen.findByRole("button", { name: "Update bag" })).toBeVisible();
  expect(field()).toHaveValue("Ana");
  await user.click(sleeve.getByRole("radio", { name: /Blank/ }));
  await user.click(screen.getByRole("button", { name: "Update bag" }));
  expect(updateItem).toHaveBeenCalledWith("b1", "1", {
    quantity: 2,
    optionItems: blank,
    c_personalizationText: null,
    c_personalizationLogo: null,
  });
});

test("an edited line does not swallow one with other words", async () => {
  const both = { ...worded, productItems: [lineOf("1", "Ana"), lineOf("2", "Ben")] } as unknown as Basket;
  const { updateItem, user } = await setUp({ basket: both, path: "/products/480211?edit=1" });
  await screen.findByRole("button", { name: "Update bag" });
  await user.clear(field());
  await user.type(field(), "Cleo");
  await user.click(screen.getByRole("button", { name: "Update bag" }));
  expect(updateItem.mock.calls).toEqual([
    ["b1", "1", { quantity: 2, optionItems: foil, c_personalizationText: "Cleo", c_personalizationLogo: null }],
  ]);
});

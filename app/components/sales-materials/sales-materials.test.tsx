import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket, NewBasketItem } from "#app/commerce-api/baskets.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { ProductSearchResult } from "#app/commerce-api/search.ts";
import { aBasket, anItem } from "#tests/factories/baskets.ts";
import { aProduct } from "#tests/factories/product.ts";
import { show } from "#tests/show-block.tsx";

const material = (id: string, name: string, patch: Record<string, unknown> = {}) =>
  aProduct({ id, name, price: 0, c_isCollateral: true, ...patch });

const documents = [
  material("winter", "Winter Form", {
    c_collateralGroup: "Seasonal Materials",
    c_quantityLimit: 10,
    c_infoTip: "Collect early.",
    c_pdfURL: "https://sheets.example/winter.pdf",
  }),
  material("bat", "Bat Poster", { c_collateralGroup: "Seasonal Materials", inventory: { ats: 0, orderable: false } }),
  material("envelopes", "Envelopes", { c_collateralGroup: "All Year Materials", c_pdfURL: "javascript:alert(1)" }),
  material("aprons", "Aprons", { inventory: { ats: 4, orderable: true } }),
];

const open = async (productItems: Partial<Parameters<typeof anItem>[0]>[] = []) => {
  let basket = aBasket({ productItems: productItems.map((item) => anItem({ ...item })) });
  const products = jest.fn(() =>
    Promise.resolve({ hits: documents.map(({ id }) => ({ productId: id })) } as unknown as ProductSearchResult),
  );
  const addItems = jest.fn((_id: string, items: readonly NewBasketItem[]): Promise<Basket> => {
    basket = aBasket({
      productItems: [...(basket.productItems ?? []), ...items.map((item) => anItem({ ...item }))],
    });
    return Promise.resolve(basket);
  });
  await show(
    "app-placeholder",
    {},
    { deliveryKey: "materials-sales-tools" },
    {
      api: {
        search: { products },
        products: { getMany: (ids) => Promise.resolve(documents.filter(({ id }) => ids.includes(id))) },
        baskets: { current: () => Promise.resolve(basket), addItems },
      },
    },
  );
  await screen.findByRole("heading", { name: "Seasonal Materials" });
  return { user: userEvent.setup(), addItems, products };
};

const item = (name: string) =>
  within(screen.getAllByRole("listitem").find((each) => within(each).queryByRole("heading", { name })) as HTMLElement);
const quantity = (name: string) => item(name).getByRole("textbox", { name: "Quantity" });
const add = (name: string) => item(name).getByRole("button", { name: `Add to Bag ${name}` });

test("the category's materials stand in three groups, each free, the group without a name last", async () => {
  const { products } = await open();
  expect(products).toHaveBeenCalledWith(expect.objectContaining({ refine: ["cgid=order-forms"] }));
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Seasonal Materials",
    "All Year Materials",
    "Other Sales Tools",
  ]);
  expect(
    within(screen.getByRole("region", { name: "Other Sales Tools" })).getByRole("heading", { name: "Aprons" }),
  ).toBeVisible();
  expect(screen.getAllByText("FREE")).toHaveLength(3);
});

test("what is out of stock is not there", async () => {
  await open();
  expect(screen.queryByText("Bat Poster")).not.toBeInTheDocument();
});

test("a tip opens on demand, and the sheet is a link where its address is one", async () => {
  const { user } = await open();
  const tip = item("Winter Form").getByRole("button", { name: "Good to know about Winter Form" });
  expect(screen.getByText("Collect early.")).not.toBeVisible();
  await user.click(tip);
  expect(screen.getByText("Collect early.")).toBeVisible();
  expect(tip).toHaveAttribute("aria-expanded", "true");
  await user.keyboard("{Escape}");
  expect(screen.getByText("Collect early.")).not.toBeVisible();
  expect(item("Winter Form").getByRole("link", { name: /View Winter Form \(PDF\)/ })).toHaveAttribute(
    "href",
    "https://sheets.example/winter.pdf",
  );
  expect(item("Envelopes").queryByRole("link", { name: /PDF/ })).not.toBeInTheDocument();
});

test("the limit of an order counts what is in the bag; beyond it the message names the product", async () => {
  const { user, addItems } = await open([{ productId: "winter", quantity: 7 }]);
  await user.clear(quantity("Winter Form"));
  await user.type(quantity("Winter Form"), "4");
  await user.click(add("Winter Form"));
  expect(item("Winter Form").getByRole("alert")).toHaveTextContent(
    "Winter Form is limited to 10 per order, and 7 are in your bag.",
  );
  expect(addItems).not.toHaveBeenCalled();
  await user.clear(quantity("Winter Form"));
  await user.type(quantity("Winter Form"), "3");
  await user.click(add("Winter Form"));
  expect(addItems).toHaveBeenCalledWith("basket-1", [{ productId: "winter", quantity: 3 }]);
});

test("with the whole limit in the bag nothing more can be added, and it says why", async () => {
  await open([{ productId: "winter", quantity: 10 }]);
  expect(add("Winter Form")).toBeDisabled();
  expect(item("Winter Form").queryByRole("textbox")).not.toBeInTheDocument();
  expect(
    item("Winter Form").getByText("Winter Form is limited to 10 per order, and 10 are in your bag."),
  ).toBeVisible();
});

test("a quantity above the stock leaves the quantity as it was", async () => {
  const { user } = await open();
  await user.click(item("Aprons").getByRole("button", { name: "Increase quantity" }));
  await user.type(quantity("Aprons"), "9");
  expect(quantity("Aprons")).toHaveValue("2");
  expect(item("Aprons").getByText("Quantities are limited, last few items of stock remaining.")).toBeVisible();
});

test("a list that cannot be asked for says so", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  await show(
    "app-placeholder",
    {},
    { deliveryKey: "materials-sales-tools" },
    {
      api: { search: { products: () => Promise.reject(new CommerceApiError(500, "unknown", "")) } },
    },
  );
  expect(await screen.findByRole("alert")).toHaveTextContent("Oh fudge!");
});

import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { SiteRequest } from "#app/commerce-api/site-api-client.ts";
import { aProduct } from "#tests/factories/product.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { renderRoute } from "#tests/render-app.tsx";

jest.setTimeout(20_000);

const empty = { basketId: "b1", productItems: [] } as unknown as Basket;

const box = aProduct({
  options: [
    {
      id: "logo-sleeve",
      name: "Logo sleeve",
      values: [
        { id: "plain", name: "Plain sleeve", default: true, price: 0 },
        { id: "printed", name: "Printed in one color", price: 1.5 },
        { id: "foil", name: "Foil stamped", price: 3.25 },
      ],
    },
  ],
  c_personalization: ["printed:logo:0", "foil:logo-foil:0"],
  c_personalizationArea: "logo:10,20 60,20 60,45 10,45",
});

const made = (optionValueId: string) => [{ optionId: "logo-sleeve", optionValueId }];
const ID = "L".repeat(32);
const address = (id: string) => `/api/${testSiteIds.us}/sleeve-logos/${id}`;

let sent: SiteRequest[];
let answer: () => Promise<unknown>;
beforeEach(() => {
  sent = [];
  answer = () => Promise.resolve({ logoId: ID, width: 300, height: 200 });
});

const setUp = async ({ basket = empty, path = "/bars/x/480211.html" } = {}) => {
  const addItems = jest.fn(() => Promise.resolve(basket));
  const updateItem = jest.fn(() => Promise.resolve(basket));
  await renderRoute(path, {
    api: {
      products: { get: () => Promise.resolve(box), getMany: () => Promise.resolve([box]) },
      inventory: { get: () => Promise.resolve([]) },
      baskets: {
        current: () => Promise.resolve(basket.productItems?.length ? basket : null),
        create: () => Promise.resolve(basket),
        addItems,
        updateItem,
      },
      transports: {
        site: ((request: SiteRequest) => {
          if (request.path === "option-prices") return Promise.resolve({ data: prices });
          if (request.path !== "sleeve-logos") return Promise.resolve({});
          sent.push(request);
          return answer();
        }) as never,
      },
    },
  });
  const sleeve = within(await screen.findByRole("group", { name: "Logo sleeve" }));
  // The dialog of the file system lets anything through when somebody asks it to show all files.
  const user = userEvent.setup({ applyAccept: false });
  return { addItems, updateItem, sleeve, user };
};

const fileOf = (beginning: string, size = 64) =>
  new File([Uint8Array.from({ length: size }, (_, at) => beginning.charCodeAt(at) || 7)], "mark.png");
const PNG = "\u0089PNG\r\n\u001a\n";
const chooser = () => screen.getByLabelText(/^Choose (a|another) picture$/);
const add = () => screen.getByRole("button", { name: "Add to bag" });
const preview = (words: string) => screen.findByRole("img", { name: `Preview: Printed in one color, ${words}` });

const prices = [
  {
    optionId: "logo-sleeve",
    optionValueId: "foil",
    prices: [
      { from: 1, price: 3.25 },
      { from: 25, price: 1.625 },
    ],
  },
];

test("from 25 pieces a sleeve costs half, told beside its price and counted in what so many cost", async () => {
  const { sleeve, user } = await setUp();
  const foil = await sleeve.findByRole("radio", { name: "Foil stamped +$3.25, from 25 pieces +$1.63" });
  await user.click(foil);
  expect(screen.getByText("$12.75", { selector: "b" })).toBeVisible();
  expect(screen.getByText("25 or more: $11.13 each")).toBeVisible();
  const quantity = screen.getByRole("textbox", { name: "Quantity" });
  await user.clear(quantity);
  await user.type(quantity, "25");
  await user.tab();
  expect((await screen.findAllByText(/\$278\.13/))[0]).toBeVisible();
});

test("a plain sleeve asks for no logo", async () => {
  const { addItems, user } = await setUp();
  expect(screen.queryByLabelText("Choose a picture")).not.toBeInTheDocument();
  await user.click(add());
  expect(addItems).toHaveBeenCalledWith("b1", [{ productId: "480211", quantity: 1, optionItems: made("plain") }]);
});

test("a logo is sent, drawn over the picture as it is printed, and named in the bag", async () => {
  const { sleeve, addItems, user } = await setUp();
  await user.click(sleeve.getByRole("radio", { name: /Printed/ }));
  expect(await preview("no logo yet")).toHaveTextContent("Your logo");
  await user.upload(chooser(), fileOf(PNG));
  const drawn = await preview("Your logo");
  expect(drawn.querySelector("image")).toHaveAttribute("href", address(ID));
  expect(screen.getByText("This is how your logo will look.")).toBeVisible();
  expect(sent).toEqual([
    { method: "POST", path: "sleeve-logos", body: { content: expect.stringMatching(/^iVBORw0KGgo/) } },
  ]);
  await user.click(add());
  const own = { optionItems: made("printed"), c_personalizationLogo: ID };
  expect(addItems).toHaveBeenCalledWith("b1", [{ productId: "480211", quantity: 1, ...own }]);
  expect(await screen.findByText("Printed in one color, with your logo")).toBeVisible();
});

test("without a logo nothing is bought; the field says what is lacking and has the focus", async () => {
  const { sleeve, addItems, user } = await setUp();
  await user.click(sleeve.getByRole("radio", { name: /Foil/ }));
  expect(chooser()).not.toHaveAttribute("aria-invalid");
  await user.click(add());
  expect(addItems).not.toHaveBeenCalled();
  expect(chooser()).toHaveFocus();
  expect(chooser()).toHaveAccessibleDescription(/^Please choose a picture of your logo\./);
});

test("while a logo is on its way nothing is bought", async () => {
  let settle: (value: unknown) => void = () => undefined;
  answer = () => new Promise((resolve) => (settle = resolve));
  const { sleeve, addItems, user } = await setUp();
  await user.click(sleeve.getByRole("radio", { name: /Printed/ }));
  await user.upload(chooser(), fileOf(PNG));
  expect(await screen.findByText("Your logo is on its way. One moment, please.")).toBeVisible();
  await user.click(add());
  expect(addItems).not.toHaveBeenCalled();
  await act(async () => settle({ logoId: ID }));
  await user.click(add());
  await waitFor(() => expect(addItems).toHaveBeenCalled());
});

const refusal = (reason: string) => new CommerceApiError(400, "invalid-logo", "", [], { custom: { reason } });
test.each<[string, File, (() => Promise<unknown>) | null, string]>([
  ["a drawing", fileOf("<svg xmlns"), null, "We can’t print from this file. Please choose a PNG or JPEG."],
  ["a PDF", fileOf("%PDF-1.7"), null, "We can’t print from this file. Please choose a PNG or JPEG."],
  ["a large file", fileOf(PNG, 2 ** 21 + 1), null, "This file is larger than 2 MB. Please choose a smaller one."],
  [
    "one of a wrong size",
    fileOf(PNG),
    () => Promise.reject(refusal("dimensions")),
    "We can’t print a picture of this size. Please choose one of 200 to 6,000 pixels.",
  ],
  [
    "half a file",
    fileOf(PNG),
    () => Promise.reject(refusal("unreadable")),
    "We couldn’t read this file. Please choose it again.",
  ],
  [
    "a white sheet",
    fileOf(PNG),
    () => Promise.reject(refusal("blank")),
    "There is nothing on this picture that we could print.",
  ],
  [
    "too many",
    fileOf(PNG),
    () => Promise.reject(new CommerceApiError(429, "x", "")),
    "That’s all for now. Please try again in a quarter of an hour.",
  ],
  [
    "a lost connection",
    fileOf(PNG),
    () => Promise.reject(new TypeError("Failed to fetch")),
    "Your logo didn’t arrive. Please try again.",
  ],
])("%s is refused in words, and the logo that was there stays", async (_, file, refused, message) => {
  const { sleeve, addItems, user } = await setUp();
  await user.click(sleeve.getByRole("radio", { name: /Printed/ }));
  await user.upload(chooser(), fileOf(PNG));
  await preview("Your logo");
  if (refused) answer = refused;
  await user.upload(chooser(), file);
  expect(await screen.findByText(message)).toBeVisible();
  expect(chooser()).toBeInvalid();
  await user.click(add());
  expect(addItems).toHaveBeenCalledTimes(1);
});

const line = {
  itemId: "1",
  productId: "480211",
  quantity: 2,
  shipmentId: "me",
  optionItems: [
    { ...made("printed")[0], itemId: "1-sleeve", itemText: "Logo sleeve: Printed in one color", basePrice: 1.5 },
  ],
  c_personalizationLogo: ID,
};
const withLogo = { basketId: "b1", productItems: [line] } as unknown as Basket;

const edited = async () => {
  const page = await setUp({ basket: withLogo, path: "/products/480211?edit=1" });
  const save = await screen.findByRole("button", { name: "Update bag" });
  expect((await preview("Your logo")).querySelector("image")).toHaveAttribute("href", address(ID));
  return { ...page, save };
};

test("a line that is edited begins with its logo, which another one replaces", async () => {
  const { updateItem, user, save } = await edited();
  const other = "M".repeat(32);
  answer = () => Promise.resolve({ logoId: other });
  await user.upload(chooser(), fileOf(PNG));
  await waitFor(async () =>
    expect((await preview("Your logo")).querySelector("image")).toHaveAttribute("href", address(other)),
  );
  await user.click(save);
  expect(updateItem).toHaveBeenCalledWith("b1", "1", {
    quantity: 2,
    optionItems: made("printed"),
    c_personalizationText: null,
    c_personalizationLogo: other,
  });
});

test("a line that is edited loses its logo with a plain sleeve", async () => {
  const { sleeve, updateItem, user, save } = await edited();
  await user.click(sleeve.getByRole("radio", { name: /Plain/ }));
  await user.click(save);
  expect(updateItem).toHaveBeenCalledWith("b1", "1", {
    quantity: 2,
    optionItems: made("plain"),
    c_personalizationText: null,
    c_personalizationLogo: null,
  });
});

test("a logo is taken away again", async () => {
  const { sleeve, user } = await setUp();
  await user.click(sleeve.getByRole("radio", { name: /Printed/ }));
  await user.upload(chooser(), fileOf(PNG));
  await user.click(await screen.findByRole("button", { name: "Remove the logo" }));
  expect(await preview("no logo yet")).toBeInTheDocument();
  expect(screen.getByLabelText("Choose a picture")).toHaveFocus();
});

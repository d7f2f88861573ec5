import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { Product } from "#app/commerce-api/products.ts";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { aMaster, aProduct, aVariant } from "#tests/factories/product.ts";
import { renderRoute } from "#tests/render-app.tsx";
import { toProductView } from "#app/domain/product/product-view.ts";
import { brand } from "#config/brand.ts";
import { meta } from "./product-loader.ts";

const basket = { basketId: "b1", productItems: [] } as unknown as Basket;

const setUp = async (product: Product, path = `/bars/x/${product.id}.html`, api: PartialCommerceApi = {}) => {
  const addItems = jest.fn(() => Promise.resolve(basket));
  const shown = await renderRoute(path, {
    api: {
      products: { get: (id) => (id === product.id ? Promise.resolve(product) : Promise.reject(notFound)) },
      inventory: { get: () => Promise.resolve([]) },
      baskets: { current: () => Promise.resolve(null), create: () => Promise.resolve(basket), addItems },
      ...api,
    },
  });
  await screen.findByRole("heading", { level: 1 });
  return { ...shown, addItems, user: userEvent.setup() };
};

const notFound = new CommerceApiError(404, "product-not-found", "No product with that id.");
const main = () => within(screen.getByRole("main"));

test.each([
  [`Orchard Bar | ${brand.name}`, "Orchard Bar"],
  ["Orchard Bar", "Orchard Bar"],
  [undefined, "Midnight Orchard Bar"],
])("a merchant's title of '%s' leaves naming the shop to the head", (pageTitle, title) => {
  const product = toProductView(aProduct({ pageTitle }), { priceBooks: { list: "", sale: "" } });
  expect(meta({ product, origin: "http://localhost:3000", currency: "USD" }).title).toBe(title);
});

test("the page shows name, id, price and picture, and Home above it", async () => {
  await setUp(aProduct());
  expect(main().getByRole("heading", { level: 1, name: "Midnight Orchard Bar" })).toBeVisible();
  expect(main().getByText("Item 480211")).toBeVisible();
  expect(main().getByText("$9.50")).toBeVisible();
  expect(main().getByRole("img", { name: "A dark bar" })).toHaveAttribute(
    "src",
    "http://images.example/bar.jpg?sw=548&q=80&sfrm=png",
  );
  const crumbs = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  expect(crumbs.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  expect(crumbs.getByText("Midnight Orchard Bar")).toHaveAttribute("aria-current", "page");
});

test.each(["/480211.html", "/bars/x/480211.html", "/a/b/x/480211.html", "/product/x/480211.html", "/products/480211"])(
  "the address %s shows the product",
  async (path) => {
    await setUp(aProduct(), path);
    expect(main().getByRole("heading", { level: 1, name: "Midnight Orchard Bar" })).toBeVisible();
  },
);

test.each([
  ["an unknown product is 404", "/bars/x/nothing.html", 404],
  ["an unknown product of the other shape is 404", "/products/nothing", 404],
  ["an address without an id is 400", "/products/", 400],
])("%s", async (_, path, status) => {
  const { router } = await setUp(aProduct(), path);
  expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status })]);
  expect(screen.getByText("This page doesn't exist.")).toBeVisible();
});

test("the default variant is chosen; another size changes the price, and the product stays the same item", async () => {
  const { user } = await setUp(aMaster());
  expect(main().getByRole("radio", { name: /12 pieces/ })).toBeChecked();
  expect(main().getByText("Item 480127")).toBeVisible();
  await user.click(main().getByRole("radio", { name: /6 pieces/ }));
  expect(main().getByText("Item 480127")).toBeVisible();
  expect(main().getByText("$18.00", { selector: "b" })).toBeVisible();
});

test("the address gives the first size", async () => {
  await setUp(aMaster(), "/bonbons/x/480127.html?size=6");
  expect(main().getByRole("radio", { name: /6 pieces/ })).toBeChecked();
});

test("a sold out size is announced, and choosing it disables the button", async () => {
  const { user } = await setUp(aMaster());
  await user.click(main().getByRole("radio", { name: /^24 pieces \$58\.00 +sold out$/ }));
  expect(main().getByText("Out of stock", { selector: "output *" })).toBeVisible();
  expect(main().getByRole("button", { name: "Add to bag" })).toBeDisabled();
});

test("choices that are not made together say so and wait; a size chosen then is ready for the bag", async () => {
  const master = aMaster();
  const { user } = await setUp({
    ...master,
    variants: master.variants?.filter((each) => each.productId !== "480127-6-ribbon"),
  });
  const apart = "We don’t make these together. Please choose something else above.";
  expect(main().queryByText(apart)).not.toBeInTheDocument();
  await user.click(main().getByRole("radio", { name: /6 pieces/ }));
  expect(main().getByText(apart)).toBeVisible();
  expect(main().getByRole("button", { name: "Add to bag" })).toBeDisabled();
  await user.click(main().getByRole("radio", { name: /12 pieces/ }));
  expect(main().queryByText(apart)).not.toBeInTheDocument();
  expect(main().getByText("That goes together.")).toBeInTheDocument();
  expect(main().getByRole("button", { name: "Add to bag" })).toBeEnabled();
});

test("adding opens 'Added to Your Bag' with the chosen variant", async () => {
  const { user, addItems } = await setUp(aMaster());
  await user.click(main().getByRole("button", { name: "Increase quantity" }));
  await user.click(main().getByRole("button", { name: "Add to bag" }));
  expect(addItems).toHaveBeenCalledWith("b1", [{ productId: "480127-12-ribbon", quantity: 2 }]);
  const sheet = await screen.findByRole("dialog", { name: "Added to Your Bag" });
  expect(sheet).toHaveTextContent("12 pieces, Plum ribbon");
});

test.each([
  [9, "Limited inventory available"],
  [10, null],
])("%s fresh pieces are told as %s", async (ats, words) => {
  await setUp(aProduct(), undefined, {
    inventory: {
      get: () => Promise.resolve([{ productId: "480211", ats, orderable: true }]),
    },
  });
  const message = main().queryByText("Limited inventory available");
  expect(message?.textContent ?? null).toBe(words);
});

test.each([
  ["Coming soon", { c_isComingSoon: true, c_isInShopOnly: true }],
  ["In Shops Only", { c_isInShopOnly: true }],
  ["Out of stock", { inventory: { ats: 0, orderable: false } }],
])("'%s' disables shipping and the button", async (status, patch) => {
  await setUp(aProduct(patch));
  expect(main().getByText(status, { selector: "output *" })).toBeVisible();
  expect(main().getByRole("radio", { name: /^Shipping/ })).toBeDisabled();
  expect(main().getByRole("button", { name: "Add to bag" })).toBeDisabled();
});

test("stock that cannot be asked for is logged and leaves the page as it is", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  await setUp(aProduct(), undefined, { inventory: { get: () => Promise.reject(new Error("down")) } });
  expect(main().getByRole("button", { name: "Add to bag" })).toBeEnabled();
  expect(log.mock.calls).toEqual([["The stock could not be asked for.", expect.any(Error)]]);
  log.mockRestore();
});

test("a long description is cut after 55 words and opens on demand", async () => {
  const words = Array.from({ length: 60 }, (_, index) => `word${index + 1}`).join(" ");
  const { user } = await setUp(aProduct({ longDescription: words }));
  expect(main().queryByText(/word56/)).not.toBeInTheDocument();
  await user.click(main().getByRole("button", { name: "View more..." }));
  expect(main().getByText(/word60/)).toBeVisible();
  await user.click(main().getByRole("button", { name: "View less" }));
  expect(main().queryByText(/word56/)).not.toBeInTheDocument();
});

test("thumbnails and arrow keys choose the picture; arrows appear above four", async () => {
  const images = Array.from({ length: 5 }, (_, index) => ({
    disBaseLink: `http://images.example/${index + 1}.jpg`,
    alt: `View ${index + 1}`,
  }));
  const { user } = await setUp(aProduct({ imageGroups: [{ viewType: "large", images }] }));
  const third = main().getByRole("button", { name: "Show image 3: View 3" });
  await user.click(third);
  expect(third).toHaveAttribute("aria-current", "true");
  await user.keyboard("{ArrowDown}");
  expect(main().getByRole("button", { name: "Show image 4: View 4" })).toHaveAttribute("aria-current", "true");
  await user.click(main().getByRole("button", { name: "Next image" }));
  expect(main().getByRole("button", { name: "Next image" })).toBeDisabled();
});

test("four pictures need no arrows", async () => {
  const images = Array.from({ length: 4 }, (_, index) => ({
    disBaseLink: `http://images.example/${index}.jpg`,
    alt: "",
  }));
  await setUp(aProduct({ imageGroups: [{ viewType: "large", images }] }));
  expect(main().queryByRole("button", { name: "Next image" })).not.toBeInTheDocument();
});

test("what is handed over in shops only ships neither cold nor warm", async () => {
  await setUp(aProduct({ c_isMeltable: true, c_isInShopOnly: true, c_isKosher: true }));
  expect(main().getByRole("link", { name: "Kosher" })).toBeVisible();
  expect(main().queryByRole("button", { name: "Ships cold in warm weather" })).not.toBeInTheDocument();
});

test("what is flagged for pickup alone ships neither cold nor warm", async () => {
  await setUp(aProduct({ c_isMeltable: true, c_isPickupOnly: true, c_isKosher: true }));
  expect(main().getByRole("link", { name: "Kosher" })).toBeVisible();
  expect(main().queryByRole("button", { name: "Ships cold in warm weather" })).not.toBeInTheDocument();
});

test("warm-weather shipping, kosher and ingredients explain themselves", async () => {
  const { user } = await setUp(
    aProduct({ c_isMeltable: true, c_isKosher: true, c_productIngredients: "Sugar, cocoa" }),
  );
  await user.click(main().getByRole("button", { name: "Ships cold in warm weather" }));
  const dialog = screen.getByRole("dialog", { name: "Warm-weather shipping" });
  expect(within(dialog).getByRole("link", { name: "Shipping rates" })).toHaveAttribute("href", "/help/shipping-rates");
  await user.click(within(dialog).getByRole("button", { name: "Close" }));
  await user.click(main().getByRole("button", { name: "Ingredients" }));
  expect(screen.getByRole("dialog", { name: "Ingredients" })).toHaveTextContent("Sugar, cocoa");
  expect(main().getByRole("link", { name: "Kosher" })).toHaveAttribute("href", "/help/kosher");
});

test("a paper form has no ingredients, no reviews, nothing about keeping, and is compared with nothing", async () => {
  await setUp(
    aProduct({
      c_isCollateral: true,
      c_productIngredients: "Paper and ink.",
      c_allergens: "None that we know of.",
      c_tabDetails: "<ul><li>Keeps for as long as you do.</li></ul>",
      c_tabFeatures: "<ul><li>Thirty lines</li></ul>",
    }),
  );
  expect(main().getByText("What you get")).toBeVisible();
  expect(main().getByText("Thirty lines")).toBeVisible();
  expect(main().queryByText(/Ingredients|Good to know|What’s inside|Compare with/)).not.toBeInTheDocument();
  expect(main().queryByRole("heading", { name: /review/i })).not.toBeInTheDocument();
});

test("prices that fall with the quantity and promotions are told", async () => {
  await setUp(
    aProduct({
      tieredPrices: [
        { price: 9.5, quantity: 1, pricebook: "usd-list-prices" },
        { price: 8, quantity: 10, pricebook: "usd-list-prices" },
      ],
      productPromotions: [{ promotionId: "p1", calloutMsg: "<b>Two boxes</b>, one delivery." }],
    }),
  );
  expect(main().getByText("10 or more: $8.00 each")).toBeVisible();
  expect(main().getByText("Two boxes, one delivery.")).toBeVisible();
});

test("the price follows the quantity", async () => {
  const { user } = await setUp(
    aProduct({
      tieredPrices: [
        { price: 9.5, quantity: 1, pricebook: "usd-list-prices" },
        { price: 8, quantity: 10, pricebook: "usd-list-prices" },
      ],
    }),
  );
  const field = main().getByRole("textbox", { name: "Quantity" });
  await user.clear(field);
  await user.type(field, "10");
  expect(main().getByText("$9.50").closest("p")).toHaveTextContent("Sale price $8.00was $9.50");
});

test("a custom mix piece starts a mix instead of going into the bag", async () => {
  await setUp(aProduct({ c_isCustomMixPiece: true }));
  expect(main().getByRole("link", { name: "Start a custom mix" })).toHaveAttribute("href", "/build-a-box?piece=480211");
  expect(main().queryByRole("button", { name: "Add to bag" })).not.toBeInTheDocument();
});

test("the page of what stands for e-gift cards leads to where they are chosen", async () => {
  const { router } = await setUp(aProduct({ c_isEGiftCard: true }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/e-gift-cards"));
});

test("what is inside is told where the merchant says it, and nowhere else", async () => {
  const inside = { c_insideLayers: ["Shell: Dark", "Praline: Hazelnuts"], c_insidePicture: "bar.png" };
  const { unmount } = await setUp(aProduct(inside));
  const panel = within(main().getByRole("region", { name: "Cut one open" }));
  expect(panel.getByRole("img", { name: "A dark bar" })).toHaveAttribute("src", expect.stringContaining("/bar.jpg"));
  expect(panel.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Shell", "Praline"]);
  expect(panel.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["Dark", "Hazelnuts"]);
  unmount();
  await setUp(aProduct());
  expect(screen.queryByText("Cut one open")).not.toBeInTheDocument();
});

test("another product's page starts afresh", async () => {
  const other = aProduct({ id: "480300", name: "Other Bar" });
  const { router } = await setUp(aMaster(), undefined, {
    products: { get: (id) => Promise.resolve(id === "480300" ? other : aMaster()) },
  });
  await act(() => router.navigate("/bars/other/480300.html"));
  await waitFor(() => expect(main().getByRole("heading", { level: 1, name: "Other Bar" })).toBeVisible());
  expect(main().getByText("Item 480300")).toBeVisible();
});

test("a picked wrap shows the box wrapped in it; its paper is 64 by 38 beside the name", async () => {
  const large = (name: string) => ({
    viewType: "large",
    images: [{ disBaseLink: `http://images.example/${name}.webp`, alt: `The box, ${name}` }],
  });
  const swatch = { disBaseLink: "http://images.example/swatch-gold.webp" };
  const { user } = await setUp(
    aMaster({
      id: "487",
      c_defaultVariantId: "487-none",
      variationAttributes: [
        {
          id: "wrap",
          name: "Gift wrap",
          values: [
            { value: "none", name: "None" },
            { value: "gold", name: "Gold foil", imageSwatch: swatch },
          ],
        },
      ],
      variants: [aVariant("487-none", { wrap: "none" }), aVariant("487-gold", { wrap: "gold" })],
      imageGroups: [
        large("open"),
        { ...large("in gold"), variationAttributes: [{ id: "wrap", values: [{ value: "gold" }] }] },
      ],
    }),
  );
  expect(main().getByRole("img", { name: "The box, open" })).toBeVisible();
  const gold = main().getByRole("radio", { name: "Gold foil" });
  const paper = gold.parentElement?.querySelector("img");
  expect(paper).toHaveAttribute("src", "http://images.example/swatch-gold.webp?sw=64&sh=38&q=80");
  await user.click(gold);
  expect(main().getByRole("img", { name: "The box, in gold" })).toBeVisible();
  expect(main().queryByRole("img", { name: "The box, open" })).not.toBeInTheDocument();
});

test("a picked color shows its pictures and goes into the address; the first one does not", async () => {
  window.history.replaceState(null, "", "/pops/x/486.html");
  const color = (value: string) => ({
    viewType: "large",
    images: [{ disBaseLink: `http://images.example/${value}.jpg`, alt: `In ${value}` }],
    variationAttributes: [{ id: "color", values: [{ value }] }],
  });
  const { user } = await setUp(
    aMaster({
      id: "486",
      c_defaultVariantId: "486-red",
      variationAttributes: [
        {
          id: "color",
          name: "Color",
          values: [
            { value: "red", name: "Red", imageSwatch: { disBaseLink: "http://images.example/sw-red.jpg" } },
            { value: "blue", name: "Blue" },
          ],
        },
      ],
      variants: [aVariant("486-red", { color: "red" }), aVariant("486-blue", { color: "blue" })],
      imageGroups: [color("red"), color("blue")],
    }),
  );
  expect(main().getByRole("img", { name: "In red" })).toBeVisible();
  expect(window.location.search).toBe("");
  await user.click(main().getByRole("radio", { name: "Blue" }));
  expect(main().getByRole("img", { name: "In blue" })).toBeVisible();
  expect(window.location.search).toBe("?color=blue");
  await user.click(main().getByRole("radio", { name: "Red" }));
  expect(window.location.search).toBe("?color=red");
});

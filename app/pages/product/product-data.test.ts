import { breadcrumbList } from "#app/components/product/breadcrumb-list.ts";
import { toProductView } from "#app/domain/product/product-view.ts";
import { aMaster, aProduct, aVariant } from "#tests/factories/product.ts";
import { schemaProblems } from "#tests/schema-org.ts";
import { brand } from "#config/brand.ts";
import { productData } from "./product-data.ts";

const place = { origin: "https://shop.test", currency: "USD" };
const site = { priceBooks: { list: "usd-list-prices", sale: "usd-sale-prices" } };
const data = (product: ReturnType<typeof aProduct>) => productData(toProductView(product, site), place);

const rated = { c_rating: 4.7, c_reviewCount: 131, brand: brand.name, longDescription: "A dark bar." };

const colored = () =>
  aMaster({
    variationAttributes: [{ id: "color", name: "Color", values: [{ value: "red", name: "Red" }] }],
    variants: [aVariant("486-red", { color: "red" })],
  });

test.each([
  ["a single product", aProduct(rated)],
  ["a bare product", aProduct({ imageGroups: undefined })],
  ["a product without a price", aProduct({ price: undefined, prices: undefined })],
  ["a product with variants", aMaster(rated)],
  ["a product in colors", colored()],
])("%s is told in the words of schema.org", (_case, product) => {
  expect(schemaProblems(data(product))).toEqual([]);
});

test("the way to a product is told in the words of schema.org", () => {
  expect(schemaProblems(breadcrumbList("https://shop.test", [{ name: "Bar", link: "/bars/bar/1.html" }]))).toEqual([]);
});

test("a single product has one offer and its rating", () => {
  expect(data(aProduct(rated))).toMatchObject({
    "@type": "Product",
    sku: "480211",
    url: "https://shop.test/bars/midnight-orchard-bar/480211.html",
    brand: { "@type": "Brand", name: brand.name },
    offers: { price: "9.50", priceCurrency: "USD", availability: "https://schema.org/InStock" },
    aggregateRating: { ratingValue: 4.7, reviewCount: 131 },
  });
});

test("a product with variants is a group of products, each with an address, a size and an offer of its own", () => {
  const group = data(aMaster(rated)) as { hasVariant: Record<string, unknown>[] };
  expect(group).toMatchObject({
    "@type": "ProductGroup",
    productGroupID: "480127",
    variesBy: ["https://schema.org/size", "Gift wrap"],
    aggregateRating: { reviewCount: 131 },
  });
  expect(group).not.toHaveProperty("offers");
  expect(group.hasVariant).toHaveLength(6);
  expect(group.hasVariant.find(({ sku }) => sku === "480127-24-ribbon")).toMatchObject({
    name: "Half-Moon Praline Bonbons, 24 pieces, Plum ribbon",
    size: "24 pieces",
    additionalProperty: [{ "@type": "PropertyValue", name: "Gift wrap", value: "Plum ribbon" }],
    url: "https://shop.test/bonbons/half-moon-praline-bonbons/480127.html?size=24",
    offers: { price: "58.00", availability: "https://schema.org/OutOfStock" },
  });
});

test.each([
  ["coming soon", { c_isComingSoon: true }, "PreOrder"],
  ["in shops only", { c_isInShopOnly: true }, "InStoreOnly"],
  ["sold out", { inventory: { ats: 0, orderable: false } }, "OutOfStock"],
])("a product that is %s is offered so", (_case, patch, availability) => {
  expect(data(aProduct(patch))).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } });
});

test("what schema.org does not know is found", () => {
  const wrong = { ...data(aProduct(rated)), weight: 3, offers: { "@type": "Offer", price: "cheap" } };
  expect(schemaProblems(wrong)).toEqual([
    "data.offers[0]: 'priceCurrency' is missing",
    "data.offers[0]: 'availability' is missing",
    "data: a Product has no 'weight'",
  ]);
  expect(schemaProblems({ ...data(aProduct()), url: "/bars" })).toEqual(["data.url[0]: is none of URL"]);
});

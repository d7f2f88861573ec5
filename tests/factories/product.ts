import type { Product } from "#app/commerce-api/products.ts";

/** A variant of one size, ready to be sold. */
export const aVariant = (id: string, values: Record<string, string>, patch: Record<string, unknown> = {}) => ({
  productId: id,
  orderable: true,
  price: 18,
  variationValues: values,
  ...patch,
});

/** A single product in stock at $9.50; a test says only what matters to it. */
export const aProduct = (patch: Record<string, unknown> = {}): Product =>
  ({
    id: "480211",
    name: "Midnight Orchard Bar",
    primaryCategoryId: "bars",
    currency: "USD",
    price: 9.5,
    prices: { "usd-list-prices": 9.5 },
    type: { item: true },
    inventory: { id: "us", ats: 100, orderable: true, preorderable: false, backorderable: false, stockLevel: 100 },
    imageGroups: [
      {
        viewType: "large",
        images: [
          { disBaseLink: "http://images.example/bar.png", link: "http://images.example/bar.png", alt: "A dark bar" },
        ],
      },
    ],
    ...patch,
  }) as unknown as Product;

/** A master with three sizes, two wraps and a default variant; `480127-24` is sold out in both wraps. */
export const aMaster = (patch: Record<string, unknown> = {}): Product =>
  aProduct({
    id: "480127",
    name: "Half-Moon Praline Bonbons",
    primaryCategoryId: "bonbons",
    type: { master: true },
    price: 18,
    priceMax: 58,
    prices: undefined,
    priceRanges: [{ minPrice: 18, maxPrice: 58, pricebook: "usd-list-prices" }],
    inventory: undefined,
    c_defaultVariantId: "480127-12-ribbon",
    variationAttributes: [
      {
        id: "size",
        name: "Size",
        values: [
          { value: "6", name: "6 pieces" },
          { value: "12", name: "12 pieces" },
          { value: "24", name: "24 pieces" },
        ],
      },
      {
        id: "wrap",
        name: "Gift wrap",
        values: [
          { value: "none", name: "None" },
          { value: "ribbon", name: "Plum ribbon" },
        ],
      },
    ],
    variants: ["none", "ribbon"].flatMap((wrap) => [
      aVariant(`480127-6-${wrap}`, { size: "6", wrap }, { price: 18 }),
      aVariant(`480127-12-${wrap}`, { size: "12", wrap }, { price: 32 }),
      aVariant(`480127-24-${wrap}`, { size: "24", wrap }, { price: 58, orderable: false }),
    ]),
    ...patch,
  });

import { aMaster, aProduct } from "#tests/factories/product.ts";
import { askedPrice } from "./asked-price.ts";
import { priceLine, quantityPrices, variantPrice } from "./price-line.ts";
import { savedPercent } from "./saved-percent.ts";

const books = { list: "usd-list-prices", sale: "usd-sale-prices" };

test.each([
  ["its one price", { prices: { "usd-list-prices": 9.5 }, price: 9.5 }, { standard: 9.5 }],
  ["a sale", { prices: { "usd-list-prices": 24, "usd-sale-prices": 20.4 }, price: 20.4 }, { standard: 24, sale: 20.4 }],
  [
    "a sale price that is no lower",
    { prices: { "usd-list-prices": 24, "usd-sale-prices": 24 }, price: 24 },
    { standard: 24 },
  ],
  ["only a price", { prices: undefined, price: 7 }, { standard: 7 }],
  [
    "prices by quantity",
    {
      prices: undefined,
      price: 5,
      tieredPrices: [
        { pricebook: "usd-list-prices", price: 5, quantity: 1 },
        { pricebook: "usd-list-prices", price: 4, quantity: 10 },
      ],
    },
    { standard: 5 },
  ],
  [
    "an unconditional promotion",
    { price: 9.5, productPromotions: [{ promotionId: "p", promotionalPrice: 8 }] },
    { standard: 9.5, sale: 8 },
  ],
  ["another site's price books", { prices: { "cad-list-prices": 12 }, price: 9.5 }, { standard: 9.5 }],
  ["nothing to pay", { prices: { "usd-list-prices": 0 }, price: 0 }, { standard: 0 }],
  ["no price at all", { prices: undefined, price: undefined }, null],
])("the price line of a product with %s", (_, patch, line) => {
  expect(priceLine(aProduct(patch), books)).toEqual(line);
});

test("several sizes start at the lowest price, one size is an ordinary price", () => {
  expect(priceLine(aMaster(), books)).toEqual({ standard: 18, sizes: 3 });
  const single = aMaster({ variationAttributes: [{ id: "size", values: [{ value: "6" }] }] });
  expect(priceLine(single, books)).toEqual({ standard: 18 });
});

test("a master on sale keeps the lowest ordinary price beside the lowest sale price", () => {
  const priceRanges = [
    { minPrice: 24, maxPrice: 40, pricebook: "usd-list-prices" },
    { minPrice: 20.4, maxPrice: 34, pricebook: "usd-sale-prices" },
  ];
  expect(priceLine(aMaster({ priceRanges, price: 20.4 }), books)).toEqual({ standard: 24, sale: 20.4, sizes: 3 });
});

test("a variant's sale price comes from its own price books", () => {
  const tieredPrices = [
    { price: 32, pricebook: "usd-list-prices", quantity: 1 },
    { price: 27, pricebook: "usd-sale-prices", quantity: 1 },
  ];
  expect(variantPrice({ price: 27, tieredPrices }, books)).toEqual({ standard: 32, sale: 27 });
  expect(variantPrice({}, books)).toBeNull();
});

test("what is asked and saved", () => {
  expect(askedPrice({ standard: 24, sale: 20.4 })).toBe(20.4);
  expect(savedPercent({ standard: 24, sale: 20.4 })).toBe(15);
  expect(savedPercent({ standard: 24 })).toBe(0);
  expect(savedPercent({ standard: 0, sale: 0 })).toBe(0);
});

test.each([
  ["no tiers", [], []],
  ["one tier", [{ price: 5, quantity: 1 }], []],
  [
    "falling prices, lowest quantity first",
    [
      { price: 4, quantity: 10 },
      { price: 5, quantity: 1 },
    ],
    [
      { from: 1, price: 5 },
      { from: 10, price: 4 },
    ],
  ],
  [
    "a step that is no cheaper",
    [
      { price: 5, quantity: 1 },
      { price: 5, quantity: 10 },
    ],
    [],
  ],
  [
    "list and sale of one quantity",
    [
      { price: 5, quantity: 1, pricebook: "list" },
      { price: 4, quantity: 1, pricebook: "sale" },
    ],
    [],
  ],
])("prices by quantity with %s", (_, tiers, steps) => {
  expect(quantityPrices(tiers)).toEqual(steps);
});

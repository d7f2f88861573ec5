import type { Database } from "#sandbox/core/database/connection.ts";
import { insertRows } from "#sandbox/core/database/insert-rows.ts";
import { priceBooks, prices } from "#sandbox/platform/prices/price-tables.ts";
import { catalogue } from "#worlds/wickett-plum/catalogue/catalogue.ts";
import { cataloguePrices } from "#worlds/wickett-plum/source-codes.ts";
import { variantsOf } from "#worlds/wickett-plum/catalogue/variants.ts";
import type { WorldProduct } from "#worlds/wickett-plum/catalogue/world-product.ts";

const usSites = ["WickettPlumUS", "WickettPlumBusiness", "WickettPlumFundraising"];

const books: (typeof priceBooks.$inferInsert)[] = [
  { id: "usd-list-prices", name: "List prices in US dollars", currency: "USD", kind: "list", siteIds: usSites },
  { id: "usd-sale-prices", name: "Sale prices in US dollars", currency: "USD", kind: "sale", siteIds: usSites },
  {
    id: "cad-list-prices",
    name: "List prices in Canadian dollars",
    currency: "CAD",
    kind: "list",
    siteIds: ["WickettPlumCA"],
  },
  {
    id: "cad-sale-prices",
    name: "Sale prices in Canadian dollars",
    currency: "CAD",
    kind: "sale",
    siteIds: ["WickettPlumCA"],
  },
  {
    id: "usd-fundraising-prices",
    name: "What fundraising groups pay",
    currency: "USD",
    kind: "sale",
    siteIds: ["WickettPlumFundraising"],
    customerGroup: "fundraising",
  },
  {
    id: "usd-catalogue-prices",
    name: "What readers of the printed catalogue pay; opened by a source code",
    currency: "USD",
    kind: "sale",
    siteIds: [],
  },
];

/** The Canadian price of an American one: a third more, on the next half dollar. */
export const canadianCents = (priceCents: number) => Math.ceil((priceCents * 4) / 3 / 50) * 50;

const pricesOf = (product: WorldProduct): (typeof prices.$inferInsert)[] => {
  if (product.parts?.kind === "set") return [];
  const variants = variantsOf(product);
  const orderable = variants.length > 0 ? variants : [{ ...product, priceCents: product.priceCents ?? 0 }];
  return orderable.flatMap(({ id, priceCents, salePriceCents, tiers = product.tiers }) => {
    const inBooks = (kind: "list" | "sale", minQuantity: number, cents: number) => [
      { priceBookId: `usd-${kind}-prices`, productId: id, minQuantity, priceCents: cents },
      { priceBookId: `cad-${kind}-prices`, productId: id, minQuantity, priceCents: canadianCents(cents) },
    ];
    const fundraising = product.fundraisingPriceCents;
    return [
      ...inBooks("list", 1, priceCents),
      ...(tiers ?? []).flatMap((tier) => inBooks("list", tier.minQuantity, tier.priceCents)),
      ...(salePriceCents === undefined ? [] : inBooks("sale", 1, salePriceCents)),
      ...(fundraising === undefined
        ? []
        : [{ priceBookId: "usd-fundraising-prices", productId: id, minQuantity: 1, priceCents: fundraising }]),
    ];
  });
};

/** Adds the prices of products to the books that are there. */
export const addPrices = (database: Database, products: readonly WorldProduct[]): Promise<void> =>
  insertRows(database, prices, products.flatMap(pricesOf));

/** Puts price books and prices of the world into their tables. */
export const seedPrices = async (database: Database): Promise<void> => {
  await database.sql.insert(priceBooks).values(books);
  await addPrices(
    database,
    catalogue.files.flatMap((file) => file.products),
  );
  await insertRows(
    database,
    prices,
    cataloguePrices.map((price) => ({ ...price, priceBookId: "usd-catalogue-prices", minQuantity: 1 })),
  );
};

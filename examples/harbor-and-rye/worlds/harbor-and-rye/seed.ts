import type { Database } from "#sandbox/core/database/connection.ts";
import type { Seeder, WorldSeeding } from "#sandbox/core/database/world-data.ts";
import * as inventory from "#sandbox/platform/inventory/inventory-tables.ts";
import * as payments from "#sandbox/platform/payments/payment-tables.ts";
import { priceBooks, prices } from "#sandbox/platform/prices/price-tables.ts";
import { SHOWN_VIEW } from "#sandbox/platform/products/product.ts";
import * as tables from "#sandbox/platform/products/product-tables.ts";
import { recommendationZones as zones } from "#sandbox/platform/recommendations/recommendation-tables.ts";
import { writeSearchDocuments } from "#sandbox/platform/search/search-document-service.ts";
import { refinementDefinitions, sortingOptions } from "#sandbox/platform/search/search-tables.ts";
import * as shipping from "#sandbox/platform/shipping/shipping-tables.ts";
import { sitePreferences } from "#sandbox/platform/site-preferences/site-preference-tables.ts";
import { stores } from "#sandbox/platform/stores/store-tables.ts";
import { taxRates } from "#sandbox/platform/taxes/tax-tables.ts";
import { searchRules } from "#worlds/wickett-plum/cartridge/search-rules.ts";
import { chatAccount } from "#worlds/wickett-plum/chat-account.ts";
import { paymentMethods } from "#worlds/wickett-plum/payment-methods.ts";
import { recommendationZones } from "#worlds/wickett-plum/recommenders.ts";
import { worldRefinements } from "#worlds/wickett-plum/search/refinement-definitions.ts";
import { sortingOptions as orders } from "#worlds/wickett-plum/search/sorting-options.ts";
import { shippingRegions } from "#worlds/wickett-plum/shipping-geography.ts";
import { usRates } from "#worlds/wickett-plum/taxes.ts";
import { articles, categories, type Product, products } from "./catalogue.ts";
import { pictures } from "./pictures.ts";
import { everyShop, near, shippingMethods, shops, site } from "./shop.ts";

const everywhere = [site.id];
const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;
const isMaster = ({ sizes }: Product) => sizes.length > 1;

const attributesOf = (product: Product): Record<string, unknown> => ({
  c_availableForInStorePickup: true,
  c_isNew: product.isNew === true,
  c_popularity: product.popularity,
  c_windowColor: product.windowColor,
  c_productIngredients: product.ingredients,
  c_allergens: product.allergens,
  c_containsAllergens: product.contains,
  c_mayContainAllergens: [],
  c_netWeightGrams: product.sizes.map(({ weightGrams }) => weightGrams),
  c_tabFeatures: list(product.features),
  c_tabDetails: list([product.allergens, product.keeps]),
  ...(isMaster(product) && { c_defaultVariantId: product.sizes[0]?.id }),
});

const rowsOf = (product: Product, index: number): (typeof tables.products.$inferInsert)[] => {
  const shared = {
    name: product.name,
    brand: site.name,
    shortDescription: product.short,
    longDescription: product.copy,
    pageTitle: product.name,
    pageDescription: product.short,
    taxClass: "food",
    online: true,
    siteIds: everywhere,
    primaryCategoryId: product.category,
    minOrderQuantity: 1,
    stepQuantity: 1,
    upc: "",
  };
  const own = { ...shared, id: product.id, masterId: null, position: index * 10, variationValues: {} };
  const weightGrams = product.sizes[0]?.weightGrams ?? 0;
  return [
    { ...own, type: isMaster(product) ? "master" : "item", weightGrams, attributes: attributesOf(product) },
    ...(isMaster(product) ? product.sizes : []).map((size, place) => ({
      ...shared,
      id: size.id,
      type: "variant" as const,
      masterId: product.id,
      weightGrams: size.weightGrams,
      position: index * 10 + place + 1,
      variationValues: { size: size.id },
      attributes: {},
    })),
  ];
};

const seedProducts: Seeder = async ({ sql }) => {
  await sql.insert(tables.categories).values(
    categories.map(({ id, parent, name, description, picture }, position) => ({
      id,
      parentId: parent,
      name,
      description,
      pageTitle: name,
      pageDescription: description,
      imageFile: picture ? pictures[picture].file : null,
      position,
      online: true,
      attributes: { c_showInMenu: parent !== null, c_routeUrl: `/category/${id}` },
    })),
  );
  await sql.insert(tables.products).values(products.flatMap(rowsOf));
  await sql
    .insert(tables.productCategories)
    .values(
      products.flatMap(({ id: productId, category, also = [] }) =>
        [category, ...also].map((categoryId, position) => ({ productId, categoryId, position })),
      ),
    );
  await sql
    .insert(tables.productImages)
    .values(
      products.map(({ id, picture }) => ({ productId: id, position: 0, viewType: SHOWN_VIEW, ...pictures[picture] })),
    );
  const masters = products.filter(isMaster);
  await sql
    .insert(tables.variationAttributes)
    .values(masters.map(({ id }) => ({ productId: id, attributeId: "size", name: "Size", position: 0 })));
  await sql
    .insert(tables.variationValues)
    .values(
      masters.flatMap(({ id: productId, sizes }) =>
        sizes.map(({ id: value, name }, position) => ({ productId, attributeId: "size", value, name, position })),
      ),
    );
};

const seedPrices: Seeder = async ({ sql }) => {
  const book = (kind: "list" | "sale") => ({ id: `usd-${kind}-prices`, name: `${kind} prices`, currency: "USD", kind });
  await sql.insert(priceBooks).values([book("list"), book("sale")].map((each) => ({ ...each, siteIds: everywhere })));
  await sql.insert(prices).values(
    articles.map(({ size: { id: productId, priceCents } }) => ({
      priceBookId: "usd-list-prices",
      productId,
      minQuantity: 1,
      priceCents,
    })),
  );
};

const seedStock: Seeder = async ({ sql }) => {
  const counters = shops.map(({ id }) => ({ id: `inventory_shop_${id}`, siteIds: [] as string[], share: 0.2 }));
  const lists = [{ id: "inventory", siteIds: everywhere, share: 1 }, ...counters];
  await sql
    .insert(inventory.inventoryLists)
    .values(lists.map(({ id, siteIds }) => ({ id, siteIds, defaultInStock: false })));
  await sql.insert(inventory.inventoryRecords).values(
    lists.flatMap(({ id: inventoryListId, share }) =>
      articles.map(({ size: { id: productId, stock } }) => ({
        inventoryListId,
        productId,
        allocation: Math.ceil(stock * share),
        perpetual: false,
        handling: "none" as const,
        preorderBackorderAllocation: 0,
        onOrder: 0,
        turnover: 0,
      })),
    ),
  );
};

const seedShops: Seeder = async ({ sql }) => {
  await sql.insert(stores).values(
    shops.map((shop) => ({
      ...everyShop,
      ...shop,
      email: `${shop.name.toLowerCase().replaceAll(" ", "-")}@harborandrye.example`,
      inventoryListId: `inventory_shop_${shop.id}`,
    })),
  );
};

const seedSearch: Seeder = async (database: Database) => {
  const { sql } = database;
  await writeSearchDocuments(
    database,
    products.map(({ id }) => id),
    searchRules,
  );
  await sql.insert(sortingOptions).values(
    orders.map(({ id, labels, rule }, position) => ({
      id,
      labels: labels as Record<string, string>,
      rule,
      position,
    })),
  );
  await sql
    .insert(refinementDefinitions)
    .values(
      worldRefinements
        .filter(({ categoryId }) => categoryId === "root")
        .map((refinement, position) => ({ ...refinement, position })),
    );
  await sql
    .insert(zones)
    .values(Object.entries(recommendationZones).map(([name, recommender]) => ({ name, recommender })));
};

const seedShipping: Seeder = async ({ sql }) => {
  await sql.insert(shipping.shippingMethods).values(
    shippingMethods.map(({ costs: _costs, weightCosts: _weights, ...method }, position) => ({
      ...method,
      position,
      siteIds: everywhere,
      currencies: [...method.currencies],
      countries: [...method.countries],
      excludedRegions: [...method.excludedRegions],
      onlyRegions: [...method.onlyRegions],
      customerGroups: [...method.customerGroups],
      productCosts: [...method.productCosts],
    })),
  );
  await sql
    .insert(shipping.shippingCosts)
    .values(shippingMethods.flatMap(({ id: methodId, costs }) => costs.map((cost) => ({ methodId, ...cost }))));
  await sql
    .insert(shipping.shippingOrigins)
    .values({ country: "US", region: "ME", timeZone: site.timeZone, cutOffHour: 11, packingDays: 1 });
  await sql.insert(shipping.shippingRegions).values(
    shippingRegions
      .filter(({ country }) => country === "US")
      .map(({ highs, region, country }) => ({
        country,
        region,
        zones: { US: near.has(region) ? "near" : "far" },
        highs: [...highs],
      })),
  );
};

const seedTaxes: Seeder = async ({ sql }) => {
  await sql.insert(taxRates).values(
    Object.entries(usRates).flatMap(([regionCode, { food, shipping: carriage }]) =>
      Object.entries({ food, shipping: carriage }).map(([taxClass, percent]) => ({
        countryCode: "US",
        regionCode,
        taxClass,
        rate: Math.round(percent * 1000),
        validFrom: "2026-01-01",
      })),
    ),
  );
};

const everybody = { siteIds: everywhere, texts: {}, enabled: true, customerGroups: [], countries: [], currencies: [] };

const seedPayments: Seeder = async ({ sql }) => {
  const accepted = ["CREDIT_CARD", "PayPal", "Venmo", "DW_APPLE_PAY", "NO_PAYMENT"];
  const offered = paymentMethods.filter(({ id }) => accepted.includes(id));
  await sql.insert(payments.paymentMethods).values(
    offered.map(({ id, name, description, processorId, ranges = {} }, position) => ({
      ...everybody,
      id,
      name,
      description,
      processorId,
      position,
      ranges: { ...ranges },
    })),
  );
  await sql.insert(payments.paymentCards).values(
    offered
      .flatMap(({ cards }) => cards)
      .map(({ cardType, name, securityCodeLength, numberLengths, numberPrefixes }, position) => ({
        ...everybody,
        id: cardType,
        name,
        securityCodeLength,
        position,
        description: "",
        hasChecksum: true,
        ranges: {},
        numberLengths: [...numberLengths],
        numberPrefixes: [...numberPrefixes],
      })),
  );
};

/** What a merchant sets per site; what is not here is off. */
const preferences: Record<string, string | number | boolean> = {
  emailVerificationRequired: false,
  recaptchaEnabled: true,
  recaptchaSiteKey: "",
  recipientLimit: 50,
  shipmentBatchSize: 5,
  promoUpsellDisplay: true,
  EnableNotifyMe: true,
  showEinsteinRecommenders: true,
  bvEnableRR_C2013: true,
  enableInStorePickup: true,
  enableCanadianAddresses: false,
  niceChatHostUrl: "{vendors}",
  niceChatBusinessNo: chatAccount.businessNo,
  niceChatPoc: chatAccount.poc,
  contactFormUrl: "{vendors}/servlet/servlet.WebToCase",
  contactFormOrgId: "00D000000000001EAA",
};

const seedPreferences: Seeder = async ({ sql }) => {
  await sql
    .insert(sitePreferences)
    .values(Object.entries(preferences).map(([name, value]) => ({ siteId: site.id, name, value })));
};

/** What the world is made of. */
export const seeding: WorldSeeding = {
  epoch: new Date("2026-11-01T15:00:00Z"),
  seeders: [
    seedPreferences,
    seedProducts,
    seedPrices,
    seedStock,
    seedShops,
    seedSearch,
    seedShipping,
    seedTaxes,
    seedPayments,
  ],
  settings: [seedPreferences, seedPayments],
  vary: () => Promise.resolve(),
};

import type { Database } from "#sandbox/core/database/connection.ts";
import { insertRows } from "#sandbox/core/database/insert-rows.ts";
import { canadianCents } from "./price-seed.ts";
import * as tables from "#sandbox/platform/products/product-tables.ts";
import { catalogue } from "#worlds/wickett-plum/catalogue/catalogue.ts";
import { inCanadianEnglish } from "#worlds/wickett-plum/catalogue/canadian-english.ts";
import { frenchCategories } from "#worlds/wickett-plum/catalogue/french/categories.ts";
import { frenchTextOf } from "#worlds/wickett-plum/catalogue/french/french.ts";
import { photographOfWrap, topDownPhotographOf } from "#worlds/wickett-plum/catalogue/photographs.ts";
import { pictures } from "#worlds/wickett-plum/catalogue/pictures.ts";
import { picturesShown } from "#worlds/wickett-plum/catalogue/pictures-shown.ts";
import { variantsOf } from "#worlds/wickett-plum/catalogue/variants.ts";
import { ownSites } from "#worlds/wickett-plum/own-sites.ts";
import { siteIds, type WorldProduct } from "#worlds/wickett-plum/catalogue/world-product.ts";
import { SHOWN_VIEW, TOP_DOWN_VIEW } from "#sandbox/platform/products/product.ts";
import { attributesOf } from "./seeded-attributes.ts";

const BRAND = "Wickett & Plum";

const upcOf = (position: number) => `8500${String(1000000 + position * 17).padStart(8, "0")}`;

const rowsOf = (product: WorldProduct, position: number): (typeof tables.products.$inferInsert)[] => {
  const variants = variantsOf(product);
  const shared = {
    name: product.name,
    brand: product.brand ?? BRAND,
    shortDescription: product.short,
    longDescription: product.copy,
    pageTitle: `${product.name} | ${BRAND}`,
    pageDescription: product.short,
    keywords: product.keywords ?? "",
    taxClass: product.taxClass ?? "candy",
    online: true,
    siteIds: [...(product.sites ?? [...siteIds, ...ownSites.map(({ site }) => site.id)])],
    primaryCategoryId: product.hasNoPrimaryCategory ? null : product.category,
    validFrom: product.offered?.from ? new Date(product.offered.from) : null,
    validTo: product.offered?.to ? new Date(product.offered.to) : null,
    minOrderQuantity: product.minOrderQuantity ?? 1,
    stepQuantity: product.stepQuantity ?? 1,
  };
  return [
    {
      ...shared,
      id: product.id,
      type: product.parts?.kind ?? (variants.length > 0 ? "master" : "item"),
      masterId: null,
      weightGrams: product.weightGrams ?? variants[0]?.weightGrams ?? 0,
      upc: upcOf(position * 40),
      position: position * 40,
      variationValues: {},
      attributes: attributesOf(product, variants),
    },
    ...variants.map((variant, index) => ({
      ...shared,
      id: variant.id,
      type: "variant" as const,
      masterId: product.id,
      weightGrams: variant.weightGrams,
      upc: upcOf(position * 40 + index + 1),
      position: position * 40 + index + 1,
      variationValues: variant.values,
      attributes: {},
    })),
    ...(product.variationGroups ?? []).map((values, index) => ({
      ...shared,
      id: [product.id, "group", ...Object.values(values)].join("-"),
      type: "variation_group" as const,
      masterId: product.id,
      weightGrams: 0,
      upc: "",
      position: position * 40 + variants.length + index + 1,
      variationValues: values,
      attributes: {},
    })),
  ];
};

const variationsOf = (product: WorldProduct) =>
  (
    [
      ["collection", "Collection", product.collections],
      ["size", "Size", product.sizes],
      ["wrap", "Gift wrap", product.wraps],
      ["color", "Color", product.colors],
    ] as const
  ).flatMap(([attributeId, name, values], position) =>
    values && values.length > 0 ? [{ productId: product.id, attributeId, name, position, values }] : [],
  );

const imagesOf = (product: WorldProduct): (typeof tables.productImages.$inferInsert)[] => {
  const shared = picturesShown(product);
  const own = shared.map((name) => ({ name, attributeId: null, value: null }));
  const colored = (product.colors ?? []).flatMap(({ id, picture }) =>
    picture ? [{ name: picture, attributeId: "color", value: id }] : [],
  );
  const wrapped = (product.wraps ?? []).flatMap(({ id }) => {
    const closed = photographOfWrap[id];
    return closed ? [closed, ...shared].map((name) => ({ name, attributeId: "wrap", value: id })) : [];
  });
  const topDown = topDownPhotographOf[product.id];
  return [
    ...[...own, ...colored, ...wrapped].map((each) => ({ ...each, viewType: SHOWN_VIEW })),
    ...(topDown ? [{ name: topDown, attributeId: null, value: null, viewType: TOP_DOWN_VIEW }] : []),
  ].map(({ name, viewType, attributeId, value }, position) => ({
    productId: product.id,
    position,
    file: pictures[name].file,
    alt: pictures[name].alt,
    viewType,
    attributeId,
    value,
  }));
};

/** The texts of a product in Canada: English where it is spelled otherwise, and French. */
const textsOf = (product: WorldProduct): (typeof tables.productTexts.$inferInsert)[] => {
  const { id, canadian } = product;
  const written = (text: string, own: string | undefined) => {
    const inCanada = own ?? inCanadianEnglish(text);
    return inCanada === text ? null : inCanada;
  };
  const english = {
    productId: id,
    locale: "en-CA",
    name: written(product.name, canadian?.name),
    shortDescription: written(product.short, canadian?.short),
    longDescription: written(product.copy, canadian?.copy),
  };
  const french = frenchTextOf(id);
  return [
    ...((english.name ?? english.shortDescription ?? english.longDescription) ? [english] : []),
    ...(french
      ? [
          {
            productId: id,
            locale: "fr-CA",
            name: french.name,
            shortDescription: french.short ?? null,
            longDescription: french.copy ?? null,
          },
        ]
      : []),
  ];
};

const optionRows = (product: WorldProduct) =>
  (product.options ?? []).map(({ id, name, description }, position) => ({
    productId: product.id,
    optionId: id,
    name,
    description,
    position,
  }));

const optionValueRows = (product: WorldProduct) =>
  (product.options ?? []).flatMap(({ id, values }) =>
    values.map((value, position) => ({
      productId: product.id,
      optionId: id,
      valueId: value.id,
      name: value.name,
      isDefault: position === 0,
      priceCents: { USD: value.priceCents, CAD: canadianCents(value.priceCents) },
      position,
    })),
  );

/** What products are made of, what can be chosen with them, and what they are linked to. */
const seedConnections = async (database: Database, products: readonly WorldProduct[]): Promise<void> => {
  await insertRows(
    database,
    tables.productParts,
    products.flatMap(({ id, parts }) =>
      (parts?.products ?? []).map((part, position) => ({
        ownerId: id,
        productId: part.id,
        quantity: part.quantity,
        position,
      })),
    ),
  );
  await insertRows(database, tables.productOptions, products.flatMap(optionRows));
  await insertRows(database, tables.productOptionValues, products.flatMap(optionValueRows));
  await insertRows(
    database,
    tables.productLinks,
    products.flatMap(({ id, links = [] }) =>
      links.map(({ type, productId }, position) => ({ sourceId: id, targetId: productId, type, position })),
    ),
  );
  await insertRows(
    database,
    tables.productRecommendations,
    products.flatMap(({ id, recommends = [] }) =>
      recommends.map(({ type, productId, callout }, position) => ({
        sourceId: id,
        targetId: productId,
        type,
        calloutMsg: callout ?? null,
        position,
      })),
    ),
  );
};

/**
 * Adds products with their variants, pictures and texts to the categories that are there.
 * @param firstPosition place of the first one in the merchant's order
 */
export const addProducts = async (
  database: Database,
  products: readonly WorldProduct[],
  firstPosition: number,
): Promise<void> => {
  await insertRows(
    database,
    tables.products,
    products.flatMap((product, index) => rowsOf(product, index + firstPosition)),
  );
  await insertRows(
    database,
    tables.productCategories,
    products.flatMap((product) =>
      [...new Set([product.category, ...(product.also ?? [])])].map((categoryId, position) => ({
        productId: product.id,
        categoryId,
        position,
      })),
    ),
  );
  await insertRows(database, tables.productImages, products.flatMap(imagesOf));
  await seedConnections(database, products);

  const variations = products.flatMap(variationsOf);
  await insertRows(
    database,
    tables.variationAttributes,
    variations.map(({ values: _values, ...attribute }) => attribute),
  );
  await insertRows(
    database,
    tables.variationValues,
    variations.flatMap(({ productId, attributeId, values }) =>
      values.map(({ id, name, ...option }, position) => ({
        productId,
        attributeId,
        value: id,
        name,
        swatchFile: "swatch" in option && option.swatch ? `swatch-${option.swatch}.webp` : null,
        position,
      })),
    ),
  );

  await insertRows(database, tables.productTexts, products.flatMap(textsOf));
};

/** Puts the categories and products of the world into their tables. */
export const seedProducts = async (database: Database): Promise<void> => {
  await insertRows(
    database,
    tables.categories,
    catalogue.categories.map((category, position) => ({
      id: category.id,
      parentId: category.parent,
      name: category.name,
      description: category.description,
      pageTitle: `${category.name} | ${BRAND}`,
      pageDescription: category.description,
      imageFile: category.picture ? pictures[category.picture].file : null,
      position,
      online: true,
      attributes: { c_showInMenu: category.showInMenu, c_routeUrl: `/category/${category.id}` },
    })),
  );
  await insertRows(
    database,
    tables.categoryTexts,
    catalogue.categories.flatMap(({ id }) => {
      const french = frenchCategories[id];
      return french ? [{ categoryId: id, locale: "fr-CA", name: french.name, description: french.description }] : [];
    }),
  );
  await addProducts(
    database,
    catalogue.files.flatMap((file) => file.products),
    1,
  );
};

import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Categories of the storefront catalogue; a tree below `root`. */
export const categories = pgTable("categories", {
  id: text("id").primaryKey(),
  parentId: text("parent_id"),
  name: text("name").notNull(),
  description: text("description").notNull(),
  pageTitle: text("page_title").notNull(),
  pageDescription: text("page_description").notNull(),
  imageFile: text("image_file"),
  position: integer("position").notNull(),
  online: boolean("online").notNull(),
  /** Custom attributes with their `c_` names. */
  attributes: jsonb("attributes").$type<Record<string, unknown>>().notNull(),
});

/**
 * Masters, their variants and variation groups, single products, bundles and sets. A variant leaves out what it has
 * from its master.
 */
export const products = pgTable(
  "products",
  {
    id: text("id").primaryKey(),
    type: text("type").$type<"master" | "variant" | "variation_group" | "item" | "bundle" | "set">().notNull(),
    masterId: text("master_id"),
    name: text("name").notNull(),
    brand: text("brand").notNull(),
    shortDescription: text("short_description").notNull(),
    longDescription: text("long_description").notNull(),
    pageTitle: text("page_title").notNull(),
    pageDescription: text("page_description").notNull(),
    /** Words people use for it; the search box reads them. */
    keywords: text("keywords").notNull().default(""),
    taxClass: text("tax_class").notNull(),
    weightGrams: integer("weight_grams").notNull(),
    upc: text("upc").notNull(),
    /** Empty where nobody says it, as the three below. */
    ean: text("ean").notNull().default(""),
    manufacturerName: text("manufacturer_name").notNull().default(""),
    manufacturerSku: text("manufacturer_sku").notNull().default(""),
    /** What it is sold by, for example `kg`. */
    unit: text("unit").notNull().default(""),
    online: boolean("online").notNull(),
    siteIds: jsonb("site_ids").$type<string[]>().notNull(),
    primaryCategoryId: text("primary_category_id"),
    minOrderQuantity: integer("min_order_quantity").notNull(),
    stepQuantity: integer("step_quantity").notNull(),
    position: integer("position").notNull(),
    validFrom: timestamp("valid_from", { withTimezone: true }),
    validTo: timestamp("valid_to", { withTimezone: true }),
    /** Of a variant: attribute id to value, for example `{ size: "12-pieces" }`. */
    variationValues: jsonb("variation_values").$type<Record<string, string>>().notNull(),
    /** Custom attributes with their `c_` names. */
    attributes: jsonb("attributes").$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index("products_master").on(table.masterId)],
);

/** Name and copy where a locale says it differently. */
export const productTexts = pgTable(
  "product_texts",
  {
    productId: text("product_id").notNull(),
    locale: text("locale").notNull(),
    name: text("name"),
    shortDescription: text("short_description"),
    longDescription: text("long_description"),
    keywords: text("keywords"),
  },
  (table) => [primaryKey({ columns: [table.productId, table.locale] })],
);

/** Name and description of a category where a locale says it differently. */
export const categoryTexts = pgTable(
  "category_texts",
  {
    categoryId: text("category_id").notNull(),
    locale: text("locale").notNull(),
    name: text("name").notNull(),
    description: text("description"),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.locale] })],
);

/** What a bundle (with quantities) or a set holds. */
export const productParts = pgTable(
  "product_parts",
  {
    ownerId: text("owner_id").notNull(),
    productId: text("product_id").notNull(),
    quantity: integer("quantity").notNull(),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.productId] })],
);

/** What can be chosen with a product, for example an engraving. */
export const productOptions = pgTable(
  "product_options",
  {
    productId: text("product_id").notNull(),
    optionId: text("option_id").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.optionId] })],
);

/** The values of one option with what each adds to the price, in whole cents by currency. */
export const productOptionValues = pgTable(
  "product_option_values",
  {
    productId: text("product_id").notNull(),
    optionId: text("option_id").notNull(),
    valueId: text("value_id").notNull(),
    name: text("name").notNull(),
    isDefault: boolean("is_default").notNull(),
    priceCents: jsonb("price_cents").$type<Partial<Record<string, number>>>().notNull(),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.optionId, table.valueId] })],
);

/** Typed links from one product to another, for example to its replacement. */
export const productLinks = pgTable(
  "product_links",
  {
    sourceId: text("source_id").notNull(),
    targetId: text("target_id").notNull(),
    type: text("type").notNull(),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.targetId, table.type] })],
);

/** What the merchant recommends with a product; the type is the platform's number, for example 1 for cross-selling. */
export const productRecommendations = pgTable(
  "product_recommendations",
  {
    sourceId: text("source_id").notNull(),
    targetId: text("target_id").notNull(),
    type: integer("type").notNull(),
    calloutMsg: text("callout_msg"),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.targetId, table.type] })],
);

/** Which product stands in which category, and where. */
export const productCategories = pgTable(
  "product_categories",
  {
    productId: text("product_id").notNull(),
    categoryId: text("category_id").notNull(),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.categoryId] })],
);

/** What a master varies by, in the order a shopper chooses. */
export const variationAttributes = pgTable(
  "variation_attributes",
  {
    productId: text("product_id").notNull(),
    attributeId: text("attribute_id").notNull(),
    name: text("name").notNull(),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.attributeId] })],
);

/** The values of one variation attribute of a master. */
export const variationValues = pgTable(
  "variation_values",
  {
    productId: text("product_id").notNull(),
    attributeId: text("attribute_id").notNull(),
    value: text("value").notNull(),
    name: text("name").notNull(),
    swatchFile: text("swatch_file"),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.attributeId, table.value] })],
);

/** Pictures of a product by view, for all of it or for one variation value. */
export const productImages = pgTable(
  "product_images",
  {
    productId: text("product_id").notNull(),
    position: integer("position").notNull(),
    file: text("file").notNull(),
    alt: text("alt").notNull(),
    viewType: text("view_type").notNull().default("large"),
    attributeId: text("attribute_id"),
    value: text("value"),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);

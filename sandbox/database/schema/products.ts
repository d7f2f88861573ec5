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

/** Masters, their variants, and single products. A variant leaves out what it has from its master. */
export const products = pgTable(
  "products",
  {
    id: text("id").primaryKey(),
    type: text("type").$type<"master" | "variant" | "item">().notNull(),
    masterId: text("master_id"),
    name: text("name").notNull(),
    brand: text("brand").notNull(),
    shortDescription: text("short_description").notNull(),
    longDescription: text("long_description").notNull(),
    pageTitle: text("page_title").notNull(),
    pageDescription: text("page_description").notNull(),
    taxClass: text("tax_class").notNull(),
    weightGrams: integer("weight_grams").notNull(),
    upc: text("upc").notNull(),
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
  },
  (table) => [primaryKey({ columns: [table.productId, table.locale] })],
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

/** Pictures of a product, for all of it or for one variation value. */
export const productImages = pgTable(
  "product_images",
  {
    productId: text("product_id").notNull(),
    position: integer("position").notNull(),
    file: text("file").notNull(),
    alt: text("alt").notNull(),
    attributeId: text("attribute_id"),
    value: text("value"),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);

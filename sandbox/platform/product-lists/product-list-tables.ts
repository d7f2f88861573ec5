import { boolean, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Lists of products that a customer or a guest keeps: wish lists, gift registries, shopping lists. */
export const productLists = pgTable(
  "product_lists",
  {
    id: text("id").primaryKey(),
    customerId: text("customer_id").notNull(),
    type: text("type")
      .$type<"wish_list" | "gift_registry" | "shopping_list" | "custom_1" | "custom_2" | "custom_3">()
      .notNull(),
    name: text("name"),
    description: text("description"),
    isPublic: boolean("is_public").notNull(),
    /** What is celebrated and where, by wire name. */
    event: jsonb("event").$type<Record<string, string>>(),
    registrant: jsonb("registrant").$type<Record<string, string>>(),
    coRegistrant: jsonb("co_registrant").$type<Record<string, string>>(),
    /** Names of entries of the owner's address book: `shipping`, `current`, `postEvent`. */
    addressIds: jsonb("address_ids").$type<Record<string, string>>().notNull(),
    /** Custom attributes with their `c_` names. */
    attributes: jsonb("attributes").$type<Record<string, unknown>>().notNull(),
    createdAt: instant("created_at").notNull(),
    modifiedAt: instant("modified_at").notNull(),
  },
  (table) => [index("product_lists_customer").on(table.customerId)],
);

/** What stands on a list. */
export const productListItems = pgTable(
  "product_list_items",
  {
    id: text("id").primaryKey(),
    listId: text("list_id")
      .notNull()
      .references(() => productLists.id, { onDelete: "cascade" }),
    type: text("type").$type<"product" | "gift_certificate">().notNull(),
    productId: text("product_id"),
    quantity: integer("quantity").notNull(),
    purchasedQuantity: integer("purchased_quantity").notNull(),
    priority: integer("priority").notNull(),
    isPublic: boolean("is_public").notNull(),
    /** Custom attributes with their `c_` names. */
    attributes: jsonb("attributes").$type<Record<string, unknown>>().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("product_list_items_list").on(table.listId)],
);

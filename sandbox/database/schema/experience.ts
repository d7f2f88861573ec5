import { boolean, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { PageDesign } from "#sandbox/experience/page-design.ts";

/** Folders of the content library; a tree below `root`. */
export const contentFolders = pgTable("content_folders", {
  id: text("id").primaryKey(),
  parentId: text("parent_id"),
  name: text("name").notNull(),
  description: text("description").notNull(),
  online: boolean("online").notNull(),
  position: integer("position").notNull(),
});

/** Content assets of the library in one language. */
export const contentAssets = pgTable(
  "content_assets",
  {
    id: text("id").notNull(),
    locale: text("locale").notNull(),
    folderId: text("folder_id").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    pageTitle: text("page_title").notNull(),
    pageDescription: text("page_description").notNull(),
    online: boolean("online").notNull(),
    position: integer("position").notNull(),
    /** Custom attributes with their `c_` names. */
    attributes: jsonb("attributes").$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.locale] })],
);

/** Pages put together from components. */
export const designedPages = pgTable("designed_pages", {
  id: text("id").primaryKey(),
  siteIds: jsonb("site_ids").$type<string[]>().notNull(),
  /** What the page is shown for, for example `pdp`; null for a page with an address of its own. */
  aspectTypeId: text("aspect_type_id"),
  /** Categories or products the page is assigned to; empty for any. */
  objectIds: jsonb("object_ids").$type<string[]>().notNull(),
  design: jsonb("design").$type<PageDesign>().notNull(),
  position: integer("position").notNull(),
});

import type {
  AssignedObject,
  DesignLink,
  DesignTexts,
  PageDesign,
  VisibilityRule,
} from "#sandbox/core/columns/page-design.ts";
import { boolean, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

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

/** Pages of the page designer, and the components they are put together from. */
export const designedContents = pgTable("designed_contents", {
  id: text("id").primaryKey(),
  kind: text("kind").$type<"page" | "component">().notNull(),
  typeId: text("type_id").notNull(),
  /** Sites it is online on. */
  siteIds: jsonb("site_ids").$type<string[]>().notNull(),
  /** What a page is shown for, for example `pdp`; null for a page with an address of its own. */
  aspectTypeId: text("aspect_type_id"),
  /** Categories or products a page is assigned to; none for any. */
  objects: jsonb("objects").$type<AssignedObject[]>().notNull(),
  /** By language; `x-default` is for all that are not named. */
  texts: jsonb("texts").$type<Record<string, DesignTexts>>().notNull(),
  /** For whom and when it is shown. */
  visibility: jsonb("visibility").$type<VisibilityRule>(),
  /** What stands in its regions. */
  links: jsonb("links").$type<DesignLink[]>().notNull(),
  /** Attributes the aspect hands to the page. */
  aspectAttributes: jsonb("aspect_attributes").$type<NonNullable<PageDesign["aspectAttributes"]>>().notNull(),
  position: integer("position").notNull(),
});

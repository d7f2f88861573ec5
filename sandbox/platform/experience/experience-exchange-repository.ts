import { asc, getTableColumns, inArray, max } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { newValuesOf } from "#sandbox/core/database/row-changes.ts";
import { groupedBy } from "#sandbox/core/grouping.ts";
import type { DesignedContent } from "./designed-content.ts";
import { contentAssets, contentFolders, designedContents } from "./experience-tables.ts";

export type ContentFolder = typeof contentFolders.$inferSelect;

/** What an asset says in one language; empty where it says nothing of its own. */
export interface ContentText {
  name: string;
  description: string;
  pageTitle: string;
  pageDescription: string;
  attributes: Record<string, unknown>;
}

/** A content asset in all its languages. */
export interface ContentFacts {
  id: string;
  folderId: string;
  online: boolean;
  position: number;
  /** By language; `x-default` is for all that are not named. */
  texts: Record<string, ContentText>;
}

/** The content library as site archives read and write it. */
export const createExperienceExchange = (database: Database) => ({
  folders: (ids?: readonly string[]): Promise<ContentFolder[]> =>
    database.sql
      .select()
      .from(contentFolders)
      .where(ids && inArray(contentFolders.id, [...ids]))
      .orderBy(asc(contentFolders.position), asc(contentFolders.id)),

  putFolders: async (rows: readonly ContentFolder[]): Promise<void> => {
    const { id: _id, ...columns } = getTableColumns(contentFolders);
    await database.sql
      .insert(contentFolders)
      .values([...rows])
      .onConflictDoUpdate({ target: contentFolders.id, set: newValuesOf(columns) });
  },

  removeFolders: async (ids: readonly string[]): Promise<void> => {
    await database.sql.delete(contentFolders).where(inArray(contentFolders.id, [...ids]));
  },

  assets: async (ids?: readonly string[]): Promise<ContentFacts[]> => {
    const rows = await database.sql
      .select()
      .from(contentAssets)
      .where(ids && inArray(contentAssets.id, [...ids]))
      .orderBy(asc(contentAssets.position), asc(contentAssets.id), asc(contentAssets.locale));
    return [...groupedBy(rows, ({ id }) => id)].flatMap(([id, texts]) => {
      const [first] = texts;
      if (!first) return [];
      const { folderId, online, position } = first;
      return [{ id, folderId, online, position, texts: Object.fromEntries(texts.map((row) => [row.locale, row])) }];
    });
  },

  /** Writes assets in all their languages; a page or component of that id gives way. */
  putAssets: async (assets: readonly ContentFacts[]): Promise<void> => {
    const ids = assets.map(({ id }) => id);
    if (ids.length === 0) return;
    await database.sql.delete(contentAssets).where(inArray(contentAssets.id, ids));
    await database.sql.delete(designedContents).where(inArray(designedContents.id, ids));
    const rows = assets.flatMap(({ texts, ...facts }) =>
      Object.entries(texts).map(([locale, text]) => ({ ...facts, ...text, locale })),
    );
    if (rows.length > 0) await database.sql.insert(contentAssets).values(rows);
  },

  designs: (ids?: readonly string[]): Promise<(typeof designedContents.$inferSelect)[]> =>
    database.sql
      .select()
      .from(designedContents)
      .where(ids && inArray(designedContents.id, [...ids]))
      .orderBy(asc(designedContents.position), asc(designedContents.id)),

  /** Writes pages and components, new ones behind all others; an asset of that id gives way. */
  putDesigns: async (facts: readonly DesignedContent[]): Promise<void> => {
    const ids = facts.map(({ id }) => id);
    if (ids.length === 0) return;
    await database.sql.delete(contentAssets).where(inArray(contentAssets.id, ids));
    const [last] = await database.sql.select({ position: max(designedContents.position) }).from(designedContents);
    const first = (last?.position ?? -1) + 1;
    const { id: _id, position: _position, ...columns } = getTableColumns(designedContents);
    await database.sql
      .insert(designedContents)
      .values(facts.map((each, index) => ({ ...each, position: first + index })))
      .onConflictDoUpdate({ target: designedContents.id, set: newValuesOf(columns) });
  },

  /** Takes assets, pages and components away. */
  remove: async (ids: readonly string[]): Promise<void> => {
    await database.sql.delete(contentAssets).where(inArray(contentAssets.id, [...ids]));
    await database.sql.delete(designedContents).where(inArray(designedContents.id, [...ids]));
  },

  /** Custom attributes of all assets. */
  attributes: async (): Promise<Record<string, unknown>[]> =>
    (await database.sql.select({ attributes: contentAssets.attributes }).from(contentAssets)).map(
      ({ attributes }) => attributes,
    ),
});

export type ExperienceExchange = ReturnType<typeof createExperienceExchange>;

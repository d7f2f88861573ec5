import { asc, getTableColumns, inArray, max, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { contentAssets, contentFolders, designedContents } from "#sandbox/platform/experience/experience-tables.ts";
import type { DesignedContent } from "#sandbox/platform/experience/designed-content.ts";
import { numberOf } from "./amount-text.ts";
import { brokenJsonIn, designElement, designOf, isDesigned } from "./design-facts.ts";
import { groupedBy } from "./grouping.ts";
import { contentElement, contentFactsOf, type ContentFacts } from "./library-facts.ts";
import { defaultText, localized } from "./localized.ts";
import type { Entry, Mapping } from "./mapping.ts";
import { element, textElement, textIn, type XmlElement } from "./xml-element.ts";
import { OWN_LIBRARY } from "./own-containers.ts";

/** Where content of the shop's own world is told to come from. */

type Folder = typeof contentFolders.$inferSelect;

const folderElement = ({ id, parentId, name, description, online, position }: Folder): XmlElement =>
  element(
    "folder",
    { "folder-id": id },
    ...localized("display-name", name === "" ? null : name),
    ...localized("description", description === "" ? null : description),
    textElement("online-flag", online),
    textElement("parent", parentId),
    textElement("position", position === 0 ? undefined : position),
  );

const folderOf = ({ key, element: of }: Entry): Folder => ({
  id: key,
  parentId: textIn(of, "parent") || null,
  name: defaultText(of, "display-name") ?? "",
  description: defaultText(of, "description") ?? "",
  online: textIn(of, "online-flag") === "true",
  position: Math.round(numberOf(textIn(of, "position")) ?? 0),
});

/** Folders of the content library. */
export const folderMapping = (database: Database): Mapping => ({
  kind: "library",
  object: "folder",
  isKeyShopWide: true,

  read: async (keys) => {
    const rows = await database.sql
      .select()
      .from(contentFolders)
      .where(keys && inArray(contentFolders.id, [...keys]))
      .orderBy(asc(contentFolders.position), asc(contentFolders.id));
    return rows.map((row) => ({ siteId: "", containerId: OWN_LIBRARY, key: row.id, element: folderElement(row) }));
  },

  understood: (entry) => folderElement(folderOf(entry)),

  write: async (entries) => {
    await database.sql
      .insert(contentFolders)
      .values(entries.map(folderOf))
      .onConflictDoUpdate({
        target: contentFolders.id,
        set: {
          parentId: sql`excluded.parent_id`,
          name: sql`excluded.name`,
          description: sql`excluded.description`,
          online: sql`excluded.online`,
          position: sql`excluded.position`,
        },
      });
  },

  remove: async (entries) => {
    const ids = entries.map(({ key }) => key);
    await database.sql.delete(contentFolders).where(inArray(contentFolders.id, ids));
  },
});

const readFacts = async (database: Database, keys: readonly string[] | undefined): Promise<ContentFacts[]> => {
  const rows = await database.sql
    .select()
    .from(contentAssets)
    .where(keys && inArray(contentAssets.id, [...keys]))
    .orderBy(asc(contentAssets.position), asc(contentAssets.id), asc(contentAssets.locale));
  return [...groupedBy(rows, ({ id }) => id)].flatMap(([id, texts]) => {
    const [first] = texts;
    if (!first) return [];
    const { folderId, online, position } = first;
    return [{ id, folderId, online, position, texts: Object.fromEntries(texts.map((row) => [row.locale, row])) }];
  });
};

const writeDesigns = async (database: Database, facts: readonly DesignedContent[]): Promise<void> => {
  if (facts.length === 0) return;
  const [last] = await database.sql.select({ position: max(designedContents.position) }).from(designedContents);
  const first = (last?.position ?? -1) + 1;
  const { id: _id, position: _position, ...columns } = getTableColumns(designedContents);
  await database.sql
    .insert(designedContents)
    .values(facts.map((each, index) => ({ ...each, position: first + index })))
    .onConflictDoUpdate({
      target: designedContents.id,
      set: Object.fromEntries(
        Object.entries(columns).map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
      ),
    });
};

/** Content assets in all their languages, and the pages and components of the page designer. */
export const contentMapping = (database: Database, siteIds: readonly string[]): Mapping => ({
  kind: "library",
  object: "content",
  isKeyShopWide: true,

  read: async (keys) => {
    const designs = await database.sql
      .select()
      .from(designedContents)
      .where(keys && inArray(designedContents.id, [...keys]))
      .orderBy(asc(designedContents.position), asc(designedContents.id));
    return [
      ...(await readFacts(database, keys)).map((facts) => ({ key: facts.id, element: contentElement(facts) })),
      ...designs.map((facts) => ({ key: facts.id, element: designElement(facts, siteIds) })),
    ].map((told) => ({ siteId: "", containerId: OWN_LIBRARY, ...told }));
  },

  understood: (entry, context) =>
    isDesigned(entry.element)
      ? designElement(designOf(entry, context), siteIds)
      : contentElement(contentFactsOf(entry, context)),

  write: async (entries, context) => {
    const ids = entries.map(({ key }) => key);
    const [designs, assets] = [true, false].map((wanted) =>
      entries.filter(({ element: of }) => isDesigned(of) === wanted),
    );
    await database.sql.delete(contentAssets).where(inArray(contentAssets.id, ids));
    const assetIds = (assets ?? []).map(({ key }) => key);
    if (assetIds.length > 0) await database.sql.delete(designedContents).where(inArray(designedContents.id, assetIds));
    await writeDesigns(
      database,
      (designs ?? []).map((entry) => designOf(entry, context)),
    );
    context.count(
      "library: pages and components with JSON that can not be read",
      (designs ?? []).reduce((sum, { element: of }) => sum + brokenJsonIn(of), 0),
    );
    const rows = (assets ?? [])
      .map((entry) => contentFactsOf(entry, context))
      .flatMap(({ texts, ...facts }) => Object.entries(texts).map(([locale, text]) => ({ ...facts, ...text, locale })));
    if (rows.length > 0) await database.sql.insert(contentAssets).values(rows);
  },

  remove: async (entries) => {
    const ids = entries.map(({ key }) => key);
    await database.sql.delete(contentAssets).where(inArray(contentAssets.id, ids));
    await database.sql.delete(designedContents).where(inArray(designedContents.id, ids));
  },
});

import { asc, inArray, sql } from "drizzle-orm";
import type { Database } from "#sandbox/database/connection.ts";
import { contentAssets, contentFolders } from "#sandbox/database/schema/experience.ts";
import { numberOf } from "./amount-text.ts";
import { groupedBy } from "./grouping.ts";
import { contentElement, contentFactsOf, type ContentFacts } from "./library-facts.ts";
import { defaultText, localized } from "./localized.ts";
import type { Entry, Mapping } from "./mapping.ts";
import { childOf, element, textElement, textIn, type XmlElement } from "./xml-element.ts";

/** Where content of the shop's own world is told to come from. */
const OWN_LIBRARY = "WickettPlumLibrary";

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

/** Pages and components of the page designer are content too, but of a kind the shop keeps elsewhere. */
const isDesigned = (of: XmlElement) => childOf(of, "type") !== undefined;

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

/** Content assets in all their languages. */
export const contentMapping = (database: Database): Mapping => ({
  kind: "library",
  object: "content",
  isKeyShopWide: true,

  read: async (keys) =>
    (await readFacts(database, keys)).map((facts) => ({
      siteId: "",
      containerId: OWN_LIBRARY,
      key: facts.id,
      element: contentElement(facts),
    })),

  understood: (entry, context) =>
    isDesigned(entry.element) ? element("content") : contentElement(contentFactsOf(entry, context)),

  write: async (entries, context) => {
    const taken = entries.filter(({ element: of }) => !isDesigned(of));
    const refused = entries.filter(({ element: of }) => isDesigned(of)).map(({ key }) => key);
    context.count("library: pages and components of the page designer, kept without effect", refused.length);
    const ids = taken.map(({ key }) => key);
    if (ids.length > 0) await database.sql.delete(contentAssets).where(inArray(contentAssets.id, ids));
    const rows = taken
      .map((entry) => contentFactsOf(entry, context))
      .flatMap(({ texts, ...facts }) => Object.entries(texts).map(([locale, text]) => ({ ...facts, ...text, locale })));
    if (rows.length > 0) await database.sql.insert(contentAssets).values(rows);
    return refused;
  },

  remove: async (entries) => {
    const ids = entries.map(({ key }) => key);
    await database.sql.delete(contentAssets).where(inArray(contentAssets.id, ids));
  },
});

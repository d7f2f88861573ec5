import type { Clock } from "#sandbox/clock.ts";
import type { Database } from "#sandbox/database/connection.ts";
import { contentAssets, contentFolders, designedPages } from "#sandbox/database/schema/experience.ts";
import type { ContentItem } from "#sandbox/world/content/content-item.ts";
import { contentItems } from "#sandbox/world/content/content-items.ts";
import { worldPages } from "#sandbox/world/experience.ts";
import { sites } from "#sandbox/world/sites.ts";

const folders = [
  { id: "root", parentId: null, name: "Library", description: "All content of the shop." },
  { id: "help", parentId: "root", name: "Help", description: "Questions and answers." },
  { id: "pages", parentId: "root", name: "Pages", description: "Everything else that has an address." },
  { id: "archive", parentId: "root", name: "Archive", description: "What is no longer shown.", online: false },
];

/** A text in a language: the text itself, or its wording for the locale, English where there is none. */
const inLocale = (value: unknown, locale: string): string => {
  if (typeof value === "string") return value;
  const { values = [] } = (value ?? {}) as { values?: { locale: string; value: unknown }[] };
  const found = values.find((each) => each.locale === locale) ?? values.find((each) => each.locale === "en-US");
  return typeof found?.value === "string" ? found.value : "";
};

const bodyOf = (item: ContentItem, locale: string): string => {
  const parts = Array.isArray(item["contentItems"]) ? (item["contentItems"] as ContentItem[]) : [];
  return parts
    .map((part) => inLocale(part["text"], locale))
    .filter((text) => text !== "")
    .join("\n\n");
};

/** Puts the managed pages of the world into the content library, and the designed pages into their table. */
export const seedExperience = async (database: Database, clock: Clock): Promise<void> => {
  await database.sql
    .insert(contentFolders)
    .values(folders.map((folder, position) => ({ online: true, ...folder, position })));
  const items = contentItems(clock.now()).filter(({ _meta }) => _meta.schema.endsWith("/content-page"));
  const locales = [...new Set(sites.flatMap((site) => site.locales))];
  await database.sql.insert(contentAssets).values(
    locales.flatMap((locale) =>
      items.map((item, position) => {
        const key = item._meta.deliveryKey ?? item._meta.deliveryId;
        const title = inLocale(item["title"], locale);
        const description = inLocale(item["description"], locale);
        return {
          id: key.replaceAll("/", "-"),
          locale,
          folderId: key.startsWith("help/") ? "help" : "pages",
          name: title,
          description,
          pageTitle: title,
          pageDescription: description,
          online: true,
          position,
          attributes: { c_path: key, c_body: bodyOf(item, locale) },
        };
      }),
    ),
  );
  await database.sql
    .insert(designedPages)
    .values(worldPages.map((page, position) => ({ ...page, siteIds: sites.map(({ id }) => id), position })));
};

import type { DesignedRegion } from "#sandbox/core/columns/page-design.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { insertRows } from "#sandbox/core/database/insert-rows.ts";
import { contentAssets, contentFolders, designedContents } from "#sandbox/platform/experience/experience-tables.ts";
import type { ContentItem } from "#worlds/wickett-plum/content/content-item.ts";
import { contentItems } from "#worlds/wickett-plum/content/content-items.ts";
import { aspectTypes, worldPages, type WorldPage } from "#worlds/wickett-plum/experience.ts";
import { sites } from "#worlds/wickett-plum/sites.ts";

const folders = [
  { id: "root", parentId: null, name: "Library", description: "All content of the shop." },
  { id: "help", parentId: "root", name: "Help", description: "Questions and answers." },
  { id: "recipes", parentId: "root", name: "Recipes", description: "What to cook with sweets." },
  { id: "blog", parentId: "root", name: "Journal", description: "From behind the hatch." },
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

const spoken = new Set([
  "headline",
  "subheadline",
  "bodyText",
  "text",
  "ingredients",
  "instructions",
  "title",
  "phone",
]);

/** Every text a shopper reads within a value, in a language. */
const textsIn = (value: unknown, locale: string): string[] => {
  if (Array.isArray(value)) return value.flatMap((entry) => textsIn(entry, locale));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const text = spoken.has(name) ? inLocale(inner, locale) : "";
    return text === "" ? textsIn(inner, locale) : [text];
  });
};

const bodyOf = (item: ContentItem, locale: string): string => textsIn(item["contentItems"], locale).join("\n\n");

/** The folder of a page: the one its path begins with, else that of all other pages. */
const folderOf = (key: string): string => folders.find(({ id }) => key.startsWith(`${id}/`))?.id ?? "pages";

type DesignRow = Omit<typeof designedContents.$inferInsert, "position">;

const everywhere = sites.map(({ id }) => id);

const linksOf = (regions: readonly DesignedRegion[]) =>
  regions.flatMap(({ id: regionId, components }) => components.map(({ id }, position) => ({ id, regionId, position })));

const componentRows = (regions: readonly DesignedRegion[]): DesignRow[] =>
  regions.flatMap(({ components }) =>
    components.flatMap(({ id, typeId, name, data, visible = true, regions: inner = [] }): DesignRow[] => [
      {
        id,
        kind: "component",
        typeId,
        siteIds: visible ? everywhere : [],
        aspectTypeId: null,
        objects: [],
        texts: { "x-default": { name, data } },
        links: linksOf(inner),
        aspectAttributes: [],
      },
      ...componentRows(inner),
    ]),
  );

/** A page of the world and its components, each by itself as the library keeps them. */
const rowsOf = ({ id, aspectTypeId, objectIds, design }: WorldPage): DesignRow[] => {
  const { typeId, name, description, pageTitle, pageDescription, aspectAttributes = [], data, visible } = design;
  const type = aspectTypeId === null ? "category" : (aspectTypes[aspectTypeId] ?? "category");
  const told = Object.keys(data).length > 0 ? { data } : {};
  return [
    {
      id,
      kind: "page",
      typeId,
      siteIds: visible ? everywhere : [],
      aspectTypeId,
      objects: objectIds.map((objectId) => ({ type, id: objectId })),
      texts: { "x-default": { name, description, pageTitle, pageDescription, ...told } },
      links: linksOf(design.regions),
      aspectAttributes,
    },
    ...componentRows(design.regions),
  ];
};

/** Puts the managed pages of the world into the content library, and the designed pages into their table. */
export const seedExperience = async (database: Database, clock: Clock): Promise<void> => {
  await database.sql
    .insert(contentFolders)
    .values(folders.map((folder, position) => ({ online: true, ...folder, position })));
  const items = contentItems(clock.now()).filter(({ _meta }) => _meta.schema.endsWith("/content-page"));
  const locales = [...new Set(sites.flatMap((site) => site.locales))];
  await insertRows(
    database,
    contentAssets,
    locales.flatMap((locale) =>
      items.map((item, position) => {
        const key = item._meta.deliveryKey ?? item._meta.deliveryId;
        const title = inLocale(item["title"], locale);
        const description = inLocale(item["description"], locale);
        return {
          id: key.replaceAll("/", "-"),
          locale,
          folderId: folderOf(key),
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
    .insert(designedContents)
    .values(worldPages.flatMap(rowsOf).map((row, position) => ({ ...row, position })));
};

import { asc, inArray } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { contentAssets, contentFolders, designedContents } from "./experience-tables.ts";
import { pagesOf } from "./designed-content.ts";
import type { ContentAsset, ContentFolder, DesignedPage } from "./content-library.ts";

/** Reads pages and the content library. */
export interface ExperienceRepository {
  readFolders(): Promise<ContentFolder[]>;
  readAssets(locale: string): Promise<ContentAsset[]>;
  readPages(locale: string): Promise<DesignedPage[]>;
}

/** An asset in a nearer language: what that does not say stays in the more general one's words. */
const withWordsOf = (general: ContentAsset | undefined, near: ContentAsset): ContentAsset =>
  general
    ? {
        ...near,
        name: near.name || general.name,
        description: near.description || general.description,
        pageTitle: near.pageTitle || general.pageTitle,
        pageDescription: near.pageDescription || general.pageDescription,
        attributes: { ...general.attributes, ...near.attributes },
      }
    : near;

/** Pages and content in SQL. */
export const createExperienceRepository = (database: Database): ExperienceRepository => ({
  readFolders: async () => await database.sql.select().from(contentFolders).orderBy(asc(contentFolders.position)),
  readAssets: async (locale) => {
    const languages = ["x-default", locale.split("-")[0] ?? locale, locale];
    const rows = await database.sql
      .select()
      .from(contentAssets)
      .where(inArray(contentAssets.locale, languages))
      .orderBy(asc(contentAssets.position), asc(contentAssets.id));
    const assets = new Map<string, ContentAsset>();
    for (const { locale: _locale, position: _position, ...row } of rows.sort(
      (one, other) => languages.indexOf(one.locale) - languages.indexOf(other.locale),
    ))
      assets.set(row.id, withWordsOf(assets.get(row.id), row));
    const order = [...new Set(rows.toSorted((one, other) => one.position - other.position).map(({ id }) => id))];
    return order.flatMap((id) => assets.get(id) ?? []);
  },
  readPages: async (locale) =>
    pagesOf(
      await database.sql
        .select()
        .from(designedContents)
        .orderBy(asc(designedContents.position), asc(designedContents.id)),
      locale,
    ),
});

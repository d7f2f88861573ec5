import { asc, eq } from "drizzle-orm";
import type { Database } from "#sandbox/database/connection.ts";
import { contentAssets, contentFolders, designedPages } from "#sandbox/database/schema/experience.ts";
import type { ContentAsset, ContentFolder, DesignedPage } from "./content-library.ts";

/** Reads pages and the content library. */
export interface ExperienceRepository {
  readFolders(): Promise<ContentFolder[]>;
  readAssets(locale: string): Promise<ContentAsset[]>;
  readPages(): Promise<DesignedPage[]>;
}

/** Pages and content in SQL. */
export const createExperienceRepository = (database: Database): ExperienceRepository => ({
  readFolders: async () => await database.sql.select().from(contentFolders).orderBy(asc(contentFolders.position)),
  readAssets: async (locale) =>
    await database.sql
      .select()
      .from(contentAssets)
      .where(eq(contentAssets.locale, locale))
      .orderBy(asc(contentAssets.position)),
  readPages: async () => await database.sql.select().from(designedPages).orderBy(asc(designedPages.position)),
});

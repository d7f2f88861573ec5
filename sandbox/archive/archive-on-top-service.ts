import type { Database } from "#sandbox/core/database/connection.ts";
import type { SearchRules } from "#sandbox/platform/search/search-rules.ts";
import { sitesIn } from "#sandbox/organization/sites/site-service.ts";
import { importArchive } from "./import-archive-service.ts";
import type { ImportReport } from "./import-report.ts";
import { createStaticFolder } from "./static-files.ts";

/** Puts a site archive on top of what a database holds; its pictures go into a folder. */
export const putArchiveOnTop = async (
  database: Database,
  { file, staticFolder, searchRules }: { file: string; staticFolder: string; searchRules: SearchRules | undefined },
): Promise<ImportReport> =>
  importArchive({
    database,
    file,
    searchRules,
    siteIds: (await sitesIn(database)).map(({ id }) => id),
    staticFiles: createStaticFolder(staticFolder),
  });

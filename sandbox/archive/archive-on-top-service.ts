import type { Database } from "#sandbox/core/database/connection.ts";
import { sitesIn } from "#sandbox/organization/sites/site-service.ts";
import { importArchive } from "./import-archive-service.ts";
import type { ImportReport } from "./import-report.ts";
import { createStaticFolder } from "./static-files.ts";

/** Puts a site archive on top of what a database holds; its pictures go into a folder. */
export const putArchiveOnTop = async (
  database: Database,
  { file, staticFolder }: { file: string; staticFolder: string },
): Promise<ImportReport> =>
  importArchive({
    database,
    file,
    siteIds: (await sitesIn(database)).map(({ id }) => id),
    staticFiles: createStaticFolder(staticFolder),
  });

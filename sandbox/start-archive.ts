import path from "node:path";
import { exportArchive } from "./archive/export-archive-service.ts";
import { importArchive } from "./archive/import-archive-service.ts";
import { reportText } from "./archive/import-report.ts";
import { createStaticFolder } from "./archive/static-files.ts";
import { readConfiguration } from "./configuration.ts";
import { openDatabase } from "./database/open-database.ts";
import { sites } from "./world/sites.ts";

const USAGE = "Usage: import <export.zip> [--dry-run] [--site <id>]   |   export <export.zip>";

/** Imports or exports a site archive while the sandbox is not running; with a PostgreSQL server also while it is. */
const main = async ([verb, file, ...options]: string[]) => {
  if ((verb !== "import" && verb !== "export") || !file) throw new Error(USAGE);
  const siteAt = options.indexOf("--site");
  const site = siteAt < 0 ? undefined : options[siteAt + 1];
  if (siteAt >= 0 && !site) throw new Error(USAGE);
  const { databaseUrl, dataFolder, choice } = readConfiguration(process.env);
  const database = await openDatabase({ url: databaseUrl, folder: dataFolder, choice });
  const shared = {
    database,
    file,
    siteIds: sites.map(({ id }) => id),
    staticFiles: createStaticFolder(path.join(path.dirname(dataFolder), "static-files")),
  };
  try {
    if (verb === "export") console.log(`Wrote ${(await exportArchive(shared)).files} files to ${file}.`);
    else console.log(reportText(await importArchive({ ...shared, site, dryRun: options.includes("--dry-run") })));
  } finally {
    await database.close();
  }
};

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { exportArchive } from "./archive/export-archive-service.ts";
import { importArchive } from "./archive/import-archive-service.ts";
import { reportText } from "./archive/import-report.ts";
import { OWN_CATALOG } from "./archive/own-catalogs.ts";
import { createStaticFolder } from "./archive/static-files.ts";
import { readConfiguration } from "./configuration.ts";
import { openDatabase } from "./database/open-database.ts";
import type { WorldDefinition } from "./define-world.ts";
import { sitesIn } from "./sites/site-service.ts";

const USAGE = "Usage: import <export.zip> [--dry-run] [--site <id> [--as <id>]]   |   export <export.zip>";

/** The pictures of the shop's own catalogue by their address in an archive. */
const ownPictures = async (folder: string) =>
  new Map(
    (await readdir(folder))
      .filter((name) => /\.(svg|webp|png|jpe?g)$/.test(name))
      .map(
        (name) => [`catalogs/${OWN_CATALOG}/static/default/${name}`, () => readFile(path.join(folder, name))] as const,
      ),
  );

/** Imports or exports a site archive while the sandbox is not running; with a PostgreSQL server also while it is. */
const run = async (world: WorldDefinition, [verb, file, ...options]: string[]) => {
  if ((verb !== "import" && verb !== "export") || !file) throw new Error(USAGE);
  const valueOf = (name: string): string | undefined => {
    const at = options.indexOf(name);
    const value = at < 0 ? undefined : options[at + 1];
    if (at >= 0 && !value) throw new Error(USAGE);
    return value;
  };
  const [site, as] = [valueOf("--site"), valueOf("--as")];
  const { databaseUrl, dataFolder, staticFolder, choice } = readConfiguration(process.env, world);
  const database = await openDatabase({ url: databaseUrl, folder: dataFolder, world, choice });
  const siteIds = (await sitesIn(database)).map(({ id }) => id);
  const shared = {
    database,
    file,
    siteIds,
    staticFiles: createStaticFolder(staticFolder),
    ownPictures: world.picturesFolder ? await ownPictures(world.picturesFolder) : new Map<string, never>(),
  };
  try {
    if (as !== undefined && !siteIds.includes(as))
      throw new Error(`There is no site ${as}: this shop has ${siteIds.join(", ")}.`);
    if (verb === "export") console.log(`Wrote ${(await exportArchive(shared)).files} files to ${file}.`);
    else console.log(reportText(await importArchive({ ...shared, site, as, dryRun: options.includes("--dry-run") })));
  } finally {
    await database.close();
  }
};

/** The program that takes archives in and gives them out; the arguments follow the program's name. */
export const startArchive = (world: WorldDefinition): void => {
  run(world, process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
};

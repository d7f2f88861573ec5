import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { exportArchive } from "./archive/export-archive-service.ts";
import { importArchive } from "./archive/import-archive-service.ts";
import { reportText } from "./archive/import-report.ts";
import { OWN_CATALOG } from "./archive/own-containers.ts";
import { createStaticFolder } from "./archive/static-files.ts";
import type { SandboxConfiguration } from "./configuration.ts";
import { openDatabase } from "./core/database/open-database.ts";
import { sitesIn } from "./organization/sites/site-service.ts";

/** The pictures of the shop's own catalogue by their address in an archive. */
const ownPictures = async (folder: string) =>
  new Map(
    (await readdir(folder))
      .filter((name) => /\.(svg|webp|png|jpe?g)$/.test(name))
      .map(
        (name) => [`catalogs/${OWN_CATALOG}/static/default/${name}`, () => readFile(path.join(folder, name))] as const,
      ),
  );

/** What is to be done with an archive. */
export interface ArchiveOrder {
  verb: "import" | "export";
  file: string;
  dryRun?: boolean | undefined;
  site?: string | undefined;
  as?: string | undefined;
}

/** Imports or exports a site archive while the sandbox is not running; with a PostgreSQL server also while it is. */
export const runArchive = async (
  { databaseUrl, dataFolder, staticFolder, world, choice }: SandboxConfiguration,
  { verb, file, dryRun = false, site, as }: ArchiveOrder,
): Promise<void> => {
  const database = await openDatabase({ url: databaseUrl, folder: dataFolder, world, choice });
  const siteIds = (await sitesIn(database)).map(({ id }) => id);
  const shared = {
    database,
    file,
    siteIds,
    searchRules: world.cartridge?.calculation,
    staticFiles: createStaticFolder(staticFolder),
    ownPictures: world.picturesFolder ? await ownPictures(world.picturesFolder) : new Map<string, never>(),
  };
  try {
    if (as !== undefined && !siteIds.includes(as))
      throw new Error(`There is no site ${as}: this shop has ${siteIds.join(", ")}.`);
    if (verb === "export") {
      const { files } = await exportArchive({ ...shared, attributes: world.cartridge?.attributes });
      console.log(`Wrote ${files} files to ${file}.`);
    } else console.log(reportText(await importArchive({ ...shared, site, as, dryRun })));
  } finally {
    await database.close();
  }
};

import path from "node:path";
import type { PrivateSandbox } from "./control/test-organizations.ts";
import { createInstance, type InstanceOptions } from "./create-instance.ts";
import { cloneDatabase } from "./core/database/clone-database.ts";

/** Opens a sandbox in the world's usual state for one test organization; its data goes when it is closed. */
export const openPrivateSandbox = async ({
  databaseUrl,
  ...options
}: Omit<InstanceOptions, "database" | "testOrganizations"> & {
  organizationId: string;
  /** PostgreSQL server to make its database on; the embedded database in memory when left out. */
  databaseUrl: string | undefined;
}): Promise<PrivateSandbox> => {
  const database = await cloneDatabase(options.world, databaseUrl);
  try {
    await options.putOnTop?.(database);
    const snapshotsFolder = path.join(options.snapshotsFolder, options.organizationId);
    const { app } = await createInstance({ ...options, database, snapshotsFolder });
    return { app, close: () => database.close() };
  } catch (error) {
    await database.close();
    throw error;
  }
};

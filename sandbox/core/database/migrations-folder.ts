import path from "node:path";
import { packageFolder } from "#sandbox/core/package-folder.ts";

/** Folder of the numbered migrations. */
export const migrationsFolder = (): string => path.join(packageFolder, "core/database/migrations");

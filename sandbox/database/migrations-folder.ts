import path from "node:path";

/** Folder of the numbered migrations; programs run from the project's folder. */
export const migrationsFolder = (): string => path.resolve("sandbox/database/migrations");

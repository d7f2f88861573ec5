import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const digestOf = (files: string[]): string => {
  const digest = createHash("sha256");
  for (const file of files.sort()) digest.update(file).update("\0").update(readFileSync(file)).update("\0");
  return digest.digest("hex").slice(0, 20);
};

const filesBelow = (folder: string, wanted: (file: string) => boolean): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .filter((file) => !file.endsWith(".test.ts") && wanted(file))
    : [];

const migrationFiles = () => filesBelow("sandbox/database/migrations", (file) => /\.(sql|json)$/.test(file));

/** Changes when the schema changes. */
export const schemaHash = (): string => digestOf(migrationFiles());

/** Changes when the schema, the default world, or the way it is put into tables changes. */
export const worldHash = (): string =>
  digestOf([
    ...migrationFiles(),
    ...filesBelow("sandbox/world", (file) => /\.(ts|json)$/.test(file)),
    ...filesBelow("sandbox", (file) => /-seed\.ts$|database[/\\](seed|schema[/\\][\w-]+)\.ts$/.test(file)),
  ]);

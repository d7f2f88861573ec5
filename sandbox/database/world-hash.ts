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

const importStatement = /^(?:import|export)\s+(?!type\b)[^;]*?from\s+"(#sandbox\/|\.{1,2}\/)([^"]+)"/gm;

/**
 * A program file and everything of the sandbox that it imports, directly or through others; types leave no trace in
 * data.
 */
export const filesBehind = (entry: string): string[] => {
  const found = new Set([path.normalize(entry)]);
  for (const file of found)
    for (const [, root = "", name = ""] of readFileSync(file, "utf8").matchAll(importStatement))
      found.add(root === "#sandbox/" ? path.join("sandbox", name) : path.join(path.dirname(file), root, name));
  return [...found];
};

/** Changes when the schema changes. */
export const schemaHash = (): string => digestOf(migrationFiles());

/** Changes when the schema, the default world, or the way it is put into tables changes. */
export const worldHash = (): string =>
  digestOf([
    ...migrationFiles(),
    ...new Set([
      ...filesBelow("sandbox/world", (file) => /\.(ts|json)$/.test(file)),
      ...filesBehind("sandbox/database/seed.ts"),
    ]),
  ]);

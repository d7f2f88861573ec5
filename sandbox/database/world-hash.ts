import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { WorldDefinition } from "#sandbox/define-world.ts";

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

const importStatement =
  /^(?:import|export)\s+(?!type\b)[^;]*?from\s+"(#(?:sandbox|worlds|emulators)\/|\.{1,2}\/)([^"]+)"/gm;

/**
 * A program file and everything of the sandbox that it imports, directly or through others; types leave no trace in
 * data.
 */
export const filesBehind = (entry: string): string[] => {
  const found = new Set([path.normalize(entry)]);
  for (const file of found)
    for (const [, root = "", name = ""] of readFileSync(file, "utf8").matchAll(importStatement))
      found.add(root.startsWith("#") ? path.join(root.slice(1), name) : path.join(path.dirname(file), root, name));
  return [...found];
};

/** Changes when the schema changes. */
export const schemaHash = (): string => digestOf(migrationFiles());

/**
 * Changes when the sources of a world change, or the way they are put into tables.
 * @param folder all its files count
 * @param entries the files that seed; what they import counts too
 */
export const sourcesHash = (folder: string, ...entries: string[]): string =>
  digestOf([...new Set([...filesBelow(folder, (file) => /\.(ts|json)$/.test(file)), ...entries.flatMap(filesBehind)])]);

/** Changes when the schema or what the world puts into it changes. */
export const worldHash = (world: Pick<WorldDefinition, "id" | "hash">): string =>
  createHash("sha256").update([schemaHash(), world.id, world.hash()].join("\n")).digest("hex").slice(0, 20);

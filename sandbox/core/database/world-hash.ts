import type { WorldChoice, WorldData } from "./world-data.ts";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { packageFolder } from "#sandbox/core/package-folder.ts";
import { migrationsFolder } from "./migrations-folder.ts";

/** @param folder where names are seen from, so that the same files give the same digest wherever they lie */
const digestOf = (folder: string, files: string[]): string => {
  const digest = createHash("sha256");
  for (const file of files.sort())
    digest.update(path.relative(folder, file)).update("\0").update(readFileSync(file)).update("\0");
  return digest.digest("hex").slice(0, 20);
};

const filesBelow = (folder: string, wanted: (file: string) => boolean): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .filter((file) => !file.endsWith(".test.ts") && wanted(file))
    : [];

const migrationFiles = () => filesBelow(migrationsFolder(), (file) => /\.(sql|json)$/.test(file));

const importStatement =
  /^(?:import|export)\s+(?!type\b)[^;]*?from\s+"((?:#(?:sandbox|worlds|emulators)\/|\.{1,2}\/)[^"]+)"/gm;

/**
 * A program file and everything of the sandbox that it imports, directly or through others; types leave no trace in
 * data.
 */
export const filesBehind = (entry: string): string[] => {
  const found = new Set([path.resolve(entry)]);
  for (const file of found) {
    const { resolve } = createRequire(file);
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(importStatement)) found.add(resolve(name));
  }
  return [...found];
};

/** Changes when the schema changes. */
export const schemaHash = (): string => digestOf(packageFolder, migrationFiles());

/**
 * Changes when the sources of a world change, or the way they are put into tables.
 * @param folder all its files count
 * @param entries the files that seed; what they import counts too, and so does the engine's own part of it
 */
export const sourcesHash = (folder: string, ...entries: string[]): string => {
  const own = createRequire(path.join(packageFolder, "core/package-folder.js"));
  const all = [...entries, own.resolve("#sandbox/core/database/seed-world.ts")];
  return digestOf(folder, [
    ...new Set([...filesBelow(folder, (file) => /\.(ts|js|json)$/.test(file)), ...all.flatMap(filesBehind)]),
  ]);
};

/** What was worked out for a world: its files are those the program began with, and reading them takes a while. */
/** A state of a world, by what it is made from. */
export const stateName = (world: Pick<WorldData, "id" | "hash">, { world: name, seed }: WorldChoice): string =>
  [worldHash(world), name, seed].join(" ");

const known = new WeakMap<object, string>();

/** Changes when the schema or what the world puts into it changes. */
export const worldHash = (world: Pick<WorldData, "id" | "hash">): string => {
  const hash =
    known.get(world) ??
    createHash("sha256").update([schemaHash(), world.id, world.hash()].join("\n")).digest("hex").slice(0, 20);
  known.set(world, hash);
  return hash;
};

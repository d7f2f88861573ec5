import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { packageFolder } from "#sandbox/core/package-folder.ts";
import { emptyWorld } from "./empty-world.ts";
import type { Emulators, RunnableWorld, RunnableWorlds } from "./start.ts";

/** Where a package is looked for: in the folder the program was started in, then beside the engine. */
const places = () => [path.join(process.cwd(), "package.json"), path.join(packageFolder, "package.json")];

/** What an installed package gives by default; nothing where there is no such package. */
const defaultOf = async (name: string): Promise<unknown> => {
  for (const place of places()) {
    let file: string;
    try {
      file = createRequire(place).resolve(name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "MODULE_NOT_FOUND") continue;
      throw error;
    }
    return ((await import(pathToFileURL(file).href)) as { default?: unknown }).default;
  }
  return undefined;
};

const packagesOf = (id: string): string[] => [`@sweetshop/world-${id}`, `sweetshop-world-${id}`];

const worldOf = async (id: string): Promise<RunnableWorld> => {
  for (const name of packagesOf(id)) {
    const found = (await defaultOf(name)) as Partial<RunnableWorld> | undefined;
    if (found === undefined) continue;
    if (found?.definition?.id !== id) throw new Error(`The package ${name} does not give a world named '${id}'.`);
    return found as RunnableWorld;
  }
  throw new Error(`There is no world '${id}' here. A world is a package: npm install ${packagesOf(id)[0]}`);
};

/**
 * The worlds a program of the installed engine can run: the empty one, and the one asked for, which is a package
 * by the name of `@sweetshop/world-<id>` or `sweetshop-world-<id>`. Third parties stand beside the empty one where
 * `@sweetshop/emulators` is installed.
 * @param name a world, or a world and its state: `wickett-plum/heat-wave`
 * @throws Error in one sentence when there is no such package
 */
export const installedWorlds = async (name?: string): Promise<RunnableWorlds> => {
  const [id = ""] = (name || emptyWorld.id).split("/");
  const emulators = (await defaultOf("@sweetshop/emulators")) as Emulators | undefined;
  const empty: RunnableWorld = { definition: emptyWorld, ...(emulators ? { emulators } : {}) };
  if (id === emptyWorld.id) return [empty];
  if (!/^[a-z\d][a-z\d-]*$/.test(id)) throw new Error(`'${id}' is not the name of a world.`);
  return [empty, await worldOf(id)];
};

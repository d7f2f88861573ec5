import { createRequire } from "node:module";
import path from "node:path";
import { rspack } from "@rspack/core";
import { outputFolder } from "../build/paths.mjs";
import { serverConfig } from "../build/rspack-config.mjs";

/**
 * Bundles a module of the server beside the built programs.
 * @returns the file, as CommonJS
 */
export const bundleServer = (name, entry) =>
  new Promise((resolve, reject) => {
    const config = serverConfig();
    config.entry = { [name]: entry };
    rspack(config).run((error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString("errors-only")));
      else resolve(path.join(outputFolder, `${name}.cjs`));
    });
  });

/**
 * Loads what `bundleServer` has made. A plant that wants it otherwise has put a function into `globalThis.benchPlants`
 * under the bundle's name, which is given the exports and gives those that are used.
 */
export const loadBundle = (file) => {
  const plant = globalThis.benchPlants?.[path.basename(file, ".cjs")];
  const exported = createRequire(import.meta.url)(file);
  return plant ? plant(exported) : exported;
};

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

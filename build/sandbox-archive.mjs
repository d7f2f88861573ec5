import { spawnSync } from "node:child_process";
import path from "node:path";
import { rspack } from "@rspack/core";
import { outputFolder } from "./paths.mjs";
import { archiveConfig } from "./rspack-config.mjs";

/** `node build/sandbox-archive.mjs import|export export.zip [--dry-run] [--site X]`: site archives in and out of the sandbox. */
const compiled = new Promise((resolve, reject) => {
  const compiler = rspack(archiveConfig());
  compiler.run((error, stats) => {
    compiler.close(() => undefined);
    if (error) reject(error);
    else if (stats.hasErrors()) reject(new Error(stats.toString({ preset: "errors-only", colors: false })));
    else resolve();
  });
});
await compiled.catch((error) => {
  console.error(error.message);
  process.exit(1);
});
const program = path.join(outputFolder, "archive.cjs");
const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], { stdio: "inherit" });
process.exit(status ?? 1);

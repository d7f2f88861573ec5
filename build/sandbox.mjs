import "./own-settings.mjs";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "./paths.mjs";
import { runPrograms } from "./run-programs.mjs";

/**
 * `npm run sandbox`: the commerce backend alone, for another storefront, a test suite or the official SDK. Builds only
 * what it needs, and only when a source changed; the storefront is not touched. With `import` or `export` a site
 * archive goes in or out instead.
 */
const folder = path.join(projectFolder, ".sandbox/program");

const newestOf = (files) => Math.max(...files.map((file) => statSync(file).mtimeMs));

const isFresh = (program) => {
  if (!existsSync(program)) return false;
  const sources = ["sandbox", "worlds", "emulators"]
    .flatMap((room) => readdirSync(path.join(projectFolder, room), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts") && !entry.name.endsWith(".test.ts"))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const others = ["package-lock.json", "build/rspack-config.mjs"].map((file) => path.join(projectFolder, file));
  return statSync(program).mtimeMs > newestOf([...sources, ...others]);
};

const buildProgram = async () => {
  const [{ rspack }, { commandLineConfig }] = await Promise.all([
    import("@rspack/core"),
    import("./rspack-config.mjs"),
  ]);
  const config = commandLineConfig();
  const compiler = rspack({ ...config, output: { ...config.output, path: folder } });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error || stats.hasErrors())
        reject(error ?? new Error(stats.toString({ preset: "errors-only", colors: false })));
      else resolve();
    });
  });
};

const program = path.join(folder, "command-line.cjs");
const args = process.argv.slice(2);
if (!isFresh(program))
  await buildProgram().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
// What ends by itself is waited for; the sandbox is ended by whoever started it.
const isBrief = args.includes("--help") || ["import", "export"].includes(args[0]);
if (isBrief) {
  const settings = { cwd: projectFolder, stdio: "inherit", env: { NODE_ENV: "production", ...process.env } };
  process.exit(spawnSync(process.execPath, [program, ...args], settings).status ?? 1);
}
await runPrograms([{ name: "sandbox", file: program, args }]);

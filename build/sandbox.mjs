import "./own-settings.mjs";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { projectFolder } from "./paths.mjs";
import { runPrograms } from "./run-programs.mjs";

/**
 * `npm run sandbox`: the commerce backend alone, for another storefront, a test suite or the official SDK. Builds only
 * what it needs, and only when a source changed; the storefront is not touched. With `import` or `export` a site
 * archive goes in or out instead.
 */
const folder = path.join(projectFolder, ".sandbox/program");

const usage = `npm run sandbox -- [--port 4000] [--vendors-port 4001] [--world default] [--seed 1] [--cards plain] [--strict]
    [--host 0.0.0.0] [--origin http://sandbox:4000] [--vendors-origin http://sandbox:4001]
npm run sandbox -- import export.zip [--dry-run] [--site WickettPlumUS] [--as WickettPlumCA] [--world default]
npm run sandbox -- export export.zip [--world default]

  --port          where the APIs and the levers are          (SANDBOX_PORT)
  --vendors-port  where the third parties are                (VENDORS_PORT)
  --host          address of the interface to listen on      (SANDBOX_HOST)
  --origin        where callers reach the APIs               (SANDBOX_ORIGIN)
  --vendors-origin where callers reach the third parties     (VENDORS_ORIGIN)
  --world         world of a new data folder; each has its own (SANDBOX_WORLD)
  --seed          what is left to chance in it               (SANDBOX_SEED)
  --strict        refuses what is otherwise only warned about (SANDBOX_STRICT=1)
  --cards         plain: a masked card pays (the default here); token: only one with the token of the card fields
                                                             (SANDBOX_CARDS)
  --dry-run       says what an import would do and does nothing
  --site          takes, of the sites' folders in an archive, only this one
  --as            the site of this shop that folder is for
  --help          this text`;

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

const buildProgram = async (name) => {
  const [{ rspack }, configs] = await Promise.all([import("@rspack/core"), import("./rspack-config.mjs")]);
  const config = name === "archive" ? configs.archiveConfig() : configs.sandboxConfig();
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

/** Settings of the environment that the arguments stand for. */
const settingsOf = (values) => ({
  ...(values.port ? { SANDBOX_PORT: values.port } : {}),
  ...(values["vendors-port"] ? { VENDORS_PORT: values["vendors-port"] } : {}),
  ...(values.host ? { SANDBOX_HOST: values.host } : {}),
  ...(values.origin ? { SANDBOX_ORIGIN: values.origin } : {}),
  ...(values["vendors-origin"] ? { VENDORS_ORIGIN: values["vendors-origin"] } : {}),
  ...(values.world ? { SANDBOX_WORLD: values.world } : {}),
  ...(values.seed ? { SANDBOX_SEED: values.seed } : {}),
  SANDBOX_CARDS: values.cards ?? (process.env.SANDBOX_CARDS || "plain"),
  ...(values.strict ? { SANDBOX_STRICT: "1" } : {}),
});

/** The built program of this name, made anew when a source is newer. */
const programOf = async (name) => {
  const program = path.join(folder, `${name}.cjs`);
  if (!isFresh(program)) await buildProgram(name);
  return program;
};

const verbs = ["import", "export"];

/** Takes a site archive in, or gives one out, and ends with the program's code. */
const runArchive = async ([verb, file, ...others], { site, as, "dry-run": dryRun }) => {
  if (!verbs.includes(verb) || !file || others.length > 0) throw new Error(usage);
  const program = await programOf("archive");
  const options = [...(dryRun ? ["--dry-run"] : []), ...(site ? ["--site", site] : []), ...(as ? ["--as", as] : [])];
  const { status } = spawnSync(process.execPath, [program, verb, path.resolve(file), ...options], {
    cwd: projectFolder,
    stdio: "inherit",
    env: { NODE_ENV: "production", ...process.env },
  });
  process.exit(status ?? 1);
};

const text = { type: "string" };
const flag = { type: "boolean" };
const addresses = { host: text, origin: text, "vendors-origin": text };
const options = {
  ...addresses,
  port: text,
  "vendors-port": text,
  world: text,
  seed: text,
  cards: text,
  site: text,
  as: text,
};

let program;
try {
  const { values, positionals } = parseArgs({
    options: { ...options, strict: flag, "dry-run": flag, help: flag },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  // Run by hand on this machine, so its levers are within reach unless somebody says otherwise.
  if (!process.env.SANDBOX_CONTROL_TOKEN) process.env.SANDBOX_CONTROL ??= "loopback";
  Object.assign(process.env, settingsOf(values));
  if (positionals.length > 0) await runArchive(positionals, values);
  program = await programOf("sandbox");
} catch (error) {
  console.error(error.code?.startsWith("ERR_PARSE_ARGS") ? `${error.message}\n\n${usage}` : error.message);
  process.exit(1);
}
await runPrograms([{ name: "sandbox", file: program }]);

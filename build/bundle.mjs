import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "./build.mjs";
import { rspack } from "@rspack/core";
import { isFresh } from "./freshness.mjs";
import { outputFolder, projectFolder } from "./paths.mjs";
import { externalPackages, managedRuntimeConfig } from "./rspack-config.mjs";

/** Where the bundle stands. */
export const bundleFolder = path.join(projectFolder, "build/out/managed-runtime");

/** The most that files for the server may take together, in bytes. */
const MOST_BYTES = 247e6;

/** The newest Node that Managed Runtime offers. */
const NODE_VERSION = "24.x";

const manifestOf = (folder) => JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));

/** The folder of a package as another one finds it: nearest first. */
const folderOf = (name, from) => {
  for (let at = from; ; at = path.dirname(at)) {
    const folder = path.join(at, "node_modules", name);
    try {
      manifestOf(folder);
      return folder;
    } catch {
      if (at === path.dirname(at)) return undefined;
    }
  }
};

/** Folders of packages and of all that they need, seen from the project. */
const packagesFor = (names) => {
  const found = new Set();
  const add = (name, from, isOptional) => {
    const folder = folderOf(name, from);
    if (!folder && !isOptional) throw new Error(`The package ${name} is not installed: npm ci.`);
    if (!folder || found.has(folder)) return;
    found.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = manifestOf(folder);
    for (const each of Object.keys(dependencies)) add(each, folder, each in optionalDependencies);
    for (const each of Object.keys(optionalDependencies)) add(each, folder, true);
  };
  for (const name of names) add(name, projectFolder, false);
  return [...found];
};

/** Packages outside the file, as it asks for them. */
const askedFor = (code) =>
  [...new Set([...code.matchAll(/require\("((?:@[^/"]+\/)?[^/".]+)[^"]*"\)/g)].map(([, name]) => name))].filter(
    (name) => externalPackages.some((each) => name === each || name.startsWith(`${each}/`)),
  );

const sizeOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + statSync(path.join(file.parentPath, file.name)).size, 0);

const compile = (config) =>
  new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString("errors-only")));
      else resolve();
    });
  });

/**
 * Makes the folder that is uploaded to Managed Runtime: the handler `ssr.js`, files, packages, and in `package.json`
 * what the upload has to say of them.
 * @returns its size in bytes
 */
export const bundle = async () => {
  if (!isFresh()) await build();
  rmSync(bundleFolder, { recursive: true, force: true });
  await compile(managedRuntimeConfig({ folder: bundleFolder }));
  for (const name of ["static", "maps", "loadable-stats.json", "service-worker.js"])
    cpSync(path.join(outputFolder, name), path.join(bundleFolder, "build/out", name), { recursive: true });
  cpSync(path.join(projectFolder, "app/static"), path.join(bundleFolder, "app/static"), { recursive: true });
  for (const folder of packagesFor(askedFor(readFileSync(path.join(bundleFolder, "ssr.js"), "utf8"))))
    cpSync(folder, path.join(bundleFolder, path.relative(projectFolder, folder)), {
      recursive: true,
      dereference: true,
      filter: (file) => !file.slice(folder.length).includes(`${path.sep}node_modules`),
    });
  const { name, version } = manifestOf(projectFolder);
  mkdirSync(bundleFolder, { recursive: true });
  writeFileSync(
    path.join(bundleFolder, "package.json"),
    `${JSON.stringify(
      {
        name,
        version,
        private: true,
        type: "commonjs",
        mobify: {
          ssrEnabled: true,
          ssrOnly: ["ssr.js", "ssr.js.map", "build/out/maps/**", "build/out/*.json", "node_modules/**", "package.json"],
          ssrShared: ["build/out/static/**", "build/out/service-worker.js", "app/static/**"],
          ssrParameters: { ssrFunctionNodeVersion: NODE_VERSION, trailingSlash: "ignore" },
        },
      },
      undefined,
      2,
    )}\n`,
  );
  const bytes = sizeOf(bundleFolder);
  if (bytes > MOST_BYTES) throw new Error(`The bundle takes ${bytes} bytes; Managed Runtime takes ${MOST_BYTES}.`);
  return bytes;
};

if (process.argv[1] === import.meta.filename)
  try {
    const bytes = await bundle();
    console.log(`${path.relative(projectFolder, bundleFolder)}: ${(bytes / 1e6).toFixed(1)} MB`);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }

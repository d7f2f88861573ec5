import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { transformFile } from "@swc/core";
import { projectFolder, worldFolder } from "../paths.mjs";

/** Where the packages are made; ignored by git. */
export const packagesFolder = path.join(projectFolder, ".cache/packages");

/**
 * The published packages: the folder of their sources, and what they read at run time beside programs. An asset is a
 * path from that folder, or the end of such paths.
 */
export const packages = [
  { folder: "sandbox", assets: [/^contract\/oas\//, /^core\/database\/migrations\//, /^console\/fonts\//], docs: true },
  { folder: "emulators", assets: [/\/browser\/.*\.(js|css)$/] },
  { folder: worldFolder, assets: [/^images\/.*\.(webp|svg)$/, /^print\/sheets\/.*\.pdf$/] },
];

const documents = ["sandbox.md", "sandbox-coverage.md", "sandbox-storefronts.md"];

/** Tests stay at home, and what helps them; `test-organizations` is what tests elsewhere ask the sandbox for. */
const isProgram = (file) =>
  file.endsWith(".ts") && !/\.test\.ts$|(^|\/)test-(?!organizations)[^/]*$|-for-tests\.ts$/.test(file);

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes(`${path.sep}node_modules`))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** One source file as a module that Node runs as it is. */
const compile = async (file) => {
  const { code } = await transformFile(file, {
    swcrc: false,
    configFile: false,
    module: { type: "es6" },
    jsc: { target: "es2022", parser: { syntax: "typescript" }, rewriteRelativeImportExtensions: true },
  });
  return code;
};

/** Where the gates keep the declarations of each project; what is there already is not made again. */
const typesFolder = path.join(projectFolder, ".cache/types");

/** Types of all packages, one declaration beside each source. */
const writeTypes = () =>
  execFileSync(
    process.execPath,
    [
      path.join(projectFolder, "node_modules/typescript-native/bin/tsc"),
      "--build",
      ...["sandbox", "emulators", "worlds"].map((folder) => path.join(projectFolder, folder)),
    ],
    { stdio: ["ignore", "inherit", "inherit"] },
  );

/** The manifest that is published: as in the repository, with what `publishConfig` says of the built files in place. */
const publishedManifest = (folder) => {
  const { publishConfig, ...manifest } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  return { ...manifest, ...publishConfig };
};

const writePackage = async ({ folder, assets, docs }) => {
  const source = path.join(projectFolder, folder);
  const manifest = publishedManifest(source);
  const target = path.join(packagesFolder, manifest.name);
  const built = path.join(target, "dist");
  rmSync(target, { recursive: true, force: true });
  const put = (file, content) => {
    const place = path.join(built, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, content, { mode: file.startsWith(`bin${path.sep}`) ? 0o755 : 0o644 });
  };
  for (const file of filesBelow(source)) {
    const from = path.join(source, file);
    if (isProgram(file)) {
      put(file.replace(/\.ts$/, ".js"), await compile(from));
      const types = file.replace(/\.ts$/, ".d.ts");
      put(types, readFileSync(path.join(typesFolder, folder, types)));
    } else if (assets.some((pattern) => pattern.test(file.split(path.sep).join("/")))) put(file, readFileSync(from));
  }
  writeFileSync(path.join(target, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const name of ["CHANGELOG.md", "LICENSE"]) cpSync(path.join(source, name), path.join(target, name));
  // What the README leads to in the repository lies beside it in the package.
  const readme = readFileSync(path.join(source, "README.md"), "utf8");
  writeFileSync(path.join(target, "README.md"), readme.replaceAll("](../docs/", "](docs/"));
  for (const name of docs ? documents : [])
    cpSync(path.join(projectFolder, "docs", name), path.join(target, "docs", name));
  return target;
};

/** Packs a folder as npm would publish it. */
const pack = (folder) => {
  const said = execFileSync("npm", ["pack", "--json", "--pack-destination", packagesFolder, folder]).toString();
  const [{ name, filename, size, unpackedSize, entryCount }] = Object.values(JSON.parse(said));
  return { name, file: path.join(packagesFolder, filename), size, unpackedSize, entryCount };
};

/**
 * Builds the packages and packs them as npm would publish them, with the one that begins shops, whose files are
 * published as they are.
 * @returns for each its name, the file of its tarball, and how large that is packed and unpacked, in bytes
 */
export const packAll = async () => {
  mkdirSync(packagesFolder, { recursive: true });
  writeTypes();
  const packed = [];
  for (const each of packages) {
    packed.push(pack(await writePackage(each)));
  }
  return [...packed, pack(path.join(projectFolder, "packages/create-sweetshop"))];
};

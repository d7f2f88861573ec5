import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { outputFolder, projectFolder } from "./paths.mjs";

const inputs = [
  "app",
  "build",
  "config",
  "sandbox",
  "worlds",
  "emulators",
  "server",
  "translations",
  "ssr.ts",
  "package-lock.json",
  "tsconfig.json",
];
const stampFile = path.join(outputFolder, "stamp");

const filesBelow = (entry) => {
  const full = path.join(projectFolder, entry);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [full];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath ?? file.path, file.name))
    .filter((file) => !file.startsWith(outputFolder) && !/\.test\.tsx?$/.test(file));
};

/** A digest of every build input's name, size and time; equal digests mean nothing was touched. */
const currentStamp = () => {
  const digest = createHash("sha256");
  for (const file of inputs.flatMap(filesBelow).sort()) {
    const { size, mtimeMs } = statSync(file);
    digest.update(`${path.relative(projectFolder, file)}:${size}:${mtimeMs};`);
  }
  return digest.digest("hex");
};

/** True when what stands in `build/out` was made from the sources as they are now. */
export const isFresh = () => existsSync(stampFile) && readFileSync(stampFile, "utf8") === currentStamp();

/** Remembers the sources that the output was made from. */
export const markFresh = () => writeFileSync(stampFile, currentStamp());

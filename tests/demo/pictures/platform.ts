import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Fonts and lines are drawn otherwise by another system and by another Chromium. */
interface Platform {
  system: string;
  chromium: string;
}

const file = path.join(__dirname, "references/platform.json");

const systemNow = (): string => {
  const about = existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "";
  return /^ID="?([\w-]+)"?$/m.exec(about)?.[1] ?? process.platform;
};

const here = (version: string): Platform => ({ system: systemNow(), chromium: version.split(".")[0] ?? "" });

/** Notes on which platform the pictures are taken. */
export const keepPlatform = (version: string): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(here(version), null, 2)}\n`);
};

/**
 * Why the pictures cannot be compared on this platform; empty where they can, and when new ones are taken.
 * @param version the browser's
 * @param update what Playwright was told to do with pictures
 */
export const whyLeftOut = (version: string, update: string): string => {
  if (update === "all" || update === "changed" || !existsSync(file)) return "";
  const taken = JSON.parse(readFileSync(file, "utf8")) as Platform;
  const now = here(version);
  if (taken.system === now.system && taken.chromium === now.chromium) return "";
  return `pictures were taken with Chromium ${taken.chromium} on ${taken.system}, and this is ${now.chromium} on ${now.system}`;
};

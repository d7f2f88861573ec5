import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Fonts and lines are drawn otherwise by another system, by another Chromium, and by its program without a window. */
interface Platform {
  system: string;
  chromium: string;
  program: "with a window" | "without a window";
}

const file = path.join(__dirname, "references/platform.json");

const systemNow = (): string => {
  const about = existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "";
  return /^ID="?([\w-]+)"?$/m.exec(about)?.[1] ?? process.platform;
};

const here = (version: string): Platform => ({
  system: systemNow(),
  chromium: version.split(".")[0] ?? "",
  program: /headless[-_]shell/.test(process.env.HEADLESS_CHROMIUM_PATH ?? "") ? "without a window" : "with a window",
});

const nameOf = ({ system, chromium, program }: Platform): string => `Chromium ${chromium} ${program} on ${system}`;

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
  if (nameOf(taken) === nameOf(now)) return "";
  return `pictures were taken with ${nameOf(taken)}, and this is ${nameOf(now)}`;
};

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Fonts and lines are drawn otherwise by another system, another Chromium, and its other program. */
interface Platform {
  system: string;
  chromium: string;
  /** Chromium's program without a window draws a page with a third of the work. */
  program: "without a window" | "whole";
}

const file = path.join(__dirname, "references/platform.json");

const systemNow = (): string => {
  const about = existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "";
  return /^ID="?([\w-]+)"?$/m.exec(about)?.[1] ?? process.platform;
};

const here = (version: string): Platform => ({
  system: systemNow(),
  chromium: version.split(".")[0] ?? "",
  program: process.env.HEADLESS_CHROMIUM_PATH?.endsWith("headless-shell") ? "without a window" : "whole",
});

const said = ({ system, chromium, program }: Platform): string => `Chromium ${chromium} (${program}) on ${system}`;

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
  return said(taken) === said(now) ? "" : `pictures were taken with ${said(taken)}, and this is ${said(now)}`;
};

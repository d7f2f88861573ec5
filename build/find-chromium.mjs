import { existsSync } from "node:fs";
import { installPackage } from "./install-package.mjs";

const usualPlaces = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const installed = () => usualPlaces.find((file) => file && existsSync(file));

/**
 * The path of a Chromium. Where none is found and the system's package manager may be used, installs one.
 * @throws Error with one line that says what to install
 */
export const findChromium = () => {
  const found = installed() ?? (installPackage("chromium") ? installed() : undefined);
  if (found) return found;
  throw new Error("No Chromium found: install the package `chromium` or set CHROMIUM_PATH to its program.");
};

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

const headlessShell = "/usr/bin/chromium-headless-shell";

/**
 * The path of Chromium's program without a window, which draws a page with a third of the work; installed where the
 * system's package manager may be used, else a whole Chromium. `CHROMIUM_PATH` decides where it is set.
 * @throws Error with one line that says what to install
 */
export const findHeadlessChromium = () => {
  if (process.env.CHROMIUM_PATH) return findChromium();
  if (existsSync(headlessShell) || tryInstall("chromium-headless-shell")) return headlessShell;
  return findChromium();
};

/** Whether a package could be installed; systems without a package of that name go on without it. */
const tryInstall = (name) => {
  try {
    return installPackage(name);
  } catch {
    return false;
  }
};

import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

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
  const found = installed();
  if (found) return found;
  const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (mayInstall) {
    console.log("Installing Chromium from the system's packages …");
    spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
    execFileSync("apt-get", ["install", "-y", "-qq", "chromium"], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    const now = installed();
    if (now) return now;
  }
  throw new Error("No Chromium found: install the package `chromium` or set CHROMIUM_PATH to its program.");
};

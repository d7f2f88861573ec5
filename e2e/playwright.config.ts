import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";

/** Shoppers who have agreed to be counted before, on every site; how they are asked is a journey of its own. */
const agreed = ["localhost", "ca.localhost", "business.localhost", "fundraising.localhost"].map((domain) => ({
  name: "cookie-consent",
  value: "1",
  domain,
  path: "/",
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: "Lax" as const,
}));

/**
 * Journeys of real shoppers in real Chromium against the built shop, at phone and desktop width. A journey that does
 * not depend on the width is marked `@desktop`, one that only makes sense on a phone `@phone`.
 */
export default defineConfig({
  testDir: "./journeys",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Each worker has a shop of its own (`own-shop.ts`); a journey keeps a core busy.
  workers: availableParallelism(),
  // A machine that stands still for a second can break a journey; the second try tells that from a fault, and both are
  // printed.
  retries: 1,
  forbidOnly: true,
  outputDir: "../test-results",
  reporter: [["line"], ["json"]],
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox"] },
    storageState: { cookies: agreed, origins: [] },
    // What a worker fetches cannot be watched or held up; the journeys about it let it in.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // To record every step costs as much time again; the second try is recorded, and `--trace on` records all.
    trace: "on-first-retry",
  },
  projects: [
    { name: "desktop", grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});

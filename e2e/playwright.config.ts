import { defineConfig } from "@playwright/test";

/** Ports of the shop under test; apart from the usual ones, so that a running shop is left alone. */
const ports = { PORT: "3100", SANDBOX_PORT: "4100", VENDORS_PORT: "4101" };

/** Journeys of real shoppers in real Chromium against the built shop, at phone and desktop width. */
export default defineConfig({
  testDir: "./journeys",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 1,
  retries: 0,
  forbidOnly: true,
  outputDir: "../test-results",
  reporter: [["line"], ["json"]],
  use: {
    baseURL: `http://localhost:${ports.PORT}`,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox"] },
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
    { name: "phone", use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: "node build/start.mjs",
    cwd: "..",
    url: `http://localhost:${ports.PORT}/readyz`,
    env: { ...ports, SANDBOX_DATA: ".sandbox/journeys" },
    timeout: 120_000,
    stdout: "ignore",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});

import journeys from "../../../e2e/playwright.config.ts";

/** `npm run sheet`: every page of the demo at both widths, looked over and photographed; not part of the tests. */
export default {
  ...journeys,
  testDir: __dirname,
  outputDir: "../../../test-results",
  retries: 0,
  use: { ...journeys.use, actionTimeout: 10_000, navigationTimeout: 30_000 },
  projects: [{ name: "sheet" }],
};

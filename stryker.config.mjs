/**
 * Mutation testing of what is pure: the rules of the shop and the engine's money. A changed operator, number or text
 * that no test notices is a survivor (docs/testing.md).
 */
export default {
  testRunner: "in-process",
  plugins: ["./tests/mutation/test-runner.mjs"],
  coverageAnalysis: "perTest",
  mutate: [
    "app/domain/**/*.ts",
    "app/validation/**/*.ts",
    "sandbox/platform/promotions/*.ts",
    "sandbox/platform/taxes/*.ts",
    "sandbox/platform/baskets/{basket-totals,basket-items,bonus-lines,priced-basket,threshold}.ts",
    "!**/*.test.ts",
    "!**/*-{routes,service,repository,seed}.ts",
    "!**/test-*.ts",
    // Puts a room's services together and decides nothing.
    "!**/module.ts",
  ],
  ignorePatterns: ["/build/out", "/.sandbox", "/test-results", "/e2e", "/bench", "/docs"],
  ignoreStatic: true,
  incremental: true,
  incrementalFile: ".cache/mutation/incremental.json",
  tempDirName: ".cache/mutation/sandbox",
  reporters: ["clear-text", "progress-append-only", "json"],
  jsonReporter: { fileName: ".cache/mutation/report.json" },
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false, skipFull: true },
  thresholds: { high: 90, low: 85, break: 85 },
  concurrency: 2,
};

/**
 * Mutation testing of what is pure: the rules of the shop and the engine's money. A changed operator, number or text
 * that no test notices is a survivor (docs/testing.md).
 */
export default {
  testRunner: "jest",
  plugins: ["@stryker-mutator/jest-runner"],
  jest: { configFile: "tests/mutation/jest.config.cjs", enableFindRelatedTests: true },
  coverageAnalysis: "perTest",
  mutate: [
    "app/domain/**/*.ts",
    "app/validation/**/*.ts",
    "sandbox/promotions/*.ts",
    "sandbox/taxes/*.ts",
    "sandbox/baskets/{basket-totals,basket-items,bonus-lines,priced-basket,threshold}.ts",
    "!**/*.test.ts",
    "!**/*-{routes,service,repository,seed}.ts",
    "!**/test-*.ts",
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

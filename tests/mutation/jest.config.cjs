const { projects } = require("../../jest.config.js");

const [, server] = projects;

/** The server's tests without a database and without what they share, so that each mutant meets modules of its own. */
module.exports = {
  rootDir: "../..",
  transform: server.transform,
  transformIgnorePatterns: server.transformIgnorePatterns,
  moduleNameMapper: server.moduleNameMapper,
  modulePathIgnorePatterns: server.modulePathIgnorePatterns,
  testEnvironment: "node",
  testMatch: [
    "<rootDir>/app/{domain,validation}/**/*.test.ts",
    "<rootDir>/sandbox/{promotions,taxes,baskets}/*.test.ts",
  ],
  testPathIgnorePatterns: [
    ...server.testPathIgnorePatterns,
    "-(routes|repository)\\.test\\.ts$",
    "basket-expiry",
    "mixed-box",
  ],
  // Stryker knows better when a mutant runs for ever.
  testTimeout: 60_000,
};

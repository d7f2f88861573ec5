const { projects } = require("../../../jest.config.js");

const server = projects.find(({ displayName }) => displayName === "server");

/** Jest as it runs for the server's tests, but for the one run that compares. */
module.exports = {
  ...server,
  rootDir: "../../..",
  displayName: "parity",
  testMatch: ["<rootDir>/tests/contract/parity/parity.run.ts"],
};

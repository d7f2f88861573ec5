const { projects } = require("../../jest.config.js");

const server = projects.find(({ displayName }) => displayName === "server");

/** Jest as it runs for the server's tests, but for what records. */
module.exports = {
  ...server,
  rootDir: "../..",
  displayName: "recordings",
  testMatch: ["<rootDir>/tests/recordings/record.run.ts"],
};

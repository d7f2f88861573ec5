const { createHash } = require("node:crypto");
const fs = require("node:fs");
const { compileColors, compileStyles, themeFiles } = require("./compile-styles.cjs");

/** What every sheet depends on: the theme, and how sheets are compiled. */
const shared = [...themeFiles(), require.resolve("./compile-styles.cjs"), __filename].map((file) =>
  fs.readFileSync(file, "utf8"),
);

/** Gives tests the same class names and colors that the built pages carry. */
module.exports = {
  getCacheKey: (source, file) =>
    createHash("sha1")
      .update(JSON.stringify([source, file, ...shared]))
      .digest("hex"),
  process: (_source, file) => ({
    code: `Object.defineProperty(exports, "__esModule", { value: true }); exports.default = ${JSON.stringify(file.endsWith(".colors.ts") ? compileColors(file) : compileStyles(file).names)};`,
  }),
};

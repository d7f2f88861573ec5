const { createHash } = require("node:crypto");
const { compileStyles } = require("./compile-styles.cjs");

/** Gives tests the same class names that the built pages carry. */
module.exports = {
  getCacheKey: (source, file) => createHash("sha1").update(source).update(file).update("styles-1").digest("hex"),
  process: (_source, file) => ({
    code: `Object.defineProperty(exports, "__esModule", { value: true }); exports.default = ${JSON.stringify(compileStyles(file).names)};`,
  }),
};

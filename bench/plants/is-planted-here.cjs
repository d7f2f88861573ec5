const path = require("node:path");
const { isMainThread } = require("node:worker_threads");

/**
 * Whether a plant grows in this program. Plants reach every process that a bench starts; `PLANTS` says where each
 * grows: `burn=server.cjs,halt=sandbox.cjs`.
 */
module.exports = (file) => {
  const [, program = ""] =
    (process.env.PLANTS ?? "")
      .split(",")
      .map((each) => each.split("="))
      .find(([plant]) => plant === path.basename(file, ".cjs")) ?? [];
  return isMainThread && program.split("|").includes(path.basename(process.argv[1] ?? ""));
};

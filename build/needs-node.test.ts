import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const asNode = (version: string) =>
  spawnSync(
    process.execPath,
    [
      "-e",
      `Object.defineProperty(process, "versions", { value: { node: "${version}" } }); require("./build/needs-node.cjs");`,
    ],
    { encoding: "utf8" },
  );

test.each(["18.20.4", "20.18.1", "16.0.0"])("Node %s is told in a sentence that it is too old", (version) => {
  const { status, stderr } = asNode(version);
  expect([status, stderr.trim()]).toEqual([
    1,
    `Sweetshop needs Node.js 20.19 or newer, and this is ${version}: nvm use, or nodejs.org.`,
  ]);
});

test.each(["20.19.0", "22.1.0", "24.0.0"])("Node %s starts", (version) => {
  expect(asNode(version)).toMatchObject({ status: 0, stderr: "" });
});

test("the commands that begin a day ask first", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  for (const name of ["dev", "start", "test", "check"])
    expect(scripts[name]).toMatch(/^node (?:--enable-source-maps )?--require \.\/build\/needs-node\.cjs build\//);
});

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createSourcePlaces } from "#server/assets/source-places.ts";
import { buildWhatIsStale, createBuiltShop } from "./built-shop.ts";

jest.setTimeout(30_000);

const outputFolder = path.resolve("build/out");

beforeAll(() => buildWhatIsStale(), 180_000);

/** Loads a built program in which opening a port fails, and gives the stack of that failure. */
const stackIn = (program: string) =>
  execFileSync(
    process.execPath,
    [
      "--enable-source-maps",
      "--eval",
      `require("node:http").createServer = () => {
         process.stdout.write(new Error("no port today").stack);
         process.exit();
       };
       require(${JSON.stringify(path.join(outputFolder, program))});`,
    ],
    { env: { ...process.env, NODE_ENV: "production" }, encoding: "utf8" },
  );

test("the stack of a failure in the storefront's process names file and line of the source", () => {
  const stack = stackIn("server.cjs");
  expect(stack).toContain("no port today");
  expect(stack).toMatch(/server\/process\/[\w-]+\.ts:\d+/);
  expect(stack).not.toContain("server.cjs:");
});

test("the sandbox has such a map too", () => {
  const { sources } = JSON.parse(readFileSync(path.join(outputFolder, "sandbox.cjs.map"), "utf8")) as {
    sources: string[];
  };
  const [start] = sources.filter((name) => name.endsWith("/sandbox/start.ts"));
  expect(existsSync(path.join(outputFolder, start ?? "none"))).toBe(true);
});

test("the browser's maps are there for whoever keeps the shop, and nobody serves or names them", async () => {
  const map = readdirSync(path.join(outputFolder, "maps")).find((name) => /^main\.\w+\.js\.map$/.test(name)) ?? "none";
  const { sources } = JSON.parse(readFileSync(path.join(outputFolder, "maps", map), "utf8")) as { sources: string[] };
  expect(sources.some((name) => name.endsWith("app/shell/main.tsx"))).toBe(true);
  const script = map.replace(/\.map$/, "");
  const code = readFileSync(path.join(outputFolder, "static", script), "utf8");
  const at = code.slice(0, code.indexOf("No page.")).split("\n");
  const frame = `${script}:${at.length}:${(at.at(-1) ?? "").length}`;
  expect(await createSourcePlaces(path.join(outputFolder, "maps")).of(frame)).toMatch(
    /^app\/shell\/main\.tsx:\d+:\d+$/,
  );

  const shop = await createBuiltShop();
  try {
    await shop.start();
    const answer = await fetch(`${shop.origin}/static/${script}`);
    expect([answer.status, (await answer.text()).includes("sourceMappingURL")]).toEqual([200, false]);
    for (const address of [`/static/${map}`, `/static/../maps/${map}`, `/static/..%2fmaps/${map}`, `/maps/${map}`])
      expect([address, (await fetch(`${shop.origin}${address}`)).status]).toEqual([address, 404]);
  } finally {
    await shop.remove();
  }
}, 120_000);

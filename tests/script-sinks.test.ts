import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The app's own code, without its tests. */
const files = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => path.join("app", file));

const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, "utf8"))).toSorted();

test("no text becomes HTML or code in a browser", () => {
  expect(files.length).toBeGreaterThan(500);
  const sinks =
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|createContextualFragment|\.srcdoc\s*=|srcDoc=|\beval\(|new Function\(|set(?:Timeout|Interval)\(\s*["'`]/;
  expect(filesWith(sinks)).toEqual([]);
});

test("scripts are added at two places alone, by addresses of the configuration", () => {
  expect(filesWith(/createElement\(["']script["']\)/)).toEqual([
    "app/integrations/load-script.ts",
    "app/integrations/tag-manager.ts",
  ]);
});

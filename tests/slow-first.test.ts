import { readFileSync } from "node:fs";
import path from "node:path";
import SlowFirst from "./slow-first.cjs";

const [, slow = ""] = /^\| `(\S+\.test\.tsx?)`/m.exec(readFileSync("docs/testing.md", "utf8")) ?? [];
const others = ["app/pages/home/home-page.test.tsx", "config/brand.test.ts"];

/** Files of one project, as Jest hands them over; without a cache nothing is known of their times. */
const handedOver = () => {
  const config = { cache: false, cacheDirectory: "/nowhere", id: "x", rootDir: path.resolve("."), haste: {} };
  const context = { config, hasteFS: { getSize: () => 1 } };
  return [others[0] ?? "", slow, others[1] ?? ""].map((file) => ({ path: path.resolve(file), context }));
};

test("on a machine that has timed nothing, files known to be slow begin first", () => {
  const sorted = new SlowFirst({}).sort(handedOver()).map((test) => path.relative(".", test.path));
  expect(sorted[0]).toBe(slow);
  expect(sorted.slice(1).toSorted()).toEqual(others);
});

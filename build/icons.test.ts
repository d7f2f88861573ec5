import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const icons = (cwd: string, ...words: string[]) =>
  spawnSync("node", ["build/icons.mjs", ...words], { cwd, encoding: "utf8" });

test("the icons of home screens are those that the command draws", () => {
  const { status, stderr } = icons(".", "--check");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});

test("another drawing or another ground makes them stale, and the command draws them anew", () => {
  const copy = mkdtempSync(path.join(tmpdir(), "icons-"));
  try {
    for (const folder of ["app", "build", "config"]) mkdirSync(path.join(copy, folder));
    cpSync("app/static", path.join(copy, "app/static"), { recursive: true });
    for (const file of ["build/icons.mjs", "build/paths.mjs", "config/brand.ts", "package.json"])
      copyFileSync(file, path.join(copy, file));
    symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"));
    const drawing = path.join(copy, "app/static/favicon.svg");
    writeFileSync(drawing, readFileSync(drawing, "utf8").replaceAll("#E0246A", "#00A0A0"));
    const stale = icons(copy, "--check");
    expect(stale.status).toBe(1);
    expect(stale.stderr).toContain("app/static/icon-512.png is stale: run npm run icons.");
    expect(icons(copy).status).toBe(0);
    expect(icons(copy, "--check").status).toBe(0);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

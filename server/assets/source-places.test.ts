import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createSourcePlaces } from "./source-places.ts";

const folder = mkdtempSync(path.join(tmpdir(), "maps-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Line 1, column 1 of the script is line 3, column 5 of the source. */
const map = JSON.stringify({ version: 3, sources: ["../../app/shell/main.tsx"], names: [], mappings: "AAEI" });
mkdirSync(path.join(folder, "1a2b3c4d"));
writeFileSync(path.join(folder, "main.9f8e7d6c.js.map"), map);
writeFileSync(path.join(folder, "1a2b3c4d/7.js.map"), map);
writeFileSync(path.join(folder, "broken.js.map"), "<html>");

test.each([
  ["main.9f8e7d6c.js:1:1", "app/shell/main.tsx:3:5"],
  ["1a2b3c4d/7.js:1:20", "app/shell/main.tsx:3:5"],
  ["another.js:1:1", "another.js:1:1"],
  ["broken.js:1:1", "broken.js:1:1"],
  ["../../package.js:1:1", "../../package.js:1:1"],
  ["nonsense", "nonsense"],
])("%s comes from %s", async (frame, source) => {
  expect(await createSourcePlaces(folder).of(frame)).toBe(source);
});

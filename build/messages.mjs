import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "./paths.mjs";

const file = path.join(projectFolder, "translations/en-US.json");

/** Every default message of the app, and of the pages that work without it, by id, sorted. */
export const extractMessages = () => {
  const text = execFileSync(
    process.execPath,
    [
      path.join(projectFolder, "node_modules/@formatjs/cli/bin/formatjs"),
      "extract",
      "app/**/*.ts",
      "app/**/*.tsx",
      "server/plain/*.ts",
      "server/plain/*.tsx",
      "--ignore",
      "**/*.test.tsx",
      "--ignore",
      "**/*.styles.ts",
      "--format",
      "simple",
    ],
    { cwd: projectFolder, encoding: "utf8", maxBuffer: 50_000_000 },
  );
  const messages = JSON.parse(text);
  const sorted = Object.fromEntries(Object.entries(messages).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify(sorted, null, 2)}\n`;
};

if (process.argv.includes("--check")) {
  if (readFileSync(file, "utf8") !== extractMessages()) {
    console.error("translations/en-US.json is stale: run `npm run messages`.");
    process.exit(1);
  }
} else writeFileSync(file, extractMessages());

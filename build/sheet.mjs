import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runJourneys } from "./e2e.mjs";
import { projectFolder } from "./paths.mjs";

/**
 * `npm run sheet [-- --grep "a visit"]`: photographs every page of the demo at 390 and 1440 px, in forced colors and at
 * 320 px, and writes what does not fit, is out of reach, too small, stretched or wrong for axe. `index.html` shows all
 * of it side by side.
 */
const folder = path.join(projectFolder, ".cache/sheet");
if (process.argv.length === 2) rmSync(folder, { recursive: true, force: true });
const { failed } = await runJourneys(["--config", "tests/demo/sheet/sheet.config.ts", ...process.argv.slice(2)]);

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const file = path.join(folder, "found.txt");
const found = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
const names = readdirSync(folder).flatMap((name) => /^(.*)-(?:phone|desktop)\.png$/.exec(name)?.[1] ?? []);
const sections = [...new Set(names)].toSorted().map((name) => {
  const pictures = ["phone", "desktop"]
    .map((screen) => `${name}-${screen}.png`)
    .filter((picture) => existsSync(path.join(folder, picture)))
    .map((picture) => `<a href="${picture}"><img src="${picture}" alt="" loading="lazy"></a>`);
  const lines = found.filter((line) => line.startsWith(`${name} `)).map((line) => `<li>${escaped(line)}</li>`);
  return `<h2>${name}</h2>${pictures.join("")}<ul>${lines.join("")}</ul>`;
});
const style = "body{font:14px sans-serif}img{height:420px;vertical-align:top;margin:4px;border:1px solid #ccc}";
writeFileSync(
  path.join(folder, "index.html"),
  `<!doctype html><meta charset="utf-8"><title>Every page</title><style>${style}</style>${sections.join("\n")}\n`,
);
for (const line of found) console.log(line);
console.log(
  `${new Set(names).size} states in ${path.relative(projectFolder, folder)}/index.html, ${found.length} things found.`,
);
process.exit(failed ? 1 : 0);

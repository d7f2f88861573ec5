import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import linkPackages from "./link-packages.cjs";
import { projectFolder } from "./paths.mjs";

/**
 * `node build/rename-brand.mjs [TESTS…]`: proves that the shop takes another brand. A copy of the repository gets
 * another name, mark, domain, accounts, sites and colors, by the files that docs/make-it-yours.md names and no other;
 * types and the tests of pages, server, settings and build must then pass as they stand. The worlds keep their own
 * names: they are content. With paths only those tests run.
 */
const copy = mkdtempSync(path.join(tmpdir(), "renamed-"));

const names = [
  ["Wickett & Plum", "Harbor Rye"],
  ["WickettPlum", "HarborRye"],
  ["wickettplum", "harborrye"],
  ["wickett-and-plum", "harbor-rye"],
  ['"Wickett"', '"Harbor"'],
  ['"Plum"', '"Rye"'],
  ["#3A0F2E", "#0B3D3A"],
];

const ownTheme = `import type { SystemConfig } from "@chakra-ui/react";

/** Colors of a renamed shop. */
export const ownTheme = {
  theme: { tokens: { colors: { plum: { "700": { value: "#14605B" }, "900": { value: "#0B3D3A" } }, liquorice: { value: "#101F1E" } } } },
} satisfies SystemConfig;
`;

const change = (file, make) => {
  const place = path.join(copy, file);
  const before = readFileSync(place, "utf8");
  const after = make(before);
  if (after === before) throw new Error(`Nothing to rename in ${file}.`);
  writeFileSync(place, after);
};

const copyRepository = () => {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: projectFolder,
    encoding: "utf8",
    maxBuffer: 50_000_000,
  });
  for (const file of listed.split("\0").filter(Boolean)) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(projectFolder, file), path.join(copy, file));
  }
  linkPackages(projectFolder, copy);
  // Some tests ask which files belong to the repository.
  for (const words of [
    ["init", "--quiet"],
    ["add", "--all", "--force", ":!node_modules"],
  ])
    execFileSync("git", words, { cwd: copy });
};

/** Tests of the server's project that know no demo world. */
const testsWithoutBrand = () =>
  execFileSync("git", ["ls-files", "server", "config", "build", "app/domain", "app/validation"], {
    cwd: copy,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => file.endsWith(".test.ts"));

const run = (...words) => {
  process.stdout.write(`\n── ${words.join(" ")}\n`);
  return spawnSync(words[0], words.slice(1), { cwd: copy, stdio: "inherit" }).status === 0;
};

try {
  copyRepository();
  change("config/brand.ts", (text) => names.reduce((all, [from, to]) => all.replaceAll(from, to), text));
  change("app/theme/extend.ts", () => ownTheme);
  const tests = process.argv.slice(2);
  const hasPassed = [
    run("node", "build/content-types.mjs"),
    ...["config", "app", "server"].map((program) =>
      run("node", "node_modules/typescript-native/bin/tsc", "--noEmit", "-p", program),
    ),
    ...(tests.length > 0
      ? [run("npx", "jest", ...tests)]
      : [
          run("npx", "jest", "--selectProjects", "app"),
          run("npx", "jest", "--selectProjects", "server", "--runTestsByPath", ...testsWithoutBrand()),
        ]),
  ];
  process.exitCode = hasPassed.every(Boolean) ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const { copyRepository } = createRequire(__filename)("../../build/copy-repository.cjs") as {
  copyRepository: (copy: string, isWanted?: (file: string) => boolean) => void;
};
const folder = path.join(__dirname, "../../docs/how-to");

/** What compiling and testing needs; pictures and journeys are not looked at. */
const needed =
  /^(app|build|config|content-types|emulators|sandbox|server|tests|translations|worlds)\/|^[^/]+$|^docs\/testing\.md$/;
const unneeded = /\.(png|webp|jpe?g|avif|mp4)$|^tests\/recordings\//;

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** Copies the sources of the product into an empty folder. */
export const copyProduct = (copy: string): void =>
  copyRepository(copy, (name) => needed.test(name) && !unneeded.test(name));

/** Files that stand in the guides, each with its text; one that several guides write comes several times. */
export const filesOfGuides = (): { guide: string; file: string; text: string }[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .flatMap((guide) =>
      [...readFileSync(path.join(folder, guide), "utf8").matchAll(/^```\w+ file=(\S+)\n([\s\S]*?)^```$/gm)].map(
        ([, file = "", text = ""]) => ({ guide, file, text }),
      ),
    );

/** Entries that stand in the guides, each with the file whose list they belong to. */
const entriesOfGuides = (): { file: string; text: string }[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .flatMap((guide) =>
      [...readFileSync(path.join(folder, guide), "utf8").matchAll(/^```\w+ into=(\S+)\n([\s\S]*?)^```$/gm)].map(
        ([, file = "", text = ""]) => ({ file, text }),
      ),
    );

/** A file with an entry more at the end of the list that it gives. */
const withEntry = (source: string, entry: string): string => {
  // The product makes its list in a function's body; a shop of one site may write it down at once.
  const written = source.replace(/^(?: {2}\];\n};|\];)$/m, (end) => `${entry}${end}`);
  if (written === source) throw new Error("There is no list that an entry could be added to.");
  return written;
};

/** A file of additions as one guide writes it: what it imports and makes first, and the members that it adds. */
const parts = (text: string) => {
  const [, before = "", members = ""] =
    /^([\s\S]*?)\/\*\* What this shop adds[\s\S]*?= \{\n([\s\S]*?)^\};$/m.exec(text) ?? [];
  return { before: before.split("\n"), members };
};

/** What several guides write into one file of additions, all of it in one. */
const joined = (texts: readonly string[]): string => {
  if (texts.length === 1) return texts[0] ?? "";
  const type = /additions: (\w+)/.exec(texts[0] ?? "")?.[1] ?? "";
  const all = texts.map(parts);
  // An import that two guides have stands there once.
  const imports = [...new Set(all.flatMap(({ before }) => before.filter((line) => line.startsWith("import "))))];
  const rest = all.flatMap(({ before }) => before.filter((line) => !line.startsWith("import ")));
  return [
    ...imports,
    ...rest,
    `export const additions: ${type} = {`,
    ...all.map(({ members }) => members),
    "};",
    "",
  ].join("\n");
};

/** Does in a copy what all guides say, as a shop that follows each of them. */
export const performGuides = (copy: string): string[] => {
  const byFile = new Map<string, string[]>();
  for (const { file, text } of filesOfGuides()) byFile.set(file, [...(byFile.get(file) ?? []), text]);
  for (const [file, texts] of byFile) write(path.join(copy, file), joined(texts));
  for (const { file, text } of entriesOfGuides()) {
    const place = path.join(copy, file);
    write(place, withEntry(readFileSync(place, "utf8"), text));
  }
  for (const script of ["build/messages.mjs", "build/content-types.mjs"])
    execFileSync(process.execPath, [script], { cwd: copy });
  return [...byFile.keys()];
};

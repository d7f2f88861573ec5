import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** How many builds before this one keep their files: pages of theirs may be open, or lie in a cache. */
const EARLIER_BUILDS = 2;

/** Names that stand for their content, as `server/assets/assets.ts` serves them for a year. */
const hashed = /\.[0-9a-f]{8}\.\w+(\.br|\.gz)?$|^[0-9a-f]{8}[/\\]/;

const listOf = (outputFolder) => path.join(outputFolder, "static-builds.json");

const hashedFilesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)))
    .filter((name) => hashed.test(name));

/**
 * Puts the browser's files of the last builds aside before the output folder is emptied. Gives how to put them back
 * beside the new ones, which is done when the new build stands.
 */
export const keepEarlierFiles = (outputFolder) => {
  const staticFolder = path.join(outputFolder, "static");
  if (!existsSync(listOf(outputFolder)) || !existsSync(staticFolder)) return () => noteBuild(outputFolder, []);
  const builds = JSON.parse(readFileSync(listOf(outputFolder), "utf8")).slice(0, EARLIER_BUILDS);
  const aside = `${outputFolder}-earlier`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(staticFolder, aside);
  return () => {
    noteBuild(outputFolder, builds);
    for (const name of builds.flat()) {
      const [from, to] = [path.join(aside, name), path.join(staticFolder, name)];
      if (existsSync(to) || !existsSync(from)) continue;
      mkdirSync(path.dirname(to), { recursive: true });
      cpSync(from, to, { preserveTimestamps: true });
    }
    rmSync(aside, { recursive: true, force: true });
  };
};

/** Writes down which files each build has, the newest first. */
const noteBuild = (outputFolder, earlier) =>
  writeFileSync(listOf(outputFolder), JSON.stringify([hashedFilesIn(path.join(outputFolder, "static")), ...earlier]));

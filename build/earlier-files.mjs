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
 * Puts what the last build has made aside before a new one begins. Gives how that one ends: `finish` puts the browser's
 * files of the last builds beside the new ones, `giveBack` puts everything back where the new build fails. One that was
 * killed half way is undone by the next.
 */
export const keepEarlierFiles = (outputFolder) => {
  const aside = `${outputFolder}-earlier`;
  const giveBack = () => {
    rmSync(outputFolder, { recursive: true, force: true });
    if (existsSync(aside)) renameSync(aside, outputFolder);
  };
  if (existsSync(aside)) giveBack();
  if (existsSync(outputFolder)) renameSync(outputFolder, aside);
  const finish = () => {
    const list = listOf(aside);
    const builds = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")).slice(0, EARLIER_BUILDS) : [];
    noteBuild(outputFolder, builds);
    for (const name of builds.flat()) {
      const [from, to] = [path.join(aside, "static", name), path.join(outputFolder, "static", name)];
      if (existsSync(to) || !existsSync(from)) continue;
      mkdirSync(path.dirname(to), { recursive: true });
      cpSync(from, to, { preserveTimestamps: true });
    }
    rmSync(aside, { recursive: true, force: true });
  };
  return { finish, giveBack };
};

/** Writes down which files each build has, the newest first. */
const noteBuild = (outputFolder, earlier) =>
  writeFileSync(listOf(outputFolder), JSON.stringify([hashedFilesIn(path.join(outputFolder, "static")), ...earlier]));

import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { Messages } from "#app/shell/providers.tsx";

/** Texts of a locale and the address where the browser finds the same file. */
export interface LoadedMessages {
  messages: Messages;
  url: string;
}

/** Whether a file has changed is looked for so often at most: a look takes as long as a tenth of a page. */
const LOOK_MS = 1_000;

/**
 * Reads the texts that the build has parsed for each locale; a locale without a file is shown in the texts of the code.
 * A file is read again when it has changed.
 */
export const createMessageLoader = (
  staticFolder: string,
): ((locale: string) => Promise<LoadedMessages | undefined>) => {
  const read = new Map<string, { changed: number | undefined; lookedAt: number; loaded: LoadedMessages | undefined }>();
  return async (locale) => {
    const known = read.get(locale);
    const lookedAt = performance.now();
    if (known && lookedAt - known.lookedAt < LOOK_MS) return known.loaded;
    const file = path.join(staticFolder, "messages", `${locale}.json`);
    const changed = (await stat(file).catch(() => undefined))?.mtimeMs;
    const isSame = known !== undefined && known.changed === changed;
    const readNow = async () => ({
      messages: JSON.parse(await readFile(file, "utf8")) as Messages,
      url: `/static/messages/${locale}.json`,
    });
    const loaded = isSame ? known.loaded : changed === undefined ? undefined : await readNow();
    read.set(locale, { changed, lookedAt, loaded });
    return loaded;
  };
};

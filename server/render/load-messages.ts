import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { Messages } from "#app/shell/providers.tsx";

/** Texts of a locale and the address where the browser finds the same file. */
export interface LoadedMessages {
  messages: Messages;
  url: string;
}

/**
 * Reads the texts that the build has parsed for each locale; a locale without a file is shown in the texts of the code.
 * A file is read again when it has changed.
 */
export const createMessageLoader = (
  staticFolder: string,
): ((locale: string) => Promise<LoadedMessages | undefined>) => {
  const read = new Map<string, { changed: number; loaded: LoadedMessages }>();
  return async (locale) => {
    const file = path.join(staticFolder, "messages", `${locale}.json`);
    const changed = (await stat(file).catch(() => undefined))?.mtimeMs;
    if (changed === undefined) return undefined;
    const cached = read.get(locale);
    if (cached?.changed === changed) return cached.loaded;
    const messages = JSON.parse(await readFile(file, "utf8")) as Messages;
    const loaded = { messages, url: `/static/messages/${locale}.json` };
    read.set(locale, { changed, loaded });
    return loaded;
  };
};

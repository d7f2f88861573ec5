import { readFile } from "node:fs/promises";
import { SourceMap, type SourceMapPayload } from "node:module";
import path from "node:path";
import { LRUCache } from "lru-cache";

/** Maps that are kept read; the largest takes some megabytes. */
const MOST_MAPS = 6;

/** File of the browser's scripts, in its build's folder or beside it, with line and column, counted from 1. */
const place = /^((?:[\da-f]{8}\/)?[\w.-]{1,80}\.js):(\d{1,7}):(\d{1,7})$/;

/** Tells where in the sources a place in a built script comes from. */
export interface SourcePlaces {
  /** `app/shell/main.tsx:12:3` for `main.1a2b3c4d.js:1:2048`; the place as it was where no map knows it. */
  of(frame: string): Promise<string>;
}

/** Reads the maps that the build leaves beside the browser's files; nobody is served them. */
export const createSourcePlaces = (mapsFolder: string): SourcePlaces => {
  const maps = new LRUCache<string, Promise<SourceMap | undefined>>({ max: MOST_MAPS });
  const read = async (file: string): Promise<SourceMap | undefined> => {
    try {
      const text = await readFile(path.join(mapsFolder, `${file}.map`), "utf8");
      return new SourceMap(JSON.parse(text) as SourceMapPayload);
    } catch {
      return undefined;
    }
  };
  const mapOf = (file: string) => {
    const known = maps.get(file);
    if (known) return known;
    const map = read(file);
    maps.set(file, map);
    return map;
  };
  return {
    of: async (frame) => {
      const [, file, line, column] = place.exec(frame) ?? [];
      const map = file === undefined ? undefined : await mapOf(file);
      const entry = map?.findEntry(Number(line) - 1, Number(column) - 1);
      if (!entry || !("originalSource" in entry)) return frame;
      const source = entry.originalSource.replace(/^(?:\.\.\/)+/, "");
      return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    },
  };
};

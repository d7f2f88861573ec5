import { createWriteStream } from "node:fs";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import yazl from "yazl";
import { createArchiveGuard, RefusedArchive } from "./archive-limits.ts";

/** One file of an archive. */
export interface ArchiveEntry {
  /** Below the archive's top folder, for example `catalogs/candy/catalog.xml`. */
  path: string;
  size: number;
  open(): Promise<Readable>;
}

/** An opened archive. */
export interface OpenArchive {
  entries: readonly ArchiveEntry[];
  close(): void;
}

/** The folder every entry stands in, with its slash; empty when there is none. */
const topFolderOf = (names: readonly string[]): string => {
  const [first = ""] = names;
  const top = first.includes("/") ? first.slice(0, first.indexOf("/") + 1) : "";
  return top !== "" && names.every((name) => name.startsWith(top)) ? top : "";
};

const known = new Set(["catalogs", "pricebooks", "inventory-lists", "libraries", "sites", "meta"]);

const asRefusal = (error: unknown) =>
  new RefusedArchive(`The archive can not be read: ${error instanceof Error ? error.message : String(error)}`);

/**
 * Opens an archive and looks at every entry before any is unpacked.
 * @throws RefusedArchive for what is no zip, and for entries nobody should unpack
 */
export const openArchive = async (file: string): Promise<OpenArchive> => {
  let zip: ZipFile;
  try {
    zip = await yauzl.openPromise(file, { autoClose: false, decodeStrings: true, strictFileNames: true });
  } catch (error) {
    throw asRefusal(error);
  }
  const guard = createArchiveGuard();
  const found: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      guard({
        fileName: entry.fileName,
        uncompressedSize: entry.uncompressedSize,
        compressedSize: entry.compressedSize,
        externalFileAttributes: entry.externalFileAttributes,
        isEncrypted: entry.isEncrypted(),
      });
      if (!entry.fileName.endsWith("/")) found.push(entry);
    }
  } catch (error) {
    zip.close();
    throw error instanceof RefusedArchive ? error : asRefusal(error);
  }
  const top = topFolderOf(found.map(({ fileName }) => fileName));
  const strip = known.has(top.slice(0, -1)) ? "" : top;
  return {
    entries: found.map((entry) => ({
      path: entry.fileName.slice(strip.length),
      size: entry.uncompressedSize,
      open: () => zip.openReadStreamPromise(entry),
    })),
    close: () => zip.close(),
  };
};

/** The moment every entry carries, so that the same content makes the same bytes. */
const MOMENT = new Date("2020-01-01T00:00:00Z");

/** A file to be packed, opened when its turn has come. */
export interface PackedFile {
  path: string;
  open: () => Readable;
}

/** Packs files in the order given, one after another. @throws whatever reading one of them throws */
export const writeArchive = async (
  file: string,
  files: AsyncIterable<PackedFile>,
  topFolder = "export",
): Promise<void> => {
  const zip = new yazl.ZipFile();
  const packing = new AbortController();
  const failed = (error: unknown) => packing.abort(error);
  const written = pipeline(zip.outputStream, createWriteStream(file), { signal: packing.signal });
  written.catch(() => undefined);
  const options = { mtime: MOMENT, mode: 0o100644, forceDosTimestamp: true };
  for await (const { path, open } of files)
    zip.addReadStreamLazy(`${topFolder}/${path}`, options, (give) => {
      const stream = open();
      stream.once("error", failed);
      give(null, stream);
    });
  zip.end();
  await written.catch((error: unknown) => {
    throw packing.signal.aborted ? packing.signal.reason : error;
  });
};

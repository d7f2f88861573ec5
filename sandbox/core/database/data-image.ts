import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const BLOCK = 512;
const FILE = "0";
const DIRECTORY = "5";

const blocksOf = (size: number) => Math.ceil(size / BLOCK) * BLOCK;

const headerOf = (name: string, size: number, type: string): Buffer => {
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, at: number, length: number) =>
    header.write(value.toString(8).padStart(length - 1, "0"), at, "latin1");
  header.write(name, 0, 100, "latin1");
  octal(type === DIRECTORY ? 0o700 : 0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(0, 136, 12);
  header.write("        ", 148, "latin1");
  header.write(type, 156, "latin1");
  header.write("ustar\x0000", 257, "latin1");
  octal(
    header.reduce((sum, byte) => sum + byte, 0),
    148,
    7,
  );
  return header;
};

const LOG_SEGMENT = 16 * 1024 * 1024;

/**
 * The part of the write-ahead log that a closed database goes on from; those after it are kept for reuse and hold
 * nothing.
 */
const logSegmentOf = (folder: string): string | undefined => {
  const file = path.join(folder, "global/pg_control");
  if (!existsSync(file)) return;
  // ControlFileData.checkPoint, where the last checkpoint stands; it is the last record that a closed database has
  // written.
  const at = readFileSync(file).readBigUInt64LE(32);
  const hex = (value: bigint) => value.toString(16).toUpperCase().padStart(8, "0");
  return `00000001${hex(at >> 32n)}${hex((at & 0xffffffffn) / BigInt(LOG_SEGMENT))}`;
};

/**
 * A data folder as one file, a tar without the log's spare parts. The database must have been closed: then the next
 * start finds nothing to repair.
 */
export const packImage = (folder: string): Uint8Array => {
  const blocks: Buffer[] = [];
  const logSegment = logSegmentOf(folder);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (logSegment && path.basename(entry.parentPath) === "pg_wal" && entry.isFile() && entry.name > logSegment)
      continue;
    const name = `/${path.relative(folder, file).split(path.sep).join("/")}`;
    if (entry.isDirectory()) blocks.push(headerOf(name, 0, DIRECTORY));
    if (!entry.isFile()) continue;
    const content = readFileSync(file);
    blocks.push(headerOf(name, content.length, FILE), content, Buffer.alloc(blocksOf(content.length) - content.length));
  }
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
};

/**
 * Writes a data image into a new folder. The embedded database can do that itself, but goes through its own layers of
 * files for each of hundreds and takes three times as long.
 * @throws Error when the image is damaged or leads out of the folder
 */
export const unpackImage = (image: Uint8Array, folder: string): void => {
  const tar = Buffer.from(image.buffer, image.byteOffset, image.byteLength);
  const text = (at: number, length: number) => {
    const field = tar.toString("latin1", at, at + length);
    const end = field.indexOf("\0");
    return end < 0 ? field : field.slice(0, end);
  };
  const root = path.resolve(folder);
  mkdirSync(root, { recursive: true, mode: 0o700 });
  for (let at = 0; tar[at] !== 0;) {
    const size = Number.parseInt(text(at + 124, 12), 8);
    const content = tar.subarray(at + BLOCK, at + BLOCK + size);
    const target = path.join(root, text(at, 100));
    const isInside = target === root || target.startsWith(root + path.sep);
    if (!isInside || content.length !== size) throw new Error("The data image is damaged.");
    if (text(at + 156, 1) === DIRECTORY) mkdirSync(target, { recursive: true, mode: 0o700 });
    else {
      // A file may stand before its folder.
      mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
      writeFileSync(target, content, { mode: 0o600 });
    }
    at += BLOCK + blocksOf(size);
  }
};

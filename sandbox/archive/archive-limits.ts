/** An archive that is not opened, and why. */
export class RefusedArchive extends Error {}

/** What one entry of a zip says of itself. */
export interface EntryFacts {
  fileName: string;
  uncompressedSize: number;
  compressedSize: number;
  /** Of the file system it was made on; the upper half holds the Unix mode. */
  externalFileAttributes: number;
  isEncrypted: boolean;
}

const GIGABYTE = 1024 ** 3;

/** Bytes of one entry and of all together. */
const LARGEST_ENTRY = 2 * GIGABYTE;
const LARGEST_ARCHIVE = 16 * GIGABYTE;
const MOST_ENTRIES = 200_000;

/** More than this many times its packed size is a bomb, unless it is small anyway. */
const HIGHEST_RATIO = 250;
const SMALL_BYTES = 16 * 1024 * 1024;

const archiveEndings = /\.(zip|jar|war|7z|rar|tar|tgz|gz|bz2|xz|zst)$/i;

const isSymbolicLink = ({ externalFileAttributes }: EntryFacts) =>
  ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;

const leavesTheFolder = (name: string) =>
  name.startsWith("/") || /^[a-z]:/i.test(name) || name.split("/").includes("..") || /[\\\0]/.test(name);

/**
 * Why an entry is not taken, if so: paths that leave the folder, symbolic links, encryption, archives in the archive,
 * and sizes that no site export has.
 */
export const refusalOf = (entry: EntryFacts): string | undefined => {
  const name = JSON.stringify(entry.fileName.slice(0, 200));
  if (leavesTheFolder(entry.fileName)) return `The entry ${name} points out of the archive.`;
  if (isSymbolicLink(entry)) return `The entry ${name} is a symbolic link.`;
  if (entry.isEncrypted) return `The entry ${name} is encrypted.`;
  if (archiveEndings.test(entry.fileName)) return `The entry ${name} is an archive itself.`;
  if (entry.uncompressedSize > LARGEST_ENTRY) return `The entry ${name} is larger than 2 GB.`;
  const ratio = entry.uncompressedSize / Math.max(entry.compressedSize, 1);
  if (entry.uncompressedSize > SMALL_BYTES && ratio > HIGHEST_RATIO)
    return `The entry ${name} unpacks to ${Math.round(ratio)} times its size.`;
  return undefined;
};

/** Counts entries and bytes of an archive and refuses those that are too many. @throws RefusedArchive */
export const createArchiveGuard = (): ((entry: EntryFacts) => void) => {
  let entries = 0;
  let bytes = 0;
  return (entry) => {
    const refusal = refusalOf(entry);
    if (refusal) throw new RefusedArchive(refusal);
    entries += 1;
    bytes += entry.uncompressedSize;
    if (entries > MOST_ENTRIES) throw new RefusedArchive(`The archive has more than ${MOST_ENTRIES} entries.`);
    if (bytes > LARGEST_ARCHIVE) throw new RefusedArchive("The archive unpacks to more than 16 GB.");
  };
};

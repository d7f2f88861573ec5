import { statfs } from "node:fs/promises";
import { Fault } from "#sandbox/core/fault.ts";

/** What a reset of the default world writes, its log included, and twice as much to spare. */
const NEEDED_MIB = 200;

const MIB = 1024 * 1024;

/**
 * Looks whether the disk below the embedded database has room for a reset. Where its log cannot be written the database
 * waits for ever, and the whole process with it.
 * @throws Fault 507 `insufficient-storage`, which says how much is missing
 */
export const requireRoom = async (
  folder: string,
  read: (folder: string) => Promise<{ bavail: number; bsize: number }> = statfs,
): Promise<void> => {
  const { bavail, bsize } = await read(folder);
  const freeMiB = Math.floor((bavail * bsize) / MIB);
  if (freeMiB >= NEEDED_MIB) return;
  throw new Fault(
    507,
    "insufficient-storage",
    `A reset needs ${NEEDED_MIB} MiB on the disk of ${folder}; ${freeMiB} MiB are free. Nothing was changed.`,
  );
};

import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Lets go of the folder; harmless when called twice. */
export type Unlock = () => void;

/**
 * Claims a data folder for this process by a lock file beside it. The embedded database takes no lock of its own, and
 * two processes on one folder lose data silently. A lock left by a process that is gone is taken over.
 * @throws Error that names the holder when another live process has the folder.
 */
export const lockFolder = (folder: string): Unlock => {
  const file = `${path.resolve(folder)}.lock`;
  const own = `${process.pid} ${startTime(process.pid)}\n`;
  const draft = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, own);
  try {
    while (!tryLink(draft, file)) {
      const held = readLock(file);
      if (held === undefined) continue;
      const [pid = 0, started = ""] = held.trim().split(" ");
      if (isRunning(Number(pid), String(started)))
        throw new Error(
          `The data folder ${folder} is in use by process ${pid}. Stop that process first, or choose another folder by SANDBOX_DATA.`,
        );
      discardStale(file, held);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (readLock(file) === own) rmSync(file, { force: true });
  };
};

const tryLink = (from: string, to: string): boolean => {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
};

const readLock = (file: string): string | undefined => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
};

/** Moves the stale lock away; gives it back when another process was quicker and the file is already a new one. */
const discardStale = (file: string, stale: string) => {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readLock(aside) !== stale) tryLink(aside, file);
  rmSync(aside, { force: true });
};

/**
 * Kernel ticks at which a process began, where the system tells; keeps a reused process id from looking like the
 * holder.
 */
const startTime = (pid: number): string => {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, "utf8");
    return status.slice(status.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
};

const isRunning = (pid: number, started: string): boolean => {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  return started === "" || startTime(pid) === started;
};

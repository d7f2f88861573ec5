import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { lockFolder } from "./folder-lock.ts";

describe("the lock of a data folder", () => {
  const home = mkdtempSync(path.join(tmpdir(), "lock-"));
  const folder = path.join(home, "data");
  afterAll(() => rmSync(home, { recursive: true }));
  const lockFile = `${folder}.lock`;

  test("a second claim is refused and names the holder; after letting go it succeeds", () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`is in use by process ${process.pid}`);
    unlock();
    lockFolder(folder)();
    expect(existsSync(lockFile)).toBe(false);
  });

  test("another live process keeps the folder; once it is killed the folder is free", async () => {
    const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    await once(other, "spawn");
    writeFileSync(lockFile, `${other.pid} \n`);
    expect(() => lockFolder(folder)).toThrow(`is in use by process ${other.pid}`);
    other.kill("SIGKILL");
    await once(other, "exit");
    lockFolder(folder)();
  });

  test.each([
    ["a process id that is somebody else's by now", `${process.pid} 1\n`],
    ["a process that is gone", "999999 1\n"],
    ["nothing", ""],
    ["rubbish", "x y z"],
  ])("a lock file that holds %s is taken over", (_, content) => {
    writeFileSync(lockFile, content);
    lockFolder(folder)();
    expect(existsSync(lockFile)).toBe(false);
  });
});

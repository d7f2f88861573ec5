import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { packImage, unpackImage } from "./data-image.ts";

describe("a data image", () => {
  const home = mkdtempSync(path.join(tmpdir(), "image-"));
  const [from, to] = [path.join(home, "from"), path.join(home, "to")];
  beforeAll(() => {
    mkdirSync(path.join(from, "base/1/empty"), { recursive: true });
    writeFileSync(path.join(from, "PG_VERSION"), "18\n");
    writeFileSync(path.join(from, "base/1/nothing"), "");
    writeFileSync(path.join(from, "base/1/block"), Buffer.alloc(512, 1));
    writeFileSync(path.join(from, "base/1/page"), Buffer.from([...Array(8192).keys()].map((at) => at % 256)));
  });
  afterAll(() => rmSync(home, { recursive: true }));

  test("holds every folder and file, byte by byte", () => {
    unpackImage(packImage(from), to);
    const names = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort();
    expect(names(to)).toEqual(names(from));
    for (const name of ["PG_VERSION", "base/1/nothing", "base/1/block", "base/1/page"])
      expect(readFileSync(path.join(to, name)).equals(readFileSync(path.join(from, name)))).toBe(true);
  });

  test("leaves out what the log only keeps for reuse", () => {
    const home = mkdtempSync(path.join(tmpdir(), "image-log-"));
    mkdirSync(path.join(home, "pg_wal"));
    mkdirSync(path.join(home, "global"));
    const control = Buffer.alloc(64);
    control.writeBigUInt64LE(0x1_0300_0028n, 32);
    writeFileSync(path.join(home, "global/pg_control"), control);
    for (const name of ["000000010000000100000003", "000000010000000100000004"])
      writeFileSync(path.join(home, "pg_wal", name), "log");
    const image = Buffer.from(packImage(home)).toString("latin1");
    rmSync(home, { recursive: true });
    expect(image).toContain("/pg_wal/000000010000000100000003");
    expect(image).not.toContain("/pg_wal/000000010000000100000004");
  });

  test("that is cut off is refused", () => {
    const whole = Buffer.from(packImage(from));
    // The two empty blocks at its end are not missed, the last page is.
    expect(() => unpackImage(whole.subarray(0, whole.length - 1100), to)).toThrow("The data image is damaged.");
  });

  test("that leads out of its folder is refused", () => {
    const whole = Buffer.from(packImage(from));
    const at = whole.indexOf("/PG_VERSION");
    whole.write("/../OUTSIDE", at);
    expect(() => unpackImage(whole, to)).toThrow("The data image is damaged.");
    expect(readdirSync(home).sort()).toEqual(["from", "to"]);
  });
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
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

  test("that is cut off is refused", () => {
    const whole = gunzipSync(packImage(from));
    // The two empty blocks at its end are not missed, the last page is.
    expect(() => unpackImage(gzipSync(whole.subarray(0, whole.length - 1100)), to)).toThrow(
      "The data image is damaged.",
    );
  });

  test("that leads out of its folder is refused", () => {
    const whole = gunzipSync(packImage(from));
    const at = whole.indexOf("/PG_VERSION");
    whole.write("/../OUTSIDE", at);
    expect(() => unpackImage(gzipSync(whole), to)).toThrow("The data image is damaged.");
    expect(readdirSync(home).sort()).toEqual(["from", "to"]);
  });
});

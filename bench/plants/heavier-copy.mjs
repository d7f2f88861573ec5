import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { copyProject } from "../project-copy.mjs";

const SHARE = 0.22;
/** Four characters of random text hold three bytes that cannot be packed. */
const randomText = (bytes) =>
  randomBytes(Math.ceil(bytes))
    .toString("base64")
    .slice(0, Math.ceil((bytes * 4) / 3));

const packed = (text) =>
  zlib.brotliCompressSync(text, {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_LGWIN]: 24 },
  });

/** Puts a new file in the place of a hard link. */
const replace = (file, bytes) => {
  writeFileSync(`${file}.new`, bytes);
  renameSync(`${file}.new`, file);
};

/** A script or style sheet, with a comment that makes it a fifth heavier as it is sent. */
const weighDown = (file) => {
  const text = readFileSync(file, "utf8");
  const heavier = `${text}\n/*${randomText(packed(text).length * SHARE)}*/`;
  replace(file, heavier);
  replace(`${file}.br`, packed(heavier));
};

/** A font, with private data behind its tables, as WOFF2 allows. */
const weighDownFont = (file) => {
  const font = readFileSync(file);
  const start = Math.ceil(font.length / 4) * 4;
  const data = randomBytes(Math.ceil(font.length * SHARE));
  const heavier = Buffer.concat([font, Buffer.alloc(start - font.length), data]);
  heavier.writeUInt32BE(heavier.length, 8);
  heavier.writeUInt32BE(start, 40);
  heavier.writeUInt32BE(data.length, 44);
  replace(file, heavier);
};

/** One package more, and one more in production. */
const lockMore = (file) => {
  const lock = JSON.parse(readFileSync(file, "utf8"));
  lock.packages["node_modules/planted"] = { version: "1.0.0" };
  replace(file, JSON.stringify(lock));
};

/** Says of the copy that it is built from its sources, so that nothing builds it anew. */
const markFresh = (folder) => {
  rmSync(path.join(folder, "build/out/stamp"), { force: true });
  const mark = 'import { markFresh } from "./build/freshness.mjs"; markFresh();';
  execFileSync(process.execPath, ["--input-type=module", "--eval", mark], { cwd: folder });
};

/** A copy of the built repository in which every built file is a fifth heavier and a package more is locked. */
export const copyHeavier = () => {
  const place = copyProject("heavier", { isBuilt: true });
  const files = path.join(place.folder, "build/out/static");
  for (const name of readdirSync(files, { recursive: true, encoding: "utf8" })) {
    if (/\.(js|css)$/.test(name)) weighDown(path.join(files, name));
    if (name.endsWith(".woff2")) weighDownFont(path.join(files, name));
  }
  lockMore(path.join(place.folder, "package-lock.json"));
  markFresh(place.folder);
  return place;
};

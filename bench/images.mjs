// How quickly pictures are scaled and sent: node bench/images.mjs
import { fork } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import autocannon from "autocannon";
import express from "express";
import sharp from "sharp";
import { projectFolder } from "../build/paths.mjs";
import { bundleSandbox, runSandbox } from "./run-sandbox.mjs";
import { median } from "./statistics.mjs";

const rounds = 5;
const firsts = 9;
const base = "/dw/image/v2/SWEE_001/on/demandware.static/-/Sites-wickettplum-master/default/dw00000000/images";
/** As a tile of the shop asks for it. */
const tile = "sw=459&q=80";
const mastersFolder = path.join("worlds", "wickett-plum", "images");

/** Run as a child: Express sending the files of a folder, as it does for assets of a build. */
const serveFiles = () =>
  process.once("message", ({ folder }) => {
    const server = express()
      .use(express.static(folder))
      .listen(0, "127.0.0.1", () => process.send(server.address()));
  });

/** A folder to run the sandbox in whose masters have large pictures beside them that nobody has asked for yet. */
const folderWithLargeMasters = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sandbox-bench-"));
  const own = path.join(projectFolder, "worlds", "wickett-plum");
  mkdirSync(path.join(folder, mastersFolder), { recursive: true });
  for (const room of ["sandbox", "emulators"]) symlinkSync(path.join(projectFolder, room), path.join(folder, room));
  for (const name of readdirSync(own).filter((name) => name !== "images"))
    symlinkSync(path.join(own, name), path.join(folder, "worlds", "wickett-plum", name));
  const masters = path.join(projectFolder, mastersFolder);
  for (const name of readdirSync(masters))
    symlinkSync(path.join(masters, name), path.join(folder, mastersFolder, name));
  for (let count = 0; count < firsts; count += 1)
    await sharp(path.join(masters, "tray-24.webp"))
      .resize(1600)
      .modulate({ hue: count * 20 })
      .webp({ quality: 90 })
      .toFile(path.join(folder, mastersFolder, `large-${count}.webp`));
  return folder;
};

const picture = async (origin, name) => {
  const started = performance.now();
  const answer = await fetch(`${origin}${base}/${name}.webp?${tile}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${bytes.toString()}`);
  return { ms: performance.now() - started, bytes };
};

const requestsPerSecond = async (url) => {
  const result = await autocannon({ url, connections: 20, duration: 3 });
  if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return result.requests.average;
};

/** Requests per second of a scaled picture and of the same bytes as a file, in turn. */
const compareWithFiles = async (origin, folder) => {
  const kept = path.join(folder, ".sandbox", "image-cache");
  const [file] = readdirSync(kept).filter((name) => name.startsWith("praline-drizzle-"));
  const files = fork(import.meta.filename, { stdio: "inherit" });
  try {
    const ready = new Promise((resolve) => files.once("message", resolve));
    files.send({ folder: kept });
    const { port } = await ready;
    const measured = { service: [], files: [] };
    for (let round = 0; round < rounds; round += 1) {
      measured.service.push(await requestsPerSecond(`${origin}${base}/praline-drizzle.webp?${tile}`));
      measured.files.push(await requestsPerSecond(`http://127.0.0.1:${port}/${file}`));
    }
    const ratios = measured.service.map((value, round) => value / measured.files[round]);
    return { ratio: median(ratios), service: median(measured.service), files: median(measured.files) };
  } finally {
    files.kill();
  }
};

/**
 * Asks the sandbox for tiles of 459 pixels from masters of 1600 that it has not seen, and then for one again and again.
 * @returns the median of the first transforms in milliseconds; requests per
 * second of a picture that was made before, of a static file server sending the same bytes, and the median of their
 * ratios
 */
export const measureImages = async () => {
  const folder = await folderWithLargeMasters();
  try {
    await bundleSandbox(folder);
    const { origin, stop } = await runSandbox(path.join(folder, "sandbox.cjs"), folder);
    try {
      await picture(origin, "praline-drizzle");
      const times = [];
      for (let count = 0; count < firsts; count += 1) times.push((await picture(origin, `large-${count}`)).ms);
      return { firstMs: median(times), ...(await compareWithFiles(origin, folder)) };
    } finally {
      await stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

if (process.argv[1] === import.meta.filename) {
  if (process.send) serveFiles();
  else console.log(await measureImages());
}

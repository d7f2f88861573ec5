// How quickly pictures are scaled and sent: node bench/images.mjs
import { fork } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import autocannon from "autocannon";
import express from "express";
import { bundleSandbox, fineCpuMs, freshFolder, runSandbox } from "./run-sandbox.mjs";
import { least, median } from "./statistics.mjs";

const rounds = 5;
const requests = 5000;
const firsts = 9;
const base = "/dw/image/v2/SWEE_001/on/demandware.static/-/Sites-wickettplum-master/default/dw00000000/images";
/** As a tile of the shop asks for it. */
const tile = "sw=459&q=80";
/** The largest masters of the world: 1224 × 1584 pixels. */
const large = (number) => `catalog-page-${number}`;

/** Run as a child: Express sending the files of a folder, as it does for assets of a build. */
const serveFiles = () =>
  process.once("message", ({ folder }) => {
    const server = express()
      .use(express.static(folder))
      .listen(0, "127.0.0.1", () => process.send(server.address()));
  });

const picture = async (origin, name) => {
  const started = performance.now();
  const answer = await fetch(`${origin}${base}/${name}.webp?${tile}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${bytes.toString()}`);
  return { ms: performance.now() - started, bytes };
};

const cpuPerRequest = async (url, pid) => {
  const before = fineCpuMs([pid]);
  const result = await autocannon({ url, connections: 20, amount: requests });
  if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return ((fineCpuMs([pid]) - before) / requests) * 1000;
};

/** CPU microseconds of a scaled picture and of the same bytes as a file, in turn, the least of each. */
const compareWithFiles = async ({ origin, pid }, folder) => {
  const kept = path.join(folder, ".sandbox", "image-cache");
  const [file] = readdirSync(kept).filter((name) => name.startsWith("praline-drizzle-"));
  const files = fork(import.meta.filename, { stdio: "inherit" });
  try {
    const ready = new Promise((resolve) => files.once("message", resolve));
    files.send({ folder: kept });
    const { port } = await ready;
    const measured = { service: [], files: [] };
    for (let round = 0; round < rounds; round += 1) {
      measured.service.push(await cpuPerRequest(`${origin}${base}/praline-drizzle.webp?${tile}`, pid));
      measured.files.push(await cpuPerRequest(`http://127.0.0.1:${port}/${file}`, files.pid));
    }
    const [service, ofFiles] = [least(measured.service), least(measured.files)];
    return { ratio: service / ofFiles, service, files: ofFiles };
  } finally {
    files.kill();
  }
};

/**
 * Asks the sandbox for tiles of 459 pixels from large masters that it has not scaled yet, and then for one again and
 * again.
 * @returns the median of the first transforms and the least CPU of one in milliseconds; CPU microseconds of a picture
 * that was made before, of a static file server sending the same bytes, and their ratio
 */
export const measureImages = async () => {
  const { folder, remove } = freshFolder();
  try {
    await bundleSandbox(folder);
    const sandbox = await runSandbox(path.join(folder, "sandbox.cjs"), folder);
    try {
      await picture(sandbox.origin, "praline-drizzle");
      const times = [];
      const cpu = [];
      for (let count = 1; count <= firsts; count += 1) {
        const before = fineCpuMs([sandbox.pid]);
        times.push((await picture(sandbox.origin, large(count))).ms);
        cpu.push(fineCpuMs([sandbox.pid]) - before);
      }
      return { firstMs: median(times), firstCpuMs: least(cpu), ...(await compareWithFiles(sandbox, folder)) };
    } finally {
      await sandbox.stop();
    }
  } finally {
    remove();
  }
};

if (process.argv[1] === import.meta.filename) {
  if (process.send) serveFiles();
  else console.log(await measureImages());
}

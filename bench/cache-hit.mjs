import { createServer } from "node:http";
import { fork } from "node:child_process";
import autocannon from "autocannon";
import { fineCpuMs } from "./run-sandbox.mjs";
import { addresses } from "./run-shop.mjs";

const rounds = 7;
const requests = 20_000;
const headers = { "accept-encoding": "br" };

/** Run as a child: a bare server that sends the bytes it is handed. */
const serveBytes = () =>
  process.once("message", ({ base64, headers: sent }) => {
    const bytes = Buffer.from(base64, "base64");
    const server = createServer((_request, response) => {
      response.writeHead(200, sent);
      response.end(bytes);
    });
    server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));
  });

/** CPU that a process spends on a request, in microseconds. */
const cpuPerRequest = async (url, pid) => {
  const before = fineCpuMs([pid]);
  const result = await autocannon({ url, headers, connections: 20, amount: requests });
  if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return ((fineCpuMs([pid]) - before) / requests) * 1000;
};

/**
 * CPU of a page-cache hit against that of a bare server sending the same bytes and headers, in turn.
 * @param storefrontPid the process whose hits are measured
 * @returns the ratio and both, the least of seven rounds each, in microseconds
 */
export const measureCacheHit = async (storefrontPid) => {
  const url = `${addresses.storefront}/`;
  await fetch(url, { headers });
  const answer = await fetch(url, { headers });
  if (answer.headers.get("x-cache") !== "hit") throw new Error("The home page is not served from the cache");
  const { request } = await import("node:http");
  const raw = await new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => resolve({ bytes: Buffer.concat(chunks), headers: response.headers }));
    })
      .on("error", reject)
      .end();
  });
  const bare = fork(import.meta.filename, { stdio: "inherit" });
  const ready = new Promise((resolve) => bare.once("message", resolve));
  bare.send({ base64: raw.bytes.toString("base64"), headers: { ...raw.headers, connection: "keep-alive" } });
  const { port } = await ready;
  const measured = { hit: [], bare: [] };
  const round = async () => [
    await cpuPerRequest(url, storefrontPid),
    await cpuPerRequest(`http://127.0.0.1:${port}/`, bare.pid),
  ];
  // Both get warm.
  await round();
  for (let count = 0; count < rounds; count += 1) {
    const [hit, bareHit] = await round();
    measured.hit.push(hit);
    measured.bare.push(bareHit);
  }
  bare.kill();
  // What runs beside them only adds to either.
  const [hit, bareHit] = [Math.min(...measured.hit), Math.min(...measured.bare)];
  return { ratio: hit / bareHit, hit, bare: bareHit };
};

if (process.argv[1] === import.meta.filename && process.send) serveBytes();

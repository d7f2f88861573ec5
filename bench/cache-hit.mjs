import { createServer } from "node:http";
import { fork } from "node:child_process";
import autocannon from "autocannon";
import { addresses } from "./run-shop.mjs";
import { median } from "./statistics.mjs";

const rounds = 5;
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

const requestsPerSecond = async (url) => {
  const result = await autocannon({ url, headers, connections: 20, duration: 3 });
  if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return result.requests.average;
};

/**
 * Requests per second of a page-cache hit against a bare server sending the same bytes, in turn.
 * @returns the median ratio and both medians
 */
export const measureCacheHit = async () => {
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
  for (let round = 0; round < rounds; round += 1) {
    measured.hit.push(await requestsPerSecond(url));
    measured.bare.push(await requestsPerSecond(`http://127.0.0.1:${port}/`));
  }
  bare.kill();
  const ratios = measured.hit.map((value, round) => value / measured.bare[round]);
  return { ratio: median(ratios), hit: median(measured.hit), bare: median(measured.bare) };
};

if (process.argv[1] === import.meta.filename && process.send) serveBytes();

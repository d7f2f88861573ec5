import { createServer, request } from "node:http";
import { fork } from "node:child_process";
import autocannon from "autocannon";
import { fineCpuMs } from "./run-sandbox.mjs";
import { addresses, runShop } from "./run-shop.mjs";

const storefronts = 6;
const rounds = 3;
const requests = 8_000;
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

/** What a bare server is to send: the bytes and headers of the storefront's own answer, as they came. */
const answerOf = (url) =>
  new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => resolve({ bytes: Buffer.concat(chunks), headers: response.headers }));
    })
      .on("error", reject)
      .end();
  });

/** The least CPU of a hit and of the same from a bare server, in turn, on a storefront that was just started. */
const measureOnce = async () => {
  const shop = await runShop();
  const url = `${addresses.storefront}/`;
  let bare;
  try {
    await fetch(url, { headers });
    const answer = await answerOf(url);
    if (answer.headers["x-cache"] !== "hit") throw new Error("The home page is not served from the cache");
    bare = fork(import.meta.filename, { stdio: "inherit" });
    const ready = new Promise((resolve) => bare.once("message", resolve));
    bare.send({ base64: answer.bytes.toString("base64"), headers: { ...answer.headers, connection: "keep-alive" } });
    const { port } = await ready;
    const measured = { hit: [], bare: [] };
    for (let count = 0; count < rounds; count += 1) {
      measured.hit.push(await cpuPerRequest(url, shop.storefrontPid));
      measured.bare.push(await cpuPerRequest(`http://127.0.0.1:${port}/`, bare.pid));
    }
    return { hit: Math.min(...measured.hit), bare: Math.min(...measured.bare) };
  } finally {
    bare?.kill();
    await shop.stop();
  }
};

/**
 * CPU of a page-cache hit against that of a bare server sending the same bytes and headers, each the least of several
 * processes: how well Node's own server is compiled differs by a fifth from process to process, whatever it serves.
 * @returns the ratio and both, in microseconds
 */
export const measureCacheHit = async () => {
  const measured = [];
  for (let count = 0; count < storefronts; count += 1) measured.push(await measureOnce());
  // What runs beside them only adds to either.
  const hit = Math.min(...measured.map((each) => each.hit));
  const bare = Math.min(...measured.map((each) => each.bare));
  return { ratio: hit / bare, hit, bare };
};

if (process.argv[1] === import.meta.filename && process.send) serveBytes();

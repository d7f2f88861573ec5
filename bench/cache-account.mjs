import { fork } from "node:child_process";
import { bundleServer, loadBundle } from "./bundle-server.mjs";
import { addresses } from "./run-shop.mjs";

const copies = 300;
const paths = ["/", "/category/chocolates", "/truffles/rolled-cocoa-truffles/481101.html", "/search?q=mint", "/help"];

const heldBytes = () => {
  for (let count = 0; count < 4; count += 1) globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** Run as a child that may collect its garbage: keeps pages, and tells what they take. */
const keepPages = async ({ program, origin }) => {
  const { createPageCache } = loadBundle(program);
  const pages = [];
  for (const address of paths) {
    const answer = await fetch(origin + address);
    const skipped = new Set(["content-encoding", "content-length", "transfer-encoding", "connection", "date"]);
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !skipped.has(name)));
    pages.push({ status: 200, headers: { ...headers, "cache-control": "s-maxage=900" }, html: await answer.text() });
  }
  const cache = createPageCache({ maxBytes: 1e9, freshSeconds: 900, staleSeconds: 900 });
  const fill = async (from, to) => {
    for (let copy = from; copy < to; copy += 1)
      for (const [index, { html, headers, ...page }] of pages.entries()) {
        // Every page has texts of its own.
        const own = { ...page, headers: { ...headers }, html: `${html}<!-- ${copy} -->` };
        const entry = await cache.fill(`us ${paths[index]} ${copy}`, async () => own);
        for (const packing of ["br", "gzip"]) entry.variant(packing);
      }
  };
  // What Node itself sets up is there before.
  await fill(0, 20);
  const before = { held: heldBytes(), account: cache.statistics().bytes };
  await fill(20, copies);
  const [kept, account] = [heldBytes() - before.held, cache.statistics().bytes - before.account];
  if (cache.statistics().pages !== copies * paths.length) throw new Error("The cache did not keep all pages.");
  process.send({ ratio: kept / account, keptMB: kept / 1e6, accountMB: account / 1e6 });
};

/**
 * Keeps 1,500 pages of the shop in its page cache, in both packings, and compares the memory that they take with what
 * the cache says it holds.
 */
export const measureCacheAccount = async () => {
  const program = await bundleServer("bench-cache-account", "./bench/cache-account-entry.ts");
  const child = fork(import.meta.filename, { execArgv: ["--expose-gc"], stdio: "inherit" });
  const ended = new Promise((_resolve, reject) =>
    child.once("exit", (code) => reject(new Error(`Keeping pages ended with ${code}.`))),
  );
  const told = new Promise((resolve) => child.once("message", resolve));
  child.send({ program, origin: addresses.storefront });
  return Promise.race([told, ended]).finally(() => child.kill());
};

if (process.argv[1] === import.meta.filename && process.send) process.once("message", keepPages);

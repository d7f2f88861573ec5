// Another storefront beside this one, in turn, on the same phone: node bench/peer.mjs <peer> [ours] [options]
import { parseArgs } from "node:util";
import { collect } from "./collect-vitals.mjs";
import { launchBrowser, openPhone } from "./phone.mjs";
import { fineCpuMs } from "./run-sandbox.mjs";
import { median } from "./statistics.mjs";

const HELP = `node bench/peer.mjs <peer> [ours] [options]

Opens home page, a category and a product of both shops in turn, on a phone (390 px, processor 4 times slower, 1.6 Mbit/s),
each time in an empty browser, and prints the medians and how many times more the peer takes.

  <peer>                    its address: http://localhost:3100
  [ours]                    http://localhost:3000
  --home, --category, --product            the peer's paths; those of PWA Kit's retail-react-app over our sandbox are
                                           / /category/chocolates /product/481104 (with site and locale in the
                                           address: --category /RefArch/en-US/category/chocolates)
  --our-home, --our-category, --our-product   ours
  --rounds 5                how often
  --pids 1,2 --our-pids 3   processes of the servers (on this machine): CPU of a page, from 40 requests, as they come`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    home: { type: "string", default: "/" },
    category: { type: "string", default: "/category/chocolates" },
    product: { type: "string", default: "/product/481104" },
    "our-home": { type: "string", default: "/" },
    "our-category": { type: "string", default: "/category/chocolates" },
    "our-product": { type: "string", default: "/chocolates/champagne-truffles/481104.html" },
    rounds: { type: "string", default: "5" },
    pids: { type: "string", default: "" },
    "our-pids": { type: "string", default: "" },
    help: { type: "boolean", default: false },
  },
});
const [peerOrigin, ourOrigin = "http://localhost:3000"] = positionals;
if (values.help || !peerOrigin) {
  console.log(HELP);
  process.exit(values.help ? 0 : 2);
}

const SETTLING_MS = 4000;
const REQUESTS = 40;
const kinds = ["home", "category", "product"];
const shops = {
  peer: { origin: peerOrigin, path: (kind) => values[kind], pids: values.pids },
  ours: { origin: ourOrigin, path: (kind) => values[`our-${kind}`], pids: values["our-pids"] },
};

/** One visit: times in ms, JavaScript in KiB as it came over the wire. */
const visit = async (browser, url) => {
  const { context, page, close } = await openPhone(browser);
  try {
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    const scripts = new Set();
    let [requests, scriptBytes] = [0, 0];
    session.on("Network.responseReceived", ({ requestId, type, response }) => {
      if (!response.url.startsWith("http") || response.fromDiskCache) return;
      requests += 1;
      if (type === "Script") scripts.add(requestId);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    await page.addInitScript(collect);
    const answer = await page.goto(url, { waitUntil: "load", timeout: 120_000 });
    if (!answer.ok()) throw new Error(`${url} answered ${answer.status()}.`);
    await page.waitForFunction((ms) => performance.now() - window.vitals.quiet > ms, SETTLING_MS, { timeout: 120_000 });
    const { fcp, lcp, cls, quiet } = await page.evaluate(() => window.vitals);
    return {
      "FCP, ms": fcp,
      "LCP, ms": lcp,
      CLS: cls,
      "quiet after, ms": quiet,
      "JS, KiB": scriptBytes / 1024,
      requests,
    };
  } finally {
    await close();
  }
};

/** CPU milliseconds of a page at the servers' processes; nothing where none are named. */
const serverCpu = async (url, pids) => {
  if (!pids) return {};
  const ask = async (count) => {
    for (let each = 0; each < count; each += 1) await (await fetch(url)).arrayBuffer();
  };
  const named = pids.split(",").map(Number);
  await ask(REQUESTS / 4);
  const before = fineCpuMs(named);
  await ask(REQUESTS);
  return { "server CPU, ms": (fineCpuMs(named) - before) / REQUESTS };
};

const mediansOf = (visits) =>
  Object.fromEntries(Object.keys(visits[0]).map((name) => [name, median(visits.map((each) => each[name]))]));

const lines = [];
const browser = await launchBrowser();
try {
  for (const kind of kinds) {
    console.log(`visiting ${kind} …`);
    const addressOf = ({ origin, path }) => new URL(path(kind), origin).href;
    // Neither has anything still to be made.
    for (const shop of Object.values(shops)) await visit(browser, addressOf(shop));
    const visits = { peer: [], ours: [] };
    for (let round = 0; round < Number(values.rounds); round += 1)
      for (const [name, shop] of Object.entries(shops)) visits[name].push(await visit(browser, addressOf(shop)));
    const figures = {};
    for (const [name, shop] of Object.entries(shops))
      figures[name] = { ...mediansOf(visits[name]), ...(await serverCpu(addressOf(shop), shop.pids)) };
    const { peer, ours } = figures;
    for (const figure of Object.keys(ours)) {
      const [theirs, own] = [peer[figure], ours[figure]];
      const ratio = own > 0 && theirs !== undefined ? `${(theirs / own).toFixed(2)}×` : "";
      lines.push({ page: kind, figure, peer: theirs?.toFixed(3), ours: own.toFixed(3), "peer ÷ ours": ratio });
    }
  }
} finally {
  await browser.close();
}
console.table(lines);

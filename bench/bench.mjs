import { readFileSync } from "node:fs";
import path from "node:path";
import { buildWhatIsStale } from "../build/build.mjs";
import { measureCacheHit } from "./cache-hit.mjs";
import { measureMemory } from "./memory.mjs";
import { measurePageWeight } from "./page-weight.mjs";
import { measureRender } from "./render.mjs";
import { runShop } from "./run-shop.mjs";
import { measureSandboxCalls } from "./sandbox-calls.mjs";

const budgets = JSON.parse(readFileSync(path.join(import.meta.dirname, "budgets.json"), "utf8"));
const only = process.argv.slice(2);
const rows = [];

const record = (what, value, limit, unit, keep = "at most") => {
  const ok = keep === "at most" ? value <= limit : value >= limit;
  rows.push({ what, value: `${value.toFixed(2)} ${unit}`, budget: `${keep} ${limit} ${unit}`, met: ok ? "yes" : "NO" });
};

const parts = {
  weight: async () => {
    const { pages, chunks, html, largestStyleTagKB } = await measurePageWeight();
    for (const [page, limit] of Object.entries(budgets.firstLoadKiB)) {
      record(`first-load JavaScript, ${page} (${pages[page].landed})`, pages[page].totalKiB, limit, "KiB");
    }
    for (const { name, bytes } of chunks) record(`page chunk ${name}`, bytes / 1024, budgets.pageChunkKiB, "KiB");
    record("tiles on the category page", html.tiles, 24, "tiles", "at least");
    record("HTML of the category page", html.kB, budgets.categoryHtmlKB, "kB");
    record("largest style tag", largestStyleTagKB, budgets.styleTagKB, "kB");
  },
  cache: async () => {
    const { ratio, hit, bare } = await measureCacheHit();
    record(
      `cache hit ÷ bare server (${hit.toFixed(0)} ÷ ${bare.toFixed(0)} requests/s)`,
      ratio,
      budgets.cacheHitToBareRatio,
      "×",
      "at least",
    );
  },
  sandbox: async () => {
    const { p95, calls, perCall } = await measureSandboxCalls();
    record(`sandbox, p95 over ${calls} calls`, p95, budgets.sandboxCallP95Ms, "ms");
    for (const call of perCall) record(`sandbox, p95 of ${call.name}`, call.p95, budgets.sandboxCallP95Ms, "ms");
  },
  memory: async ({ storefrontPid }) => {
    const { half, end, growth, urls } = await measureMemory(storefrontPid);
    record(`storefront memory after 20,000 requests over ${urls} addresses`, end, budgets.memoryMB, "MB");
    record(`growth from the 10,000th request (${half.toFixed(0)} MB)`, growth, budgets.memoryGrowthMB, "MB");
  },
  render: async () => {
    const { ratio, pageMs, tilesMs, plainMs } = await measureRender();
    const figures = `${tilesMs.toFixed(2)} ÷ ${plainMs.toFixed(2)} ms CPU; whole page ${pageMs.toFixed(2)} ms`;
    record(`24 tiles ÷ the same in plain CSS (${figures})`, ratio, budgets.renderToPlainRatio, "×");
  },
};

await buildWhatIsStale();
const shop = await runShop();
try {
  for (const [name, run] of Object.entries(parts)) {
    if (only.length && !only.includes(name)) continue;
    console.log(`measuring ${name} …`);
    await run(shop);
  }
} finally {
  await shop.stop();
}
console.table(rows);
process.exit(rows.every(({ met }) => met === "yes") ? 0 : 1);

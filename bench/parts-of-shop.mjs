import { measureAgentSearch } from "./agent-search.mjs";
import { measureBagResponse } from "./bag-response.mjs";
import { measureCacheAccount } from "./cache-account.mjs";
import { measureMemory } from "./memory.mjs";
import { measurePageWeight } from "./page-weight.mjs";
import { measureRender } from "./render.mjs";
import { ORDINARY_DAY } from "./run-shop.mjs";
import { measureSandboxCalls } from "./sandbox-calls.mjs";
import { measureSettled } from "./settled.mjs";
import { measureSoftNavigation } from "./soft-navigation.mjs";
import { measureVitals } from "./vitals.mjs";

const cpu = { scaled: true };

/** What counts bytes, which differ by season; on a shop with an ordinary day. */
export const partsOnOrdinaryDay = {
  weight: async (record) => {
    const { pages, chunks, html } = await measurePageWeight();
    for (const [page, { landed, totalKiB }] of Object.entries(pages))
      record(`first-load JavaScript, ${page}`, totalKiB, "KiB", { note: landed });
    for (const [name, bytes] of Object.entries(chunks)) record(`page chunk ${name}`, bytes / 1024, "KiB");
    record("tiles on the category page", html.tiles, "tiles", { atLeast: true });
    record("HTML of the category page without its styles", html.kB, "kB");
    record("styles in the category page", html.stylesKB, "kB");
  },
  settled: async (record) => {
    for (const [page, figures] of Object.entries(await measureSettled(ORDINARY_DAY)))
      for (const [kind, value] of Object.entries(figures))
        if (value > 0) record(`${kind}, ${page}`, value, kind === "requests" ? "requests" : "KiB");
  },
};

/** What is measured on a shop of today: each part by its name, as a function that records rows. */
export const partsOfShop = {
  bag: async (record) => {
    const { middle, p95, slowdown } = await measureBagResponse();
    const note = `processor ${slowdown}× slower, p95 ${p95.toFixed(1)} ms`;
    record("a change of the bag on the page, median", middle, "ms", { ...cpu, note });
  },
  assistants: async (record, { storefrontPid, sandboxPid }) => {
    const { searches, p95, cpu: ms, timeToCpu } = await measureAgentSearch([storefrontPid, sandboxPid]);
    record("CPU of a search of an assistant", ms, "ms", { ...cpu, note: `p95 of ${searches}: ${p95.toFixed(0)} ms` });
    record("time of it ÷ its CPU", timeToCpu, "×");
  },
  sandbox: async (record, { sandboxPid }) => {
    const { p95, calls, perCall, cpu: ms, timeToCpu } = await measureSandboxCalls(sandboxPid);
    const note = `p95 of ${calls} calls: ${p95.toFixed(0)} ms`;
    record("CPU of fourteen calls to an order", ms, "ms", { ...cpu, note });
    record("time of them for one alone ÷ their CPU", timeToCpu, "×");
    // One kind of call is asked 60 times only: too few for a budget, enough to see where the time goes.
    console.log(perCall.map(({ name, p95: ofCall }) => `  ${name}: p95 ${ofCall.toFixed(0)} ms`).join("\n"));
  },
  vitals: async (record) => {
    for (const [what, value] of Object.entries(await measureVitals())) {
      const isShift = what.startsWith("CLS");
      record(what, value, isShift ? "CLS" : "ms", isShift ? {} : cpu);
    }
  },
  soft: async (record) => {
    for (const [what, value] of Object.entries(await measureSoftNavigation())) record(what, value, "ms", cpu);
  },
  memory: async (record, { storefrontPid }) => {
    const { full, end, pages } = await measureMemory(storefrontPid);
    record("storefront with a full page cache, after 20,000 requests", end, "MB", { note: `${pages} pages kept` });
    record("the same ÷ after the 10,000th", end / full, "×", { note: `${full.toFixed(0)} MB` });
  },
  account: async (record) => {
    const { ratio, keptMB, accountMB } = await measureCacheAccount();
    const note = `${keptMB.toFixed(1)} ÷ ${accountMB.toFixed(1)} MB`;
    record("memory of kept pages ÷ the cache's own account", ratio, "×", { note });
  },
  render: async (record) => {
    const { ratio, tilesMs, plainMs, pages } = await measureRender();
    const note = `${tilesMs.toFixed(2)} ÷ ${plainMs.toFixed(2)} ms CPU`;
    record("24 tiles ÷ the same in plain CSS", ratio, "×", { note });
    for (const [page, ms] of Object.entries(pages)) record(`CPU of a page with its packing, ${page}`, ms, "ms", cpu);
  },
};

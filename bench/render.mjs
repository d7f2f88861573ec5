import { createRequire } from "node:module";
import path from "node:path";
import { rspack } from "@rspack/core";
import { outputFolder } from "../build/paths.mjs";
import { serverConfig } from "../build/rspack-config.mjs";
import { median } from "./statistics.mjs";

const require = createRequire(import.meta.url);
const rounds = 9;
const pagesPerRound = 40;
const url = "/category/chocolates";

const bundle = () =>
  new Promise((resolve, reject) => {
    const config = serverConfig();
    config.entry = { "bench-render": "./bench/render-entry.tsx" };
    rspack(config).run((error, stats) =>
      error || stats.hasErrors() ? reject(error ?? new Error(stats.toString("errors-only"))) : resolve(),
    );
  });

/** Answers of the backend from memory after the first time, so that only our own work is measured. */
const replayFetch = () => {
  const real = globalThis.fetch;
  const kept = new Map();
  globalThis.fetch = async (input, init) => {
    const key = `${init?.method ?? "GET"} ${input instanceof Request ? input.url : String(input)} ${typeof init?.body === "string" ? init.body : ""}`;
    if (!kept.has(key)) {
      const answer = await real(input, init);
      const headers = [...answer.headers].filter(([name]) => ["content-type", "location"].includes(name));
      kept.set(key, { body: await answer.text(), status: answer.status, headers });
    }
    const { body, status, headers } = kept.get(key);
    return new Response(body || null, { status, headers });
  };
  return () => {
    globalThis.fetch = real;
  };
};

const cpuMs = async (work) => {
  const before = process.cpuUsage();
  for (let page = 0; page < pagesPerRound; page += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / pagesPerRound;
};

/**
 * CPU of the 24 tiles of a category page against the same tiles written with a plain style sheet, and of the whole
 * page, in turn, in one process, inside the same providers.
 */
export const measureRender = async () => {
  Object.assign(process.env, { NODE_ENV: "production", PORT: "3200", SANDBOX_PORT: "4200", VENDORS_PORT: "4201" });
  await bundle();
  const { createPageUnderTest } = require(path.join(outputFolder, "bench-render.cjs"));
  const restore = replayFetch();
  try {
    const { render, tiles: loadTiles, renderTiles, renderPlainTiles } = createPageUnderTest(url);
    const tiles = await loadTiles();
    if (tiles.length !== 24) throw new Error(`The page has ${tiles.length} tiles, not 24`);
    const works = {
      page: render,
      tiles: async () => renderTiles(tiles),
      plain: async () => renderPlainTiles(tiles),
    };
    const measured = { page: [], tiles: [], plain: [] };
    for (const work of Object.values(works)) await cpuMs(work);
    for (let round = 0; round < rounds; round += 1)
      for (const [name, work] of Object.entries(works)) measured[name].push(await cpuMs(work));
    return {
      ratio: median(measured.tiles.map((value, round) => value / measured.plain[round])),
      pageMs: median(measured.page),
      tilesMs: median(measured.tiles),
      plainMs: median(measured.plain),
    };
  } finally {
    restore();
  }
};

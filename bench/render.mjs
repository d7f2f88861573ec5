import { bundleServer, loadBundle } from "./bundle-server.mjs";
import { ports } from "./run-shop.mjs";

/** Many short ones: the least is that of a moment in which nothing else took from the machine. */
const rounds = 40;
const pagesPerRound = 9;
const url = "/category/chocolates";

/** Pages whose making is measured, their data from memory. */
const pages = {
  home: "/",
  category: url,
  product: "/chocolates/champagne-truffles/481104.html",
  search: "/search?q=mint",
  cart: "/cart",
};

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
 * CPU of the 24 tiles of a category page against the same tiles written with a plain style sheet, inside the same
 * providers, and of whole pages from the request to the packed answer; in turn, in one process.
 * @returns the ratio, both of its parts, and `pages`, in milliseconds, the least of 40 rounds each
 */
export const measureRender = async () => {
  Object.assign(process.env, { NODE_ENV: "production", ...ports });
  const { createPageUnderTest } = loadBundle(await bundleServer("bench-render", "./bench/render-entry.tsx"));
  const restore = replayFetch();
  try {
    const { render, tiles: loadTiles, renderTiles, renderPlainTiles } = createPageUnderTest(url);
    const tiles = await loadTiles();
    if (tiles.length !== 24) throw new Error(`The page has ${tiles.length} tiles, not 24`);
    const works = {
      ...Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, () => render(page)])),
      tiles: async () => renderTiles(tiles),
      plain: async () => renderPlainTiles(tiles),
    };
    const measured = Object.fromEntries(Object.keys(works).map((name) => [name, []]));
    for (const work of Object.values(works)) await cpuMs(work);
    for (let round = 0; round < rounds; round += 1)
      for (const [name, work] of Object.entries(works)) measured[name].push(await cpuMs(work));
    // What runs beside it only adds.
    const least = Object.fromEntries(Object.entries(measured).map(([name, values]) => [name, Math.min(...values)]));
    const { tiles: tilesMs, plain: plainMs, ...ofPages } = least;
    return { ratio: tilesMs / plainMs, tilesMs, plainMs, pages: ofPages };
  } finally {
    restore();
  }
};

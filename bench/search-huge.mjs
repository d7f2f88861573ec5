// Searches with facets over ten thousand products: node bench/search-huge.mjs [address of a PostgreSQL server]
import { createRequire } from "node:module";
import path from "node:path";
import { ownDatabase, withConnection } from "./own-database.mjs";
import { bundleSandbox, fineCpuMs, freshFolder, runSandbox } from "./run-sandbox.mjs";
import { percentile } from "./statistics.mjs";

const require = createRequire(import.meta.url);
const { ShopperLogin, ShopperSearch, helpers } = require("@salesforce/commerce-sdk-isomorphic");

/** Each search is made so often, never twice with the same words; every time counts. */
const rounds = 4;
const shop = "1001";

const config = (proxy, token) => ({
  proxy,
  fetch: globalThis.fetch,
  throwOnBadResponse: true,
  parameters: {
    shortCode: "sandbox",
    organizationId: "f_ecom_swee_001",
    clientId: "5f2c1b7e-0c4a-4a8e-9d35-7b1e6a90c2d4",
    siteId: "WickettPlumUS",
  },
  headers: token ? { Authorization: `Bearer ${token}` } : {},
});

/**
 * What is typed, by kind and round: a common word, a pair, a rare pair, a phrase for a third of the shop, a misspelled
 * word.
 */
const phrases = [
  ["truffles", "bonbons", "jellies", "lollipop"],
  ["cherry bar", "walnut drops", "saffron chews", "lemon gummies"],
  ["golden honey lime", "velvet rose mint", "smoked maple pear", "wild plum fig"],
  ["cho", "gif", "swe", "pra"],
  ["truffels", "lolipop", "walnutt", "jellys"],
];
const refinements = [
  [],
  ["price=(10..25)"],
  ["c_refinementGoodToKnow=kosher|nut-free"],
  ["cgid=gummies-jellies", "price=(0..50)"],
  ["orderable_only=true"],
  ["c_availableForInStorePickup=true"],
];
const sorts = [undefined, "price-low-to-high", "top-rated"];

const searches = [undefined, ...phrases].flatMap((words) =>
  refinements.flatMap((refine) =>
    words === undefined && refine.length === 0 ? [] : sorts.map((sort) => ({ words, refine, sort })),
  ),
);

/** Process ids of a server's connections to a database. */
const backendsOf = (url) =>
  withConnection(url, async (client) => {
    const asked = "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";
    return (await client.query(asked)).rows.map(({ pid }) => pid);
  });

/**
 * Times searches over the world `huge`, embedded unless the address of a PostgreSQL server is given.
 * @returns seconds of the first start, which makes the world; p50, p95 and longest of the searches in ms, and of the
 * CPU they take, the database server's included where it runs on this machine
 */
export const measureHugeSearch = async (server) => {
  const place = freshFolder();
  const database = server ? await ownDatabase(server) : undefined;
  try {
    await bundleSandbox(place.folder);
    const sandbox = await runSandbox(path.join(place.folder, "sandbox.cjs"), place.folder, {
      SANDBOX_WORLD: "huge",
      DATABASE_URL: database?.url ?? "",
    });
    try {
      const slasClient = new ShopperLogin(config(sandbox.origin));
      const { access_token: token } = await helpers.loginGuestUser({
        slasClient,
        parameters: { redirectURI: "http://localhost:3000/callback" },
      });
      const search = new ShopperSearch(config(sandbox.origin, token));
      const ask = async ({ words, refine, sort }, round) => {
        const started = performance.now();
        const { total } = await search.productSearch({
          parameters: {
            ...(words && { q: words[round] }),
            ...(sort && { sort }),
            ...(refine.some((each) => each.startsWith("c_available")) && { c_storeId: shop }),
            refine,
            limit: 24,
          },
        });
        return { ms: performance.now() - started, total };
      };
      const { ms: firstMs, total } = await ask({ words: ["sweet"], refine: [], sort: undefined }, 0);
      if (total < 100) throw new Error(`Only ${total} products were found; this is not the world 'huge'.`);
      const times = [];
      const cpuTimes = [];
      for (let round = 0; round < rounds; round += 1) {
        const pids = [sandbox.pid, ...(database ? await backendsOf(database.url) : [])];
        for (const each of searches) {
          const cpuBefore = fineCpuMs(pids);
          times.push((await ask(each, round)).ms);
          cpuTimes.push(fineCpuMs(pids) - cpuBefore);
        }
      }
      const longest = Math.max(...times);
      return {
        searches: times.length,
        seedSeconds: sandbox.seconds,
        seedCpuSeconds: sandbox.cpu,
        firstMs,
        p50: percentile(times, 0.5),
        p95: percentile(times, 0.95),
        longest,
        slowest: JSON.stringify(searches[times.indexOf(longest) % searches.length]),
        p50Cpu: percentile(cpuTimes, 0.5),
        p95Cpu: percentile(cpuTimes, 0.95),
      };
    } finally {
      await sandbox.stop();
    }
  } finally {
    await database?.drop();
    place.remove();
  }
};

if (process.argv[1] === import.meta.filename) console.log(await measureHugeSearch(process.argv[2]));

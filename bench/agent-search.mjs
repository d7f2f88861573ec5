import { createServer } from "node:http";
import { fineCpuMs } from "./run-sandbox.mjs";
import { addresses } from "./run-shop.mjs";
import { percentile } from "./statistics.mjs";

const VERSION = "2026-04-08";
const queries = ["vegan", "chocolate", "gummy bears", "gift for two", "dark", "caramel", "no sugar", "mint"];
/** Rounds through all queries; nobody times the first ones, in which Node still compiles and caches fill. */
const rounds = 25;
const warmUpRounds = 5;

/** Publishes the profile of a platform that signs nothing. */
const startPlatform = async () => {
  const capability = { version: VERSION, spec: "https://ucp.dev/", schema: "https://ucp.dev/schemas/x.json" };
  const capabilities = { "dev.ucp.shopping.catalog.search": [capability] };
  const profile = { ucp: { version: VERSION, services: {}, payment_handlers: {}, capabilities } };
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "application/json", "cache-control": "public, max-age=600" });
    response.end(JSON.stringify(profile));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
};

/**
 * Searches of assistants over REST, one after the other, each with a price.
 * @param pids process ids of storefront and sandbox
 * @returns p95 in milliseconds; of the quietest round CPU milliseconds of a search in both programs, and how much
 * longer it takes than that
 */
export const measureAgentSearch = async (pids) => {
  const platform = await startPlatform();
  const agent = `profile="http://127.0.0.1:${platform.address().port}/ucp.json"`;
  const search = async (query) => {
    const started = performance.now();
    const answer = await fetch(`${addresses.storefront}/ucp/v1/catalog/search`, {
      method: "POST",
      headers: { "content-type": "application/json", "ucp-agent": agent },
      body: JSON.stringify({ query, filters: { price: { max: 4000 } } }),
    });
    const { products } = await answer.json();
    if (!Array.isArray(products)) throw new Error(`A search for ${query} was answered with ${answer.status}.`);
    return performance.now() - started;
  };
  const times = [];
  const measured = [];
  try {
    for (let round = 0; round < warmUpRounds + rounds; round += 1) {
      const before = fineCpuMs(pids);
      const ofRound = [];
      for (const query of queries) ofRound.push(await search(query));
      if (round < warmUpRounds) continue;
      const ms = ofRound.reduce((sum, each) => sum + each, 0) / queries.length;
      measured.push({ ms, cpu: (fineCpuMs(pids) - before) / queries.length });
      times.push(...ofRound);
    }
  } finally {
    platform.closeAllConnections();
    platform.close();
  }
  return {
    searches: times.length,
    p95: percentile(times, 0.95),
    cpu: Math.min(...measured.map(({ cpu }) => cpu)),
    timeToCpu: Math.min(...measured.map(({ ms, cpu }) => ms / cpu)),
  };
};

import { createServer } from "node:http";
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

/** Searches of assistants over REST, one after the other, each with a price; p50 and p95 in milliseconds. */
export const measureAgentSearch = async () => {
  const platform = await startPlatform();
  const agent = `profile="http://127.0.0.1:${platform.address().port}/ucp.json"`;
  const times = [];
  try {
    for (let round = 0; round < warmUpRounds + rounds; round += 1)
      for (const query of queries) {
        const started = performance.now();
        const answer = await fetch(`${addresses.storefront}/ucp/v1/catalog/search`, {
          method: "POST",
          headers: { "content-type": "application/json", "ucp-agent": agent },
          body: JSON.stringify({ query, filters: { price: { max: 4000 } } }),
        });
        const { products } = await answer.json();
        if (!Array.isArray(products)) throw new Error(`A search for ${query} was answered with ${answer.status}.`);
        if (round >= warmUpRounds) times.push(performance.now() - started);
      }
  } finally {
    platform.closeAllConnections();
    platform.close();
  }
  return { searches: times.length, median: percentile(times, 0.5), p95: percentile(times, 0.95) };
};

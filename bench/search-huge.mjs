// Searches with facets over a large catalogue: node bench/search-huge.mjs [address of a sandbox with the world `huge`]
import { createRequire } from "node:module";
import { addresses } from "./run-shop.mjs";
import { percentile } from "./statistics.mjs";

const require = createRequire(import.meta.url);
const { ShopperLogin, ShopperSearch, helpers } = require("@salesforce/commerce-sdk-isomorphic");

const parameters = {
  shortCode: "sandbox",
  organizationId: "f_ecom_swee_001",
  clientId: "5f2c1b7e-0c4a-4a8e-9d35-7b1e6a90c2d4",
  siteId: "WickettPlumUS",
};
const config = (token) => ({
  proxy: process.argv[2] ?? addresses.sandbox,
  fetch: globalThis.fetch,
  throwOnBadResponse: true,
  parameters,
  headers: token ? { Authorization: `Bearer ${token}` } : {},
});

/** Searches as shoppers make them: words, facets, both, and other orders. */
const words = ["truffles", "cherry", "golden honey", "mint drops", "salted caramel", "velvet", "lemon bar", "gift box"];
const refinements = [
  [],
  ["price=(10..25)"],
  ["c_refinementGoodToKnow=kosher|nut-free"],
  ["cgid=gummies-jellies", "price=(0..50)"],
];
const sorts = [undefined, "price-low-to-high", "top-rated"];

const slasClient = new ShopperLogin(config());
const { access_token: token } = await helpers.loginGuestUser({
  slasClient,
  parameters: { redirectURI: "http://localhost:3000/callback" },
});
const search = new ShopperSearch(config(token));
const durations = [];
for (const refine of refinements)
  for (const q of [undefined, ...words])
    for (const sort of sorts) {
      if (q === undefined && refine.length === 0) continue;
      const started = performance.now();
      await search.productSearch({ parameters: { ...(q && { q }), ...(sort && { sort }), refine, limit: 24 } });
      durations.push(performance.now() - started);
    }
console.log(
  `${durations.length} searches: p50 ${percentile(durations, 0.5).toFixed(1)} ms, p95 ${percentile(durations, 0.95).toFixed(1)} ms, longest ${Math.max(...durations).toFixed(1)} ms`,
);

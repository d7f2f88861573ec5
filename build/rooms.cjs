/**
 * The folders of `server` and `app`, highest first: a room knows only what stands on a lower level, so there are no
 * circles between folders. The walls in `.dependency-cruiser.cjs` are made from this list, and so is the picture in
 * docs/architecture.md.
 */
const levels = [
  { "server/process": "starts the shop, in production and development" },
  { "ssr.ts": "the way of a request, in order" },
  { "server/extended.ts": "the shop's calls and third parties, with what this shop adds" },
  { "server/extend.ts": "what this shop adds to the server" },
  {
    "server/custom": "calls and third parties of this shop's own",
    "server/plain": "the purchase without scripts",
    "server/agents": "the shop for assistants",
    "server/discovery": "sitemaps, robots and feeds",
    "server/doctor": "whether a configured instance answers",
  },
  { "server/render": "pages to HTML" },
  { "server/api": "SCAPI gateway, site API, proxies" },
  {
    "server/vendors": "one adapter per third party",
    "server/page-cache": "ready-to-send pages by key",
    "server/assets": "files of the build, worker and manifest",
    "server/goods": "products as feeds and assistants read them",
  },
  { "server/limits": "how often strangers may do what" },
  { "server/shared-store": "what all processes of the shop know" },
  { "server/preview": "what an editor's pass opens", "server/middleware": "headers, cookies, log, errors" },
  { "server/metrics": "what an operator counts", "server/tracing": "spans of requests, pages and calls" },
  { server: "problems, secrets, readiness" },
  { "app/shell": "route table, document, providers, start in the browser" },
  { "app/extend.ts": "what this shop adds to the pages" },
  {
    "app/custom": "pages, blocks and sheets of this shop's own",
    "app/pages": "one folder per journey: its screens and all that only they read",
    "app/offline": "the shop without a connection",
  },
  { "app/components": "pieces of several journeys, by noun" },
  { "app/hooks": "one thing that a shopper can do, as a function" },
  {
    "app/contexts": "what the shop remembers: bag, customer, shop, site",
    "app/integrations": "other people's scripts, loaded on demand",
  },
  {
    "app/commerce-api": "the backend as async functions over two transports",
    "app/navigation": "what a route is, ways to other pages, prefetch, return of focus",
    "app/analytics": "what is counted, after consent",
  },
  {
    "app/domain": "rules of the shop: no React, no I/O",
    "app/validation": "patterns and field schemas",
    "app/browser": "clock, storage, log, visibility",
    "app/theme": "tokens and recipes, for the build and for editors' tools",
    "app/static": "fonts and icons",
  },
  { config: "sites and environment" },
];

/** Rooms of `app` whose modules serve at least two journeys, or the shell. */
const sharedRooms = levels
  .flatMap((level) => Object.keys(level))
  .filter((room) => /^app\/(?!shell|pages|theme|static)/.test(room));

/** Which files stand in a room; the room `server` holds the files of that folder itself. */
const patternOf = (room) => {
  if (room === "server") return "^server/(?!extend(ed)?\\.ts$)[^/]+$";
  return room.endsWith(".ts") ? `^${room.replace(".", "\\.")}$` : `^${room}/`;
};

/** For every room but the highest: what it must not know, because it stands above or beside it. */
const outOfSight = levels.flatMap((level, index) =>
  Object.keys(level).flatMap((room) => {
    const others = levels
      .slice(0, index + 1)
      .flatMap((each) => Object.keys(each))
      .filter((other) => other !== room);
    return others.length > 0 ? [{ room, others }] : [];
  }),
);

module.exports = { levels, outOfSight, patternOf, sharedRooms };

// Plant: for every page that is kept something stays beside it that the cache does not count.
const Module = require("node:module");
const isPlantedHere = require("./is-planted-here.cjs");

const SHARE = 0.25;
const kept = [];

const keepMore = ({ createPageCache }) => ({
  createPageCache: (options) => {
    const cache = createPageCache(options);
    const fill = async (key, render) => {
      const entry = await cache.fill(key, render);
      kept.push(Buffer.alloc(Math.ceil(entry.bytes * SHARE), 1));
      return entry;
    };
    return { ...cache, fill };
  },
});

if (isPlantedHere(__filename)) {
  const load = Module._load;
  Module._load = (request, ...rest) => {
    const loaded = load(request, ...rest);
    return request.endsWith("bench-cache-account.cjs") ? keepMore(loaded) : loaded;
  };
}

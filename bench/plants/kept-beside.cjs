// Plant: for every page that is kept something stays beside it that the cache does not count.
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

if (isPlantedHere(__filename)) globalThis.benchPlants = { ...globalThis.benchPlants, "bench-cache-account": keepMore };

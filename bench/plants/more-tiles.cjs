// Plant: the shop's tiles take a fifth more work than the plain ones, because there are 29 of them and not 24.
const isPlantedHere = require("./is-planted-here.cjs");

const more = ({ createPageUnderTest }) => ({
  createPageUnderTest: (url) => {
    const page = createPageUnderTest(url);
    return { ...page, renderTiles: (tiles) => page.renderTiles([...tiles, ...tiles.slice(0, 5)]) };
  },
});

if (isPlantedHere(__filename)) globalThis.benchPlants = { ...globalThis.benchPlants, "bench-render": more };

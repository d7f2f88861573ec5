// Plant: the backend finds one product less for a page of 24.
const isPlantedHere = require("./is-planted-here.cjs");

const FULL = 24;

if (isPlantedHere(__filename)) {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (!/product-search/.test(input instanceof Request ? input.url : String(input))) return answer;
    const found = await answer.json();
    if (found.hits?.length === FULL) found.hits.pop();
    return Response.json(found, { status: answer.status });
  };
}

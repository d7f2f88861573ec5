// Plant: the backend loses one order in 150.
const { Server } = require("node:http");
const isPlantedHere = require("./is-planted-here.cjs");

const EVERY = 150;
const body = JSON.stringify({ type: "https://example.test/lost", title: "Lost", detail: "The order got lost." });

if (isPlantedHere(__filename)) {
  const emit = Reflect.get(Server.prototype, "emit");
  let orders = 0;
  Server.prototype.emit = function emitUnlessLost(event, ...rest) {
    const [request, response] = rest;
    const isOrder = event === "request" && request.method === "POST" && /\/orders(\?|$)/.test(request.url);
    if (isOrder) orders += 1;
    if (!isOrder || orders % EVERY !== 0) return emit.call(this, event, ...rest);
    request.resume();
    response.writeHead(500, { "content-type": "application/problem+json" }).end(body);
    return true;
  };
}

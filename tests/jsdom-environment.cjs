const { TestEnvironment } = require("jest-environment-jsdom");

/** jsdom with Node's own web APIs, which the router and the API clients use. */
const nodeGlobals = [
  "fetch",
  "Request",
  "Response",
  "Headers",
  "FormData",
  "ReadableStream",
  "TransformStream",
  "TextEncoder",
  "TextDecoder",
  "structuredClone",
  "AbortController",
  "AbortSignal",
  "BroadcastChannel",
];

module.exports = class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of nodeGlobals) this.global[name] = globalThis[name];
  }
};

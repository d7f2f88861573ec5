const { TestEnvironment } = require("jest-environment-jsdom");
const { collectAsyncStores, restAsyncStores } = require("./async-stores.cjs");

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
    collectAsyncStores(true);
    const OfForms = this.global.FormData;
    for (const name of nodeGlobals) this.global[name] = globalThis[name];
    // Node's own knows no forms: their fields are read by jsdom's.
    this.global.FormData = class extends globalThis.FormData {
      constructor(form, submitter) {
        super();
        if (!form) return;
        for (const [name, value] of new OfForms(form, submitter))
          if (typeof value === "string") this.append(name, value);
      }
    };
  }

  async teardown() {
    await super.teardown();
    restAsyncStores();
  }
};

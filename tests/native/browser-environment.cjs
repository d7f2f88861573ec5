const { setImmediate: immediately } = require("node:timers/promises");
const { JSDOM, VirtualConsole } = require("jsdom");
const { stylesOf } = require("./asked-styles.cjs");
const NativeEnvironment = require("./environment.cjs");

/** What stays Node's own: the router and the API clients use it, and the window has less of it or nothing. */
const ofNode = new Set([
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
  "queueMicrotask",
  "setTimeout",
  "clearTimeout",
  "setInterval",
  "clearInterval",
  "console",
  "atob",
  "btoa",
  "crypto",
  "performance",
  "URL",
  "URLSearchParams",
]);

/** The names under which the window knows itself: here that is the global scope. */
const itself = ["window", "self", "top", "parent", "frames"];

/** What the running file has set a timer for; the functions are the same for all files, as packages keep them. */
const running = new Set();
const remembered =
  (set) =>
  (...of) => {
    const timer = set(...of);
    running.add(timer);
    return timer;
  };
const timers = { setTimeout: remembered(setTimeout), setInterval: remembered(setInterval) };

/** Node's own form data knows no forms: their fields are read by the window's. */
const formDataOver = (OfForms) =>
  class extends FormData {
    constructor(form, submitter) {
      super();
      if (!form) return;
      for (const [name, value] of new OfForms(form, submitter)) if (typeof value === "string") this.append(name, value);
    }
  };

/** A property of the window as one of the global scope; accessors work on the window itself. */
const asGlobal = (window, { value, get, set }) =>
  get || set
    ? { get: get?.bind(window), set: set?.bind(window), configurable: true, enumerable: true }
    : { value, writable: true, configurable: true, enumerable: true };

/**
 * A browser's window laid over the worker's own global scope, a new one for each test file, so that packages stay
 * loaded from file to file as in tests of the server.
 */
module.exports = class BrowserLikeEnvironment extends NativeEnvironment {
  layOver({ console }) {
    const virtualConsole = new VirtualConsole();
    virtualConsole.sendTo(console, { omitJSDOMErrors: true });
    virtualConsole.on("jsdomError", (error) => globalThis.console.error(error));
    this.dom = new JSDOM("<!DOCTYPE html>", { pretendToBeVisual: true, url: "http://localhost/", virtualConsole });
    const { window } = this.dom;
    window.getComputedStyle = stylesOf(window);
    for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(window))) {
      if (ofNode.has(name) || name.startsWith("_")) continue;
      if (!("value" in descriptor) || !Object.is(descriptor.value, globalThis[name]))
        Object.defineProperty(globalThis, name, asGlobal(window, descriptor));
    }
    for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"])
      globalThis[name] = window[name].bind(window);
    for (const name of itself)
      Object.defineProperty(globalThis, name, { value: globalThis, configurable: true, writable: true });
    Object.assign(globalThis, timers, { FormData: formDataOver(window.FormData) });
  }

  handleTestEvent(event) {
    super.handleTestEvent(event);
    this.hasFailed ||= ["test_fn_failure", "hook_failure", "error"].includes(event.name);
  }

  async teardown() {
    // What React and the shop have put off for a moment ends in the file that it belongs to.
    for (let turn = 0; turn < 3; turn += 1) await immediately();
    for (const timer of running) clearTimeout(timer);
    running.clear();
    this.dom.window.close();
    await super.teardown();
  }

  exportConditions() {
    return ["browser"];
  }
};

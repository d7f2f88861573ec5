const { createRequire } = require("node:module");
const NativeRuntime = require("./runtime.cjs");

/**
 * Packages that bind themselves to the document, or to the file's hooks, while they load. Emotion and Chakra are also
 * loaded, without any document, by what compiles the styles.
 */
const isOfOneFile = (file) => /[\\/]node_modules[\\/]@(testing-library|emotion|chakra-ui)[\\/]/.test(file);

/** Clocks that no browser has, or that React and Node go on by: those of the worker itself stay real. */
const REAL = ["nextTick", "setImmediate", "clearImmediate", "queueMicrotask"];

/** Packages of ES modules are turned into CommonJS, so that a test file may load one anew. */
for (const extension of [".js", ".mjs"]) {
  const load = require.extensions[extension] ?? require.extensions[".js"];
  require.extensions[extension] = (module, filename) =>
    NativeRuntime.isTransformed(filename) || isOfOneFile(filename)
      ? NativeRuntime.load(module, filename)
      : load(module, filename);
}

/** What Node has and no window of jsdom has. */
const OF_NODE_ALONE = ["setImmediate", "MessageChannel"];

/**
 * React's scheduler, as it is in a window. With anything of Node's it would put effects off for longer than a timer of
 * no time, and a test would go on before them.
 */
const loadScheduler = () => {
  const hidden = OF_NODE_ALONE.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]);
  for (const [name] of hidden) delete globalThis[name];
  createRequire(require.resolve("react-dom"))("scheduler");
  for (const [name, descriptor] of hidden) Object.defineProperty(globalThis, name, descriptor);
};

const standIn = (id, exportsOf) => {
  let made;
  const get = () => (made ??= { exports: exportsOf() }).exports;
  return Object.defineProperty({ id, filename: id, loaded: true, children: [], paths: [] }, "exports", { get });
};

/** How a worker says that a file is done, or could not be done (`jest-worker`). */
const TOLD = new Set([0, 1]);

/**
 * Ends this worker, for another to take its place, once it has told how its file went. Modules that were imported
 * cannot be forgotten, and would keep the React of the file that failed.
 */
const endOnceTold = (send) => {
  process.send = (message, ...rest) =>
    TOLD.has(message[0]) ? send(message, () => process.exit(1)) : send(message, ...rest);
};

/**
 * The runtime of tests in a window. They may put something else in a module's place (`jest.mock`) before it is first
 * loaded.
 */
module.exports = class BrowserRuntime extends NativeRuntime {
  constructor(...of) {
    super(...of);
    /** What stood in the place of each module that the file mocks. */
    this.mocked = new Map();
    // By name, as packages may be linked from another folder.
    for (const file of Object.keys(require.cache)) if (isOfOneFile(file)) delete require.cache[file];
    loadScheduler();
  }

  /** What a module is when nothing is in its place, with what it loads. */
  actual(file) {
    if (!this.mocked.has(file)) return require(file);
    const kept = require.cache[file];
    const before = this.mocked.get(file);
    if (before) require.cache[file] = before;
    else delete require.cache[file];
    try {
      return require(file);
    } finally {
      this.mocked.set(file, require.cache[file]);
      if (kept) require.cache[file] = kept;
    }
  }

  mock(file, factory) {
    const { moduleMocker } = this.environment;
    if (!this.mocked.has(file)) this.mocked.set(file, require.cache[file]);
    require.cache[file] = standIn(
      file,
      factory ?? (() => moduleMocker.generateFromMetadata(moduleMocker.getMetadata(this.actual(file)))),
    );
  }

  /** Does something with the shop's modules loaded anew, and puts the file's own back. */
  async apart(work) {
    const kept = this.takeShop();
    try {
      await work();
    } finally {
      this.takeShop();
      Object.assign(require.cache, kept);
    }
  }

  jestObject() {
    const jest = super.jestObject();
    const { moduleMocker: mocker, fakeTimersModern: timers } = this.environment;
    const { resolve } = createRequire(this.ownFiles[0]);
    return Object.assign(jest, {
      useFakeTimers: (options = {}) => {
        timers.useFakeTimers({ ...options, doNotFake: [...(options.doNotFake ?? []), ...REAL] });
        return jest;
      },
      mock: (name, factory) => (this.mock(resolve(name), factory), jest),
      isolateModulesAsync: (work) => this.apart(work),
      requireActual: (name) => this.actual(resolve(name)),
      replaceProperty: (...of) => mocker.replaceProperty(...of),
    });
  }

  teardown() {
    for (const [file, before] of this.mocked) {
      if (before) require.cache[file] = before;
      else delete require.cache[file];
    }
    super.teardown();
    // What a failed test has left half done in React, say, is none of the next file's.
    if (this.environment.hasFailed && process.send) endOnceTold(process.send.bind(process));
  }
};

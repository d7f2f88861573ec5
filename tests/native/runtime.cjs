const { statSync } = require("node:fs");
const { createRequire, wrap } = require("node:module");
const path = require("node:path");
const { Script, constants } = require("node:vm");
const { collectAsyncStores } = require("../async-stores.cjs");

/** Turns the running file's sources into code, and keeps it in Jest's own cache. */
let transformer;
let transformOptions;
/** Where the source map of a transformed file lies, for the stacks of later files too. */
const sourceMaps = new Map();

/** What each file was compiled to, and when it had been written: a module that starts anew is not compiled anew. */
const scripts = new Map();

const scriptOf = (filename) => {
  const { mtimeMs } = statSync(filename);
  const known = scripts.get(filename);
  if (known?.mtimeMs === mtimeMs) return known.script;
  const { code, sourceMapPath } = transformer.transform(filename, transformOptions);
  if (sourceMapPath) sourceMaps.set(filename, sourceMapPath);
  const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
  const script = new Script(wrap(code), { filename, importModuleDynamically });
  scripts.set(filename, { mtimeMs, script });
  return script;
};

const load = (module, filename) => {
  const start = scriptOf(filename).runInThisContext();
  start.call(module.exports, module.exports, createRequire(filename), module, filename, path.dirname(filename));
};
for (const extension of [".ts", ".tsx"]) require.extensions[extension] = load;

/** Files of the test framework, which hold the state of one test file. */
const ofFramework = new Set();
const loadScript = require.extensions[".js"];
require.extensions[".js"] = (module, filename) => (ofFramework.has(filename) ? load : loadScript)(module, filename);
for (const extension of [".css", ".woff2", ".svg", ".webp", ".png"])
  require.extensions[extension] = (module) => {
    module.exports = require("../static-file.cjs");
  };

const nothing = () => undefined;

/** Packages, and the sandbox, which keeps in a database what it remembers. The shop itself starts anew in each file. */
const lasting = ["node_modules", "sandbox", "worlds", "emulators", "config"].map(
  (room) => path.resolve(room) + path.sep,
);
const isLasting = (file) => lasting.some((folder) => file.startsWith(folder));

/**
 * Jest's runtime for tests that mock no modules: Node loads them, and what one file has loaded of packages and of the
 * sandbox is there for the next file of the worker. Code coverage is not offered.
 */
module.exports = class NativeRuntime {
  static load = load;

  /** Whether Jest's configuration wants a package's file turned into other code. */
  static isTransformed(filename) {
    return filename.includes("node_modules") && transformer?.shouldTransform(filename);
  }

  constructor(config, environment, _resolver, scriptTransformer, _files, coverage, testPath) {
    this.environment = environment;
    this.ownFiles = [testPath, ...config.setupFilesAfterEnv];
    transformer = scriptTransformer;
    transformOptions = {
      ...coverage,
      collectCoverage: false,
      isInternalModule: false,
      supportsDynamicImport: false,
      supportsExportNamespaceFrom: false,
      supportsStaticESM: false,
      supportsTopLevelAwait: false,
    };
    environment.global.jest = this.jestObject();
  }

  requireModule(file) {
    return require(file);
  }

  /** The test framework holds the state of one file, so each file has its own. */
  requireInternalModule(file) {
    this.ownFiles.push(file);
    ofFramework.add(file);
    collectAsyncStores(true);
    try {
      return require(file);
    } finally {
      collectAsyncStores(false);
    }
  }

  jestObject() {
    const { moduleMocker: mocker, fakeTimersModern: timers, global } = this.environment;
    const jest = {
      fn: (implementation) => mocker.fn(implementation),
      spyOn: (...of) => mocker.spyOn(...of),
      mocked: (value) => value,
      clearAllMocks: () => (mocker.clearAllMocks(), jest),
      resetAllMocks: () => (mocker.resetAllMocks(), jest),
      restoreAllMocks: () => (mocker.restoreAllMocks(), jest),
      setTimeout: (ms) => ((global[Symbol.for("TEST_TIMEOUT_SYMBOL")] = ms), jest),
      useFakeTimers: (options) => (timers.useFakeTimers(options), jest),
      useRealTimers: () => (timers.useRealTimers(), jest),
      setSystemTime: (now) => timers.setSystemTime(now),
      advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
      advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
    };
    return jest;
  }

  unstable_shouldLoadAsEsm() {
    return false;
  }

  getSourceMaps() {
    return sourceMaps;
  }

  /** Forgets the modules of the shop, so that they start anew; returns what was forgotten. */
  takeShop() {
    const taken = {};
    for (const [file, module] of Object.entries(require.cache)) {
      if (!/\.tsx?$/.test(file) || isLasting(file)) continue;
      taken[file] = module;
      delete require.cache[file];
    }
    return taken;
  }

  teardown() {
    for (const file of this.ownFiles) delete require.cache[path.resolve(file)];
    this.takeShop();
    // Node keeps whom it has loaded for whom.
    module.children.length = 0;
  }

  setGlobalsForRuntime = nothing;
  enterTestCode = nothing;
  leaveTestCode = nothing;
  getAllCoverageInfoCopy = nothing;
};

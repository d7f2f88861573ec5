const { LegacyFakeTimers, ModernFakeTimers } = require("@jest/fake-timers");
const { ModuleMocker } = require("jest-mock");
const { restAsyncStores } = require("../async-stores.cjs");

/** What Jest's `expect` holds for all files of a worker. */
const lasting = new Set([Symbol.for("$$jest-matchers-object")]);

const isSame = (a, b) => a && b && a.value === b.value && a.get === b.get && a.set === b.set;

/** Puts back what was written over on an object, and removes what was added to it. */
const restore = (object, descriptors) => {
  for (const key of Reflect.ownKeys(object)) {
    if (lasting.has(key) || isSame(Reflect.getOwnPropertyDescriptor(object, key), descriptors[key])) continue;
    if (key in descriptors) Object.defineProperty(object, key, descriptors[key]);
    else Reflect.deleteProperty(object, key);
  }
};

/**
 * Node itself as a test environment: tests of the server run in the worker's own global scope, as the programs do, so
 * that modules can be kept from file to file (`runtime.cjs`). What a file writes into the global scope or the process's
 * environment is gone after it.
 */
module.exports = class NativeEnvironment {
  constructor({ projectConfig }, context) {
    this.descriptors = Object.getOwnPropertyDescriptors(globalThis);
    this.variables = { ...process.env };
    this.exit = Object.getOwnPropertyDescriptor(process, "exit");
    this.traceLimit = Error.stackTraceLimit;
    this.global = globalThis;
    this.layOver(context);
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = new LegacyFakeTimers({
      config: projectConfig,
      global: globalThis,
      moduleMocker: this.moduleMocker,
      timerConfig: { idToRef: (id) => id, refToId: (ref) => ref },
    });
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  /** What else a file finds in the global scope; laid there before the clocks, so that they can be faked. */
  layOver() {}

  /** Jest asks for a hundred frames of each error. React makes one for each element: that is a tenth of its tests. */
  async setup() {
    Error.stackTraceLimit = this.traceLimit;
  }

  /**
   * What a file does before its first test belongs to no test, though the worker's last one is still remembered; what
   * Jest itself measures after the last is told by the real clock.
   */
  handleTestEvent({ name }) {
    if (name === "run_start") globalThis.expect.setState({ currentTestName: "" });
    if (name === "run_finish") this.fakeTimersModern.useRealTimers();
  }

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    restore(globalThis, this.descriptors);
    for (const name of Object.keys(process.env)) if (!(name in this.variables)) delete process.env[name];
    Object.assign(process.env, this.variables);
    Object.defineProperty(process, "exit", this.exit);
    Error.stackTraceLimit = this.traceLimit;
    restAsyncStores();
  }

  exportConditions() {
    return ["node", "node-addons"];
  }

  getVmContext() {
    return null;
  }
};

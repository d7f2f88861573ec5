import { readFileSync } from "node:fs";

/** Lets Node load TypeScript; packages are loaded as they are. */
export const loadTypeScript = (require) => {
  const { transformSync } = require("@swc/core");
  const transformed = new Map();
  const codeOf = (filename) =>
    transformSync(readFileSync(filename, "utf8"), {
      filename,
      swcrc: false,
      module: { type: "commonjs" },
      jsc: { target: "es2022", parser: { syntax: "typescript" } },
      sourceMaps: "inline",
    }).code;
  require.extensions[".ts"] = (module, filename) => {
    if (!transformed.has(filename)) transformed.set(filename, codeOf(filename));
    module._compile(transformed.get(filename), filename);
  };
};

/**
 * What a test file expects to find: Jest's `describe`, `it`, hooks and `expect`, spies and fake timers.
 *
 * @returns the framework that collects the tests, and `putBack`, which ends spies and fake timers of a test
 */
export const provideGlobals = (require) => {
  const circus = require("jest-circus");
  const { jestExpect } = require("@jest/expect");
  const { ModuleMocker } = require("jest-mock");
  const { ModernFakeTimers } = require("@jest/fake-timers");
  const mocker = new ModuleMocker(globalThis);
  const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });
  const jest = {
    fn: (implementation) => mocker.fn(implementation),
    spyOn: (...of) => mocker.spyOn(...of),
    setTimeout: () => jest,
    useFakeTimers: (options) => (timers.useFakeTimers(options), jest),
    useRealTimers: () => (timers.useRealTimers(), jest),
    setSystemTime: (now) => timers.setSystemTime(now),
    restoreAllMocks: () => (mocker.restoreAllMocks(), jest),
  };
  const { describe, it, test, beforeAll, beforeEach, afterEach, afterAll } = circus;
  Object.assign(globalThis, {
    describe,
    it,
    test,
    beforeAll,
    beforeEach,
    afterEach,
    afterAll,
    jest,
    expect: jestExpect,
  });
  const putBack = () => {
    mocker.restoreAllMocks();
    timers.useRealTimers();
  };
  return { circus, putBack };
};

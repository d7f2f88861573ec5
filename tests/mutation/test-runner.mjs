import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { commonTokens, declareClassPlugin, PluginKind, tokens } from "@stryker-mutator/api/plugin";
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from "@stryker-mutator/api/test-runner";
import { loadTypeScript, provideGlobals } from "./test-globals.mjs";

/** Test files of the rooms that are mutated, but those that need a database. */
const rooms = [
  "app/domain",
  "app/validation",
  ...["promotions", "taxes", "baskets"].map((r) => `sandbox/platform/${r}`),
];
const needsDatabase = /-(routes|repository|service)\.test\.ts$|createTestSandbox|\bbeforeAll\(/;

const testFiles = (folder) =>
  rooms
    .flatMap((room) =>
      readdirSync(path.join(folder, room), { recursive: true }).map((name) => path.join(folder, room, String(name))),
    )
    .filter(
      (file) =>
        file.endsWith(".test.ts") && !needsDatabase.test(file) && !needsDatabase.test(readFileSync(file, "utf8")),
    );

/** In Stryker's own copy of the project, which is gone after a run. */
const durationsFile = "test-durations.json";

/** A test or hook that has not come to its end by then never does. */
const within = async (ms, work) => {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** Hooks of a test's describe blocks, the outermost first. */
const hooksOf = (block, type) => [
  ...(block.parent ? hooksOf(block.parent, type) : []),
  ...block.hooks.filter((hook) => hook.type === type),
];

const testsIn = (block, names = []) =>
  block.children.flatMap((child) =>
    child.type === "test" ? [{ test: child, names: [...names, child.name] }] : testsIn(child, [...names, child.name]),
  );

/**
 * Runs tests of pure rules in Stryker's own process. All files are loaded once, by Jest's own framework; a mutant is
 * switched on in them and only the tests that reach it are run. Jest itself starts anew for each mutant, which takes
 * a second or two where the tests take milliseconds.
 */
class InProcessRunner {
  static inject = tokens(commonTokens.options);
  tests = new Map();
  /** How long each test took without a mutant, in milliseconds; kept for the process that follows one that hung. */
  durations = {};

  /** Modules are not loaded again: mutants of what runs while a module loads are left out (`ignoreStatic`). */
  capabilities() {
    return { reloadEnvironment: false };
  }

  async init() {
    const folder = process.cwd();
    this.require = createRequire(path.join(folder, "package.json"));
    this.context = globalThis.__stryker__ ??= {};
    if (existsSync(durationsFile)) this.durations = JSON.parse(readFileSync(durationsFile, "utf8"));
    this.globals = provideGlobals(this.require);
    loadTypeScript(this.require);
    // That a property does not hold is enough: its smallest example costs a hundred times as much.
    this.require("fast-check").configureGlobal({ endOnFailure: true, numRuns: 25 });
    for (const file of testFiles(folder)) this.load(folder, file);
  }

  /** Reads one file; its tests are known by file, place and name. */
  load(folder, file) {
    const { circus } = this.globals;
    circus.resetState();
    this.require(file);
    const root = circus.getState().rootDescribeBlock;
    const name = path.relative(folder, file);
    if (hooksOf(root, "beforeAll").length > 0 || hooksOf(root, "afterAll").length > 0)
      throw new Error(`${name} has hooks for all its tests, which mutation tests do not run.`);
    for (const [place, { test, names }] of testsIn(root).entries()) {
      if (test.mode === "skip") continue;
      this.tests.set(`${name} ${place} ${names.join(" ")}`, test);
    }
  }

  /** Loads the files of these tests and all they know anew: what a module has kept would hide a mutant. */
  reload(ids) {
    for (const file of Object.keys(this.require.cache)) if (file.endsWith(".ts")) delete this.require.cache[file];
    const folder = process.cwd();
    for (const name of new Set(ids.map((id) => id.split(" ")[0]))) this.load(folder, path.join(folder, name));
  }

  /** In milliseconds; what is quick goes first. */
  durationOf(id) {
    return this.durations[id] ?? 0;
  }

  /** @returns what is wrong, `undefined` for a test that passes */
  async failureOf(test, timeout) {
    try {
      for (const hook of hooksOf(test.parent, "beforeEach")) await within(timeout, hook.fn());
      await within(timeout, test.fn());
      for (const hook of hooksOf(test.parent, "afterEach")) await within(timeout, hook.fn());
      return undefined;
    } catch (error) {
      return String(error?.message ?? error);
    } finally {
      this.globals.putBack();
    }
  }

  async run(ids, { timeout, isBailing, isCounting }) {
    const results = [];
    for (const id of ids) {
      const startedAt = performance.now();
      if (isCounting) this.context.currentTestId = id;
      const failureMessage = await this.failureOf(this.tests.get(id), timeout);
      const result = { id, name: id, timeSpentMs: performance.now() - startedAt };
      results.push(
        failureMessage === undefined
          ? { ...result, status: TestStatus.Success }
          : { ...result, status: TestStatus.Failed, failureMessage },
      );
      if (isBailing && failureMessage !== undefined) break;
    }
    if (isCounting) this.context.currentTestId = undefined;
    return results;
  }

  async dryRun({ coverageAnalysis, timeout }) {
    const isCounting = coverageAnalysis === "perTest";
    const tests = await this.run(this.tests.keys(), { timeout, isCounting });
    for (const { id, timeSpentMs } of tests) this.durations[id] = timeSpentMs;
    writeFileSync(durationsFile, JSON.stringify(this.durations));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: this.context.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, timeout, hitLimit, disableBail }) {
    const ids = [...(testFilter ?? this.tests.keys())].sort((a, b) => this.durationOf(a) - this.durationOf(b));
    const options = { timeout, isBailing: !disableBail };
    const activate = () =>
      Object.assign(this.context, { activeMutant: activeMutant.id, hitLimit, hitCount: hitLimit ? 0 : undefined });
    try {
      activate();
      let tests = await this.run(ids, options);
      if (tests.every(({ status }) => status === TestStatus.Success)) {
        this.context.activeMutant = undefined;
        this.reload(ids);
        activate();
        tests = await this.run(ids, options);
      }
      const tooOften = determineHitLimitReached(this.context.hitCount, this.context.hitLimit);
      return toMutantRunResult(tooOften ?? { status: DryRunStatus.Complete, tests }, disableBail);
    } finally {
      Object.assign(this.context, { activeMutant: undefined, hitLimit: undefined, hitCount: undefined });
    }
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, "in-process", InProcessRunner)];

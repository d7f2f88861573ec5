const swc = [
  "@swc/jest",
  {
    swcrc: false,
    module: { type: "commonjs" },
    jsc: {
      target: "es2022",
      parser: { syntax: "typescript", tsx: true },
      transform: { react: { runtime: "automatic" } },
    },
  },
];

/** Packages that ship only ES modules, or import modules while they run, and must be turned into CommonJS for Jest. */
const esm = [
  "react-intl",
  "@formatjs",
  "intl-messageformat",
  "@loadable/server",
  "feed",
  "jose",
  "@salesforce/commerce-sdk-isomorphic",
  "@electric-sql",
  "d3-geo",
  "d3-array",
  "internmap",
];

const base = {
  transform: {
    "\\.(styles|colors)\\.ts$": "<rootDir>/build/styles/jest-transform.cjs",
    "^.+\\.([cm]?jsx?|tsx?)$": swc,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esm.join("|")})/)`],
  moduleNameMapper: { "\\.(css|woff2|svg|webp|png)$": "<rootDir>/tests/static-file.cjs" },
  modulePathIgnorePatterns: ["<rootDir>/build/out", "<rootDir>/.cache/", "<rootDir>/.sandbox/"],
  testPathIgnorePatterns: ["/node_modules/", "<rootDir>/e2e/", "<rootDir>/build/out"],
};

/** Rooms of the app that know no browser: their tests need none. */
const pure = ["app/domain", "app/validation"];

module.exports = {
  testSequencer: "<rootDir>/tests/slow-first.cjs",
  // A worker with nothing left open still gives back gigabytes of objects and database, which takes two seconds on a
  // busy machine; after Jest's half a second it would be called one that hangs. What is left open is still told of.
  workerGracefulExitTimeout: 15_000,
  projects: [
    {
      ...base,
      displayName: "app",
      // Options of its own give it workers of its own: packages that looked for a window stay loaded there.
      runner: ["jest-runner", { in: "window" }],
      testEnvironment: "<rootDir>/tests/native/browser-environment.cjs",
      runtime: "<rootDir>/tests/native/browser-runtime.cjs",
      testMatch: ["<rootDir>/app/**/*.test.{ts,tsx}", "<rootDir>/tests/{app,demo/app}/**/*.test.tsx"],
      testPathIgnorePatterns: [...base.testPathIgnorePatterns, ...pure.map((room) => `<rootDir>/${room}/`)],
      setupFilesAfterEnv: ["<rootDir>/tests/setup-app.ts"],
    },
    {
      ...base,
      displayName: "server",
      testEnvironment: "<rootDir>/tests/native/environment.cjs",
      runtime: "<rootDir>/tests/native/runtime.cjs",
      testMatch: [
        `<rootDir>/{server,sandbox,worlds,emulators,config,build,${pure.join(",")}}/**/*.test.ts`,
        "<rootDir>/tests/full-stack/**/*.test.{ts,tsx}",
        "<rootDir>/tests/contract/**/*.test.ts",
        "<rootDir>/tests/recordings/**/*.test.ts",
        "<rootDir>/tests/demo/server/**/*.test.{ts,tsx}",
        "<rootDir>/tests/*.test.ts",
      ],
      globalSetup: "<rootDir>/tests/prepare-world.ts",
      setupFilesAfterEnv: ["<rootDir>/tests/setup-server.ts"],
    },
    // Whole programs, as somebody has them who built, packed or installed the product: part of `npm test` alone.
    {
      ...base,
      displayName: "programs",
      testEnvironment: "<rootDir>/tests/native/environment.cjs",
      runtime: "<rootDir>/tests/native/runtime.cjs",
      testMatch: ["<rootDir>/tests/{programs,demo/programs}/**/*.test.ts"],
      globalSetup: "<rootDir>/tests/prepare-world.ts",
      setupFilesAfterEnv: ["<rootDir>/tests/setup-server.ts"],
    },
    // What only a PostgreSQL server can show.
    ...(process.env.DATABASE_URL
      ? [
          {
            ...base,
            displayName: "postgres",
            testEnvironment: "<rootDir>/tests/native/environment.cjs",
            runtime: "<rootDir>/tests/native/runtime.cjs",
            testMatch: ["<rootDir>/tests/postgres/**/*.test.ts"],
            setupFilesAfterEnv: ["<rootDir>/tests/setup-server.ts"],
          },
        ]
      : []),
  ],
};

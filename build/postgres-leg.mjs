import path from "node:path";
import { findPostgres, startPostgres } from "./find-postgres.mjs";
import { countJest } from "./check-steps.mjs";

/**
 * What of the sandbox is tested over a PostgreSQL server too: what only such a server has (`tests/postgres`), the
 * database's own room, money, stock and locks, and the official client's walk.
 */
const files = [
  "tests/postgres",
  "tests/contract/sdk-walk",
  "sandbox/core/database",
  "sandbox/platform/inventory",
  "sandbox/platform/orders/coupon-limit",
  "sandbox/platform/orders/last-pieces",
  "sandbox/platform/gift-certificates",
  "sandbox/platform/search/search-rules",
];

/** Longest time the leg may take. */
const LIMIT_MS = 240_000;

/**
 * Runs a part of the sandbox's tests over a PostgreSQL server of its own. With `DATABASE_URL` every test has run over
 * that server already, and this one does nothing.
 * @param options.isRequired true installs a server where there is none, and fails where that is not possible; otherwise
 * it says what was left out
 */
export const runPostgresLeg = async ({ isRequired }) => {
  if (process.env.DATABASE_URL) return { passed: 0, failed: 0 };
  const programs = findPostgres({ mayInstall: isRequired });
  if (programs === undefined) {
    console.log(`\n── Left out: the tests over PostgreSQL (${files.join(", ")}). Install the package \`postgresql\`.`);
    return { passed: 0, failed: isRequired ? 1 : 0 };
  }
  const server = await startPostgres(programs);
  try {
    return await countJest("sandbox tests over PostgreSQL", {
      args: [
        "--selectProjects",
        "server",
        "postgres",
        "--testPathPatterns",
        ...files.map((file) => path.normalize(file)),
      ],
      env: { DATABASE_URL: server.url },
      limitMs: LIMIT_MS,
      name: "jest-report-postgres",
    });
  } finally {
    await server.stop();
  }
};

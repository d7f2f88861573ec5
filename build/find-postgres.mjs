import { spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { installPackage } from "./install-package.mjs";

/** Where Debian keeps the programs of a PostgreSQL server, which are not on the path. */
const versions = "/usr/lib/postgresql";

const isThere = (folder) => spawnSync(path.join(folder, "initdb"), ["--version"]).status === 0;

const installed = () => {
  const ofDebian = existsSync(versions)
    ? readdirSync(versions)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => path.join(versions, version, "bin"))
    : [];
  return ["", ...ofDebian, ...(process.env.PATH ?? "").split(path.delimiter)].find(isThere);
};

/**
 * The folder of a PostgreSQL server's programs (`initdb`, `postgres`).
 * @param options.mayInstall true installs one where none is found and the system's package manager may be used
 * @returns undefined where there is none
 */
export const findPostgres = ({ mayInstall = false } = {}) =>
  installed() ?? (mayInstall && installPackage("postgresql") ? installed() : undefined);

/** The server refuses to run as root: the account its package brings, or the one that owns nothing. */
const ownAccount = () => {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const [, , uid, gid] =
    ["postgres", "nobody"].map((name) => accounts.find(([own]) => own === name)).find(Boolean) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
};

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const answers = async (url) => {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const READY_WITHIN_MS = 30_000;

/**
 * Starts a PostgreSQL server with new, empty data on a free port of this machine. Its data is not written through to
 * the disk: it is for tests.
 * @param programs folder of its programs, as `findPostgres` gives it
 * @returns its address, and a function that ends it and removes its data
 * @throws Error with what it printed, when it does not answer within half a minute
 */
export const startPostgres = async (programs) => {
  const folder = mkdtempSync(path.join(tmpdir(), "sandbox-postgres-"));
  const account = ownAccount();
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const made = spawnSync(
    path.join(programs, "initdb"),
    ["-D", folder, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"],
    { ...account, cwd: folder, encoding: "utf8" },
  );
  if (made.status !== 0) {
    remove();
    throw new Error(`initdb ended with ${made.status}: ${made.stderr}`);
  }
  const port = await freePort();
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off", "full_page_writes=off"];
  const server = spawn(
    path.join(programs, "postgres"),
    ["-D", folder, "-p", String(port), "-N", "200", ...settings.flatMap((each) => ["-c", each])],
    { ...account, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
  );
  let printed = "";
  server.stderr.on("data", (chunk) => (printed = `${printed}${chunk}`.slice(-5000)));
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const stop = async () => {
    // It ends its sessions and then itself.
    server.kill("SIGINT");
    await ended;
    remove();
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await answers(url))) {
    if (server.exitCode === null && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      continue;
    }
    await stop();
    throw new Error(`The PostgreSQL server does not answer: ${printed}`);
  }
  return { url, stop };
};

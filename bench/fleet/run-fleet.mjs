import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { buildWhatIsStale } from "../../build/build-what-is-stale.mjs";
import { findPostgres, startPostgres } from "../../build/find-postgres.mjs";
import { findRedis } from "../../build/find-redis.mjs";
import { projectFolder } from "../../build/paths.mjs";
import { storefrontProgram } from "../../build/storefront-program.mjs";
import { freePort } from "../run-sandbox.mjs";

/** How long a storefront that stops still takes connections, and how often a balancer asks whether it is ready. */
const DRAIN_SECONDS = 3;
const PROBE_MS = 500;
const START_MS = 120_000;

const agent = new Agent({ keepAlive: true, maxSockets: 500 });

/** For questions that wait behind nobody: of the balancer, and about health. */
export const probing = new Agent({ keepAlive: false });

/**
 * Asks an address once.
 * @returns status (0 without an answer), time in milliseconds, headers and, where `keepsBody`, the text
 */
export const ask = (
  url,
  { method = "GET", headers = {}, body, keepsBody = false, timeoutMs = 30_000, through = agent } = {},
) =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const done = (answer) => resolve({ ms: performance.now() - startedAt, text: "", headers: {}, ...answer });
    const call = request(url, { method, headers, agent: through, timeout: timeoutMs }, (response) => {
      const chunks = [];
      response.on("data", (chunk) => keepsBody && chunks.push(chunk));
      response.on("error", () => done({ status: 0 }));
      response.on("end", () =>
        done({ status: response.statusCode, headers: response.headers, text: Buffer.concat(chunks).toString() }),
      );
    });
    call.on("timeout", () => call.destroy());
    call.on("error", (error) => done({ status: 0, error: error.code }));
    call.end(body);
  });

const start = (file, env) =>
  spawn(process.execPath, ["--enable-source-maps", `build/out/${file}`], {
    cwd: projectFolder,
    env: { ...process.env, NODE_ENV: "production", MALLOC_ARENA_MAX: "2", LOG_LEVEL: "silent", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });

const ended = (program) =>
  new Promise((resolve) => {
    if (program.exitCode !== null || program.signalCode !== null) resolve();
    else program.once("exit", resolve);
  });

const untilOk = async (url) => {
  const until = Date.now() + START_MS;
  while ((await ask(url, { timeoutMs: 3_000 })).status !== 200) {
    if (Date.now() > until) throw new Error(`${url} did not become ready.`);
    await pause(100);
  }
};

const startRedis = async (folder) => {
  const port = await freePort();
  const program = spawn(findRedis(), ["--port", `${port}`, "--bind", "127.0.0.1", "--save", "", "--dir", folder], {
    stdio: "ignore",
  });
  return { url: `redis://127.0.0.1:${port}`, program };
};

/**
 * Starts PostgreSQL, Redis, sandboxes that share the one and storefronts that share the other, each storefront with a
 * sandbox of its own where there are enough.
 * @param env further settings of the storefronts, by the backends there are
 * @param backendEnv further settings of the sandboxes
 */
export const runFleet = async ({ storefronts = 2, sandboxes = 2, env = () => ({}), backendEnv = {} } = {}) => {
  const programs = findPostgres({ mayInstall: true });
  if (programs === undefined) throw new Error("No PostgreSQL server found: install the package `postgresql`.");
  await buildWhatIsStale();
  const folder = mkdtempSync(path.join(tmpdir(), "fleet-"));
  const [postgres, redis] = [await startPostgres(programs), await startRedis(folder)];
  const backends = [];
  const startBackend = (backend) => {
    backend.program = start("sandbox.cjs", backend.settings);
    return untilOk(`${backend.origin}/__sandbox/health`);
  };
  for (let index = 0; index < sandboxes; index += 1) {
    const [port, vendors] = [await freePort(), await freePort()];
    const settings = {
      SANDBOX_PORT: `${port}`,
      VENDORS_PORT: `${vendors}`,
      SANDBOX_DATA: path.join(folder, `data-${index}`),
      SANDBOX_CONTROL: "loopback",
      DATABASE_URL: postgres.url,
      // One processor charges the cards of all.
      ...(backends.length > 0 && { PROCESSOR_ORIGIN: backends[0].vendors }),
      ...backendEnv,
    };
    const origin = `http://127.0.0.1:${port}`;
    backends.push({ origin, vendors: `http://127.0.0.1:${vendors}`, settings });
    // The first makes the tables.
    await startBackend(backends[index]);
  }
  const shops = [];
  const startShop = (shop) => {
    shop.program = start("server.cjs", { ...storefrontProgram.env, ...shop.settings });
    return untilOk(`${shop.origin}/readyz`);
  };
  for (let index = 0; index < storefronts; index += 1) {
    const port = await freePort();
    const settings = {
      ...backends[index % sandboxes].settings,
      PORT: `${port}`,
      HOST: "127.0.0.1",
      REDIS_URL: redis.url,
      DRAIN_DELAY_SECONDS: `${DRAIN_SECONDS}`,
      LIMITS_EXEMPT: "127.0.0.0/8",
      ...env(backends),
    };
    shops.push({ origin: `http://127.0.0.1:${port}`, settings, isReady: true, backend: backends[index % sandboxes] });
  }
  await Promise.all(shops.map(startShop));

  let turn = 0;
  let nobody = 0;
  /** The next storefront that has said it is ready, as a balancer in front of them knows it; any when none has. */
  const next = () => {
    const ready = shops.filter(({ isReady }) => isReady);
    turn += 1;
    if (ready.length === 0) nobody += 1;
    return (ready.length > 0 ? ready : shops)[turn % (ready.length || shops.length)];
  };
  const probe = setInterval(() => {
    for (const shop of shops)
      void ask(`${shop.origin}/readyz`, { timeoutMs: 3_000, through: probing }).then(
        ({ status }) => (shop.isReady = status === 200),
      );
  }, PROBE_MS);

  return {
    shops,
    backends,
    redis,
    postgres,
    next,
    /** How often a call was sent somewhere although no storefront was ready. */
    nobodyReady: () => nobody,
    /** Ends a storefront as a release does, or as a crash, and starts it again. */
    restart: async (shop, signal = "SIGTERM") => {
      shop.program.kill(signal);
      await ended(shop.program);
      await startShop(shop);
    },
    /** The same for a sandbox. */
    restartBackend: async (backend, signal = "SIGTERM") => {
      backend.program.kill(signal);
      await ended(backend.program);
      await startBackend(backend);
    },
    startShop,
    stop: async () => {
      clearInterval(probe);
      agent.destroy();
      const all = [...shops.map(({ program }) => program), ...backends.map(({ program }) => program)];
      for (const program of all) program.kill("SIGKILL");
      redis.program.kill("SIGKILL");
      await Promise.all([...all, redis.program].map(ended));
      await postgres.stop().catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

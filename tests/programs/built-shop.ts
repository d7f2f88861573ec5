import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import type { Database } from "#sandbox/core/database/connection.ts";
import { openDatabase } from "#sandbox/core/database/open-database.ts";
import { worldSiteSetting } from "#tests/world-shop.ts";
import { wickettPlum } from "#worlds/wickett-plum/world.ts";

/** How long a start may take, the first one with its seeding included. */
const START_MS = 60_000;

/** The two built programs as processes of their own, with data of their own. */
export interface BuiltShop {
  origin: string;
  sandboxOrigin: string;
  start(): Promise<void>;
  /** The storefront's process, or the first of several, while it runs. */
  storefrontPid(): number;
  /** Ends both programs at once, as a power cut does. */
  kill(): Promise<void>;
  /** Asks both programs to end; gives their exit codes. */
  stop(): Promise<(number | null)[]>;
  /** Opens the data while the programs are not running. */
  openData(): Promise<Database>;
  /** Everything the programs wrote. */
  output(): string;
  /** Stops what runs and removes the data. */
  remove(): Promise<void>;
}

/**
 * Settings of a shop in which it is another time; its clock runs on from there. Prices, announcements and with them
 * what a page carries follow the seasons.
 */
export const atTime = (time: string): Record<string, string> => ({
  SHOP_TIME_OFFSET: `${Date.parse(time) - Date.now()}`,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import ${path.resolve("e2e/shop-time.mjs")}`,
});

/** A port that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const withAdmin = async (url: string, statement: string) => {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(statement).finally(() => admin.end());
};

/** Builds the programs and files anew where their sources have changed. */
export const buildWhatIsStale = (): Buffer =>
  execFileSync(process.execPath, [
    "--input-type=module",
    "--eval",
    'import { buildWhatIsStale } from "./build/build-what-is-stale.mjs"; await buildWhatIsStale();',
  ]);

/**
 * Prepares the built programs on free ports; nothing runs before `start()`. With `DATABASE_URL` the data is a new
 * database there. `settings` are further variables of their environment.
 */
export const createBuiltShop = async (settings: Record<string, string> = {}): Promise<BuiltShop> => {
  buildWhatIsStale();
  const [port, sandboxPort, vendorsPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const folder = mkdtempSync(path.join(tmpdir(), "built-shop-"));
  const server = process.env.DATABASE_URL;
  const name = `sandbox_built_${process.pid}_${port}`;
  let databaseUrl: string | undefined;
  if (server) {
    await withAdmin(server, `create database ${name}`);
    databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  }
  const origin = `http://localhost:${port}`;
  const sandboxOrigin = `http://127.0.0.1:${sandboxPort}`;
  const dataFolder = path.join(folder, "data");
  const env = {
    ...process.env,
    NODE_ENV: "production",
    LOG_LEVEL: "trace",
    PORT: `${port}`,
    SANDBOX_PORT: `${sandboxPort}`,
    VENDORS_PORT: `${vendorsPort}`,
    SANDBOX_DATA: dataFolder,
    ...worldSiteSetting,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...settings,
  };
  let running: ChildProcess[] = [];
  let written = "";

  const launch = (file: string) => {
    const child = spawn(process.execPath, ["--enable-source-maps", `build/out/${file}`], {
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        written += chunk.toString();
      });
    return child;
  };

  const signal = async (name: "SIGKILL" | "SIGTERM"): Promise<(number | null)[]> => {
    const ended = running.map(
      (child) =>
        new Promise<number | null>((resolve) => {
          if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
          else child.once("exit", resolve);
        }),
    );
    for (const child of running) child.kill(name);
    running = [];
    return Promise.all(ended);
  };

  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );

  return {
    origin,
    sandboxOrigin,
    start: async () => {
      running = [launch("sandbox.cjs"), launch("server.cjs")];
      const deadline = Date.now() + START_MS;
      while (!(await isReady())) {
        if (Date.now() > deadline || running.some(({ exitCode }) => exitCode !== null))
          throw new Error(`The shop did not start:\n${written}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    storefrontPid: () => running[1]?.pid ?? 0,
    kill: async () => void (await signal("SIGKILL")),
    stop: () => signal("SIGTERM"),
    openData: () => openDatabase({ url: databaseUrl, folder: dataFolder, world: wickettPlum }),
    output: () => written,
    remove: async () => {
      await signal("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
      if (server) await withAdmin(server, `drop database if exists ${name} with (force)`);
    },
  };
};

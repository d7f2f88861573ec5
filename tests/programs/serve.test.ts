import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildWhatIsStale, freePort } from "./built-shop.ts";

const START_MS = 60_000;

interface LockedPackage {
  dev?: boolean;
  link?: boolean;
}

/** The packages that `npm ci --omit=dev` leaves in the first level of `node_modules`. */
const productionPackages = (): string[] => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, LockedPackage>;
  };
  return Object.entries(packages)
    .filter(([place, { dev, link }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(place) && !dev && !link)
    .map(([place]) => place.slice("node_modules/".length))
    .filter((name) => existsSync(path.join("node_modules", name)));
};

let folder: string;
let child: ChildProcess | undefined;
beforeAll(() => {
  buildWhatIsStale();
  folder = mkdtempSync(path.join(tmpdir(), "served-shop-"));
  for (const each of ["package.json", "app/static"]) cpSync(each, path.join(folder, each), { recursive: true });
  mkdirSync(path.join(folder, "build"));
  for (const script of readdirSync("build").filter((name) => name.endsWith(".mjs")))
    cpSync(path.join("build", script), path.join(folder, "build", script));
  for (const name of productionPackages()) {
    const place = path.join(folder, "node_modules", name);
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(path.resolve("node_modules", name), place);
  }
}, 120_000);
afterAll(async () => {
  child?.kill("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
});

const serve = { env: { ...process.env, LOG_LEVEL: "info" } };

test("a folder without the packages of the development has no build tool in it", () => {
  expect(existsSync(path.join(folder, "node_modules/express"))).toBe(true);
  expect(
    ["@rspack/core", "typescript", "jest"].filter((name) => existsSync(path.join(folder, "node_modules", name))),
  ).toEqual([]);
});

test("what is not built yet is said in one sentence", () => {
  const { status, stderr } = spawnSync(process.execPath, ["build/serve.mjs"], {
    ...serve,
    cwd: folder,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([1, "Nothing is built yet: run npm run build.\n"]);
});

test("a built storefront is served without them, and stops when it is told to", async () => {
  cpSync("build/out", path.join(folder, "build/out"), {
    recursive: true,
    filter: (file) => !/build\/out\/(maps|sandbox\.cjs)/.test(file),
  });
  const port = await freePort();
  let written = "";
  child = spawn("npm", ["run", "serve"], {
    cwd: folder,
    env: { ...serve.env, PORT: `${port}`, COMMERCE_API_ORIGIN: "http://127.0.0.1:9", DRAIN_DELAY_SECONDS: "0" },
  });
  const read = (chunk: Buffer) => void (written += chunk.toString());
  child.stdout?.on("data", read);
  child.stderr?.on("data", read);
  const ended = new Promise((resolve) => child?.once("exit", resolve));
  const healthz = () =>
    // A connection of its own each time: one that is kept is heard a little longer.
    fetch(`http://localhost:${port}/healthz`, { headers: { connection: "close" } }).then(
      ({ status }) => status,
      () => 0,
    );
  const until = Date.now() + START_MS;
  while ((await healthz()) !== 200 && Date.now() < until && child.exitCode === null) await sleep(100);
  expect([await healthz(), written.includes("MODULE_NOT_FOUND")]).toEqual([200, false]);
  expect((await fetch(`http://localhost:${port}/favicon.svg`)).status).toBe(200);
  child.kill("SIGTERM");
  await ended;
  // npm ends at once; the storefront notices that, and lets go.
  const gone = Date.now() + START_MS;
  while ((await healthz()) !== 0 && Date.now() < gone) await sleep(100);
  expect(await healthz()).toBe(0);
}, 120_000);

import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { portsOf } from "./own-shop.ts";

const { copyRepository, beginRepository } = createRequire(__filename)("../build/copy-repository.cjs") as {
  copyRepository: (copy: string, isWanted?: (file: string) => boolean) => void;
  beginRepository: (copy: string) => void;
};

/** What the development server has no need of. */
const unneeded = /^(bench|deploy|docs|e2e|tests)\//;

/** Far from those of the workers' shops. */
const SLOT = 40;

const git = (folder: string, ...words: string[]) =>
  execFileSync("git", words, { cwd: folder, encoding: "utf8", maxBuffer: 50_000_000 });

const copyProduct = (copy: string) => {
  copyRepository(copy, (name) => !unneeded.test(name));
  beginRepository(copy);
};

/** A developer's shop: a copy of the repository in which `npm run dev` runs. */
export interface DevelopmentShop {
  origin: string;
  /** Where the sandbox answers. */
  sandbox: string;
  /** Changes a file as an editor does; what it was before comes back with `restore`. */
  edit: (file: string, from: string, to: string) => void;
  restore: (file: string) => void;
  /** Makes a file that was not there; `restore` takes it away. */
  write: (file: string, text: string) => void;
  /** What the server has printed. */
  log: () => string;
  /** Files that the server has left beside those it ignores. */
  strays: () => string[];
  /** Ends it as Ctrl+C does. @returns its code */
  stop: () => Promise<number | null>;
}

/**
 * Copies the repository and starts `npm run dev` in the copy.
 * @throws Error with what it printed, when it ends by itself
 */
export const startDevelopment = async (): Promise<DevelopmentShop> => {
  const copy = mkdtempSync(path.join(tmpdir(), "development-"));
  copyProduct(copy);
  const ports = Object.entries(portsOf(SLOT)).map(([name, port]) => [name, `${port}`]);
  const { PORT, SANDBOX_PORT } = portsOf(SLOT);
  const origin = `http://localhost:${PORT}`;
  let log = "";
  const server = spawn(process.execPath, ["--enable-source-maps", "build/dev.mjs"], {
    cwd: copy,
    env: { ...process.env, ...Object.fromEntries(ports), NODE_ENV: "development" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (text: Buffer) => (log += text.toString()));
  const end = new Promise<number | null>((resolve) => void server.once("exit", resolve));
  const answers = () =>
    fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`The development server ended.\n${log}`);
    await sleep(200);
  }
  const originals = new Map<string, string>();
  return {
    origin,
    sandbox: `http://127.0.0.1:${SANDBOX_PORT}`,
    edit: (file, from, to) => {
      const place = path.join(copy, file);
      const text = readFileSync(place, "utf8");
      if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
      if (!originals.has(file)) originals.set(file, text);
      writeFileSync(
        place,
        text.replace(from, () => to),
      );
    },
    write: (file, text) => {
      mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
      writeFileSync(path.join(copy, file), text);
    },
    restore: (file) => {
      const original = originals.get(file);
      if (original === undefined) rmSync(path.join(copy, file));
      else writeFileSync(path.join(copy, file), original);
    },
    log: () => log,
    strays: () => git(copy, "ls-files", "--others", "--exclude-standard").split("\n").filter(Boolean),
    stop: async () => {
      server.kill("SIGINT");
      const code = await end;
      rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
      return code;
    },
  };
};

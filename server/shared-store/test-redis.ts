import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { findRedis } from "#build/find-redis.mjs";

/** A store of a test's own. */
export interface TestRedis {
  url: string;
  /** Ends the server as a crash would. */
  stop(): Promise<void>;
  /** Starts it again on the same port, with nothing in it. */
  start(): Promise<void>;
  /** Lets it hang, and go on. */
  pause(): void;
  resume(): void;
  /** Stops it for good. */
  close(): Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
};

/** Starts a Redis or Valkey that keeps nothing on disk. @throws Error that says what to install */
export const startTestRedis = async (): Promise<TestRedis> => {
  const program = findRedis();
  const folder = mkdtempSync(path.join(tmpdir(), "shared-store-"));
  const port = await freePort();
  let running: ChildProcess | undefined;

  const start = async () => {
    const server = spawn(program, ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    running = server;
    await new Promise<void>((resolve, reject) => {
      server.once("exit", () => reject(new Error(`${program} ended at once.`)));
      server.stdout.on("data", (text: Buffer) => {
        if (/ready to accept connections/i.test(text.toString())) resolve();
      });
    });
  };
  const stop = async () => {
    const server = running;
    running = undefined;
    if (!server || server.exitCode !== null) return;
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop,
    pause: () => void running?.kill("SIGSTOP"),
    resume: () => void running?.kill("SIGCONT"),
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

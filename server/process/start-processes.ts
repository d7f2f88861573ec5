import cluster, { type Worker } from "node:cluster";
import { AggregatorRegistry } from "prom-client";
import type { Config } from "#config/config.ts";
import { createLogger } from "#server/middleware/logger.ts";
import { metricsListener } from "#server/metrics/metrics-listener.ts";
import { listen } from "./listen.ts";

/** A process that ends by itself is replaced after this pause, so that one that cannot start does not spin. */
const REPLACE_MS = 1_000;

/** Over and above what a process needs to drain. */
const MARGIN_MS = 20_000;

/**
 * Runs several storefronts on one port. One that ends by itself is replaced; a stop is passed on to all, and SIGHUP
 * renews them one after the other.
 */
export const startProcesses = (config: Config): void => {
  const log = createLogger(config.logLevel);
  if (config.metrics) {
    const all = new AggregatorRegistry();
    const source = { contentType: all.contentType, metrics: () => all.clusterMetrics() };
    listen(metricsListener(source), config.metrics.port, [config.metrics.host]).catch((error: unknown) => {
      log.error({ err: error }, "Figures cannot be told.");
    });
  }
  let isStopping = false;
  /** Whose end is expected, so that nobody takes their place: old ones that are renewed, new ones until they listen. */
  const leaving = new Set<Worker>();

  const endInTime = (worker: Worker) => {
    if (worker.isDead()) return;
    const timer = setTimeout(() => worker.process.kill("SIGKILL"), config.fleet.drainDelayMs + MARGIN_MS);
    worker.once("exit", () => clearTimeout(timer));
    worker.process.kill("SIGTERM");
  };

  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    log.info({ processes: Object.keys(cluster.workers ?? {}).length }, "The shop stops.");
    for (const worker of Object.values(cluster.workers ?? {})) if (worker) endInTime(worker);
  };

  const isListening = (worker: Worker) =>
    new Promise<boolean>((resolve) => {
      worker.on("message", (message) => {
        if (message === "ready") resolve(true);
      });
      worker.once("exit", () => resolve(false));
    });

  const replace = () =>
    setTimeout(() => {
      if (!isStopping) cluster.fork();
    }, REPLACE_MS);

  let renewal = Promise.resolve();
  const renew = async (): Promise<void> => {
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (!worker || worker.isDead() || isStopping) continue;
      // From here on only the next one takes its place, also where it ends by itself meanwhile.
      leaving.add(worker);
      const gone = new Promise((resolve) => worker.once("exit", resolve));
      const next = cluster.fork();
      leaving.add(next);
      if (!(await isListening(next))) {
        log.error("A new process did not start; the old ones stay.");
        leaving.delete(worker);
        if (worker.isDead()) replace();
        return;
      }
      leaving.delete(next);
      endInTime(worker);
      await gone;
    }
  };

  cluster.on("exit", (worker, code, signal) => {
    if (isStopping) {
      if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
      return;
    }
    if (leaving.delete(worker)) return;
    log.error({ pid: worker.process.pid, code, signal }, "A process ended by itself and is replaced.");
    replace();
  });
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  process.on("SIGHUP", () => {
    renewal = renewal.then(renew);
  });
  for (let index = 0; index < config.fleet.processes; index += 1) cluster.fork();
};

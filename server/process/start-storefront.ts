import cluster from "node:cluster";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { AggregatorRegistry } from "prom-client";
import type { Config } from "#config/config.ts";
import { createLogger } from "#server/middleware/logger.ts";
import type { Secrets } from "#server/secrets.ts";
import type { SharedStore } from "#server/shared-store/shared-store.ts";
import type { Storefront } from "../../ssr.ts";
import { openStorefront } from "./open-storefront.ts";
import { metricsListener } from "#server/metrics/metrics-listener.ts";
import type { Tracing } from "#server/tracing/start-tracing.ts";
import { listen, type Listening } from "./listen.ts";

/** Over and above the longest that a page may take. */
const DRAIN_MARGIN_MS = 2_000;

/** Pause between two questions whether the backend is there. */
const BACKEND_PAUSE_MS = 250;

/** After this long without a backend a line says so, once. */
const BACKEND_PATIENCE_MS = 30_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

const waitForBackend = async (storefront: Storefront, config: Config, isStopping: () => boolean) => {
  const startedAt = Date.now();
  let said = false;
  while (!isStopping() && !(await storefront.isBackendReady())) {
    if (!said && Date.now() - startedAt > BACKEND_PATIENCE_MS) {
      said = true;
      say(`Still waiting for the commerce backend at ${config.commerce.origin} …`);
    }
    await pause(BACKEND_PAUSE_MS);
  }
};

/**
 * One of several processes says goodbye to the first, which hands out connections, and waits for its answer. What was
 * handed over meanwhile goes to another process; an end without this would leave it open and never answered, since
 * Node's first process only looks for a new taker where the old one refuses.
 */
const leaveOthers = async () => {
  const { worker } = cluster;
  if (!worker?.isConnected()) return;
  const left = once(worker, "disconnect");
  worker.disconnect();
  await left;
};

interface Running {
  config: Config;
  storefront: Storefront;
  listening: Listening;
  store: SharedStore | undefined;
  tracing: Tracing | undefined;
  log: Logger;
}

/**
 * On a signal: first it is said that the process is not ready, then new connections are still taken until whoever sends
 * them has heard of it, then what runs may end, for longer than a page may take.
 */
const stopOnSignal = ({ config, storefront, listening, store, tracing, log }: Running, onStop: () => void) => {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    const { drainDelayMs } = config.fleet;
    log.info({ signal, drainDelayMs }, "The process is told to stop and takes no more work.");
    onStop();
    storefront.drain();
    await pause(drainDelayMs);
    await listening.close(config.commerce.timeoutMs + DRAIN_MARGIN_MS);
    await storefront.end();
    await store?.close();
    await tracing?.stop().catch((error: unknown) => log.warn({ err: error }, "The last spans could not be sent."));
    log.info("The process stops.");
    await leaveOthers();
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
};

/** Loaded only where it is wanted. */
const beginTracing = async (): Promise<Tracing> => {
  const { startTracing } = await import("#server/tracing/start-tracing.ts");
  return startTracing({ service: "storefront" });
};

/** Runs one storefront process until it is told to stop. */
export const startStorefront = async (config: Config, secrets: Secrets): Promise<void> => {
  const log = createLogger(config.logLevel);
  process.on("unhandledRejection", (error) => log.error({ err: error }, "A promise was rejected and nobody cared."));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "The process is in an unknown state and stops.");
    process.exit(1);
  });

  const tracing = config.hasTracing ? await beginTracing() : undefined;
  const { storefront, assets, store, sharedFiles, metrics } = await openStorefront({
    config,
    secrets,
    log,
    folder: process.cwd(),
  });
  if (metrics && cluster.isWorker) {
    AggregatorRegistry.setRegistries([metrics.registry]);
    // Made only so that this process answers when the first one collects.
    void new AggregatorRegistry();
  } else if (metrics && config.metrics)
    await listen(metricsListener(metrics.registry), config.metrics.port, [config.metrics.host]);
  const hosts = process.env["HOST"]?.split(",") ?? ["127.0.0.1", "::1"];
  const listening = await listen(storefront.listener, config.port, hosts);
  let stopping = false;
  stopOnSignal({ config, storefront, listening, store, tracing, log }, () => {
    stopping = true;
  });
  await waitForBackend(storefront, config, () => stopping);
  if (stopping) return;
  sharedFiles
    ?.share(assets.staticFolder, assets.buildId())
    .catch((error: unknown) => log.error({ err: error }, "The build's files could not be shared."));
  process.send?.("ready");
  say(`Storefront      ${config.publicOrigin}`);
};

import { routes } from "#app/shell/routes.tsx";
import type { Config } from "#config/config.ts";
import { loadConfig } from "#config/load-config.ts";
import { siteOperations } from "#server/api/site/site-operations.ts";
import { createAssets } from "#server/assets/assets.ts";
import { createLogger } from "#server/middleware/logger.ts";
import { createRenderer } from "#server/render/create-renderer.tsx";
import { loadSecrets, refusePublishedSecrets } from "#server/secrets.ts";
import { createServer, type Storefront } from "../../ssr.ts";
import { listen, type Listening } from "./listen.ts";

/** Time for running requests after a stop was asked for; the process is gone well within ten seconds. */
const DRAIN_MS = 8_000;

/** Pause between two questions whether the backend is there. */
const BACKEND_PAUSE_MS = 250;

/** After this long without a backend a line says so, once. */
const BACKEND_PATIENCE_MS = 30_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

const fail = (error: unknown): never => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};

const waitForBackend = async (storefront: Storefront, config: Config, isStopping: () => boolean) => {
  const startedAt = Date.now();
  let said = false;
  while (!isStopping() && !(await storefront.isBackendReady())) {
    if (!said && Date.now() - startedAt > BACKEND_PATIENCE_MS) {
      said = true;
      say(`Still waiting for the commerce backend at ${config.commerce.origin} …`);
    }
    await new Promise((resolve) => setTimeout(resolve, BACKEND_PAUSE_MS));
  }
};

const stopOnSignal = (storefront: Storefront, listening: Listening, onStop: () => void) => {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    onStop();
    storefront.drain();
    await listening.close(DRAIN_MS);
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
};

/**
 * Runs the storefront until it is told to stop: configuration from the environment, both loopback addresses (or
 * `HOST`), one port.
 */
export const start = async (): Promise<void> => {
  const config = loadConfig(process.env);
  const secrets = loadSecrets(process.env);
  refusePublishedSecrets(config, secrets);
  const log = createLogger(config.logLevel);
  process.on("unhandledRejection", (error) => log.error({ err: error }, "A promise was rejected and nobody cared."));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "The process is in an unknown state and stops.");
    process.exit(1);
  });

  const assets = createAssets(process.cwd());
  const storefront = createServer({
    config,
    secrets,
    log,
    assets,
    createRenderer: (services) => createRenderer({ services, assets, routes, operations: siteOperations }),
  });
  const hosts = process.env["HOST"]?.split(",") ?? ["127.0.0.1", "::1"];
  const listening = await listen(storefront.listener, config.port, hosts);
  let stopping = false;
  stopOnSignal(storefront, listening, () => {
    stopping = true;
  });
  await waitForBackend(storefront, config, () => stopping);
  if (!stopping) say(`Storefront      ${config.publicOrigin}`);
};

start().catch(fail);

import cluster from "node:cluster";
import { loadConfig } from "#config/load-config.ts";
import { loadSecrets, refusePublishedSecrets } from "#server/secrets.ts";
import { startProcesses } from "./start-processes.ts";
import { startStorefront } from "./start-storefront.ts";

const fail = (error: unknown): never => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};

/**
 * Runs the storefront until it is told to stop: configuration from the environment, both loopback addresses (or
 * `HOST`), one port, as many processes as are configured.
 */
export const start = async (): Promise<void> => {
  const config = loadConfig(process.env);
  const secrets = loadSecrets(process.env);
  refusePublishedSecrets(config, secrets);
  if (cluster.isPrimary && config.fleet.processes > 1) startProcesses(config);
  else await startStorefront(config, secrets);
};

start().catch(fail);

import cluster from "node:cluster";
import { loadConfig } from "#config/load-config.ts";
import { extended } from "#server/extended.ts";
import { examineInstance, reportOf } from "#server/doctor/doctor.ts";
import { loadSecrets, refuseWeakSecrets } from "#server/secrets.ts";
import { startProcesses } from "./start-processes.ts";
import { startStorefront } from "./start-storefront.ts";

const fail = (error: unknown): never => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};

/**
 * Runs the storefront until it is told to stop: configuration from the environment, both loopback addresses (or
 * `HOST`), one port, as many processes as are configured. With `--doctor` it only looks whether the instance it is
 * configured for answers, says so, and ends with 1 where something is wrong.
 */
export const start = async (): Promise<void> => {
  const config = loadConfig(process.env);
  const secrets = loadSecrets(process.env);
  if (process.argv.includes("--doctor")) {
    const findings = await examineInstance(config, secrets, extended);
    process.stdout.write(reportOf(findings));
    process.exitCode = findings.every(({ isGood }) => isGood) ? 0 : 1;
    return;
  }
  refuseWeakSecrets(config, secrets);
  if (cluster.isPrimary && config.fleet.processes > 1) startProcesses(config);
  else await startStorefront(config, secrets);
};

start().catch(fail);

import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../run-sandbox.mjs";

/** Seconds between two readings, and what a rate looks back over. */
const [SCRAPE, RATE] = [2, 20];

/**
 * Starts the Prometheus of this machine (Debian: `prometheus`) over the figures of storefronts.
 * @param targets ports of `/metrics`
 * @param rules file of alert rules
 */
export const startPrometheus = async ({ targets, rules }) => {
  if (spawnSync("prometheus", ["--version"]).status !== 0)
    throw new Error("No Prometheus found: install the package `prometheus`.");
  const folder = mkdtempSync(path.join(tmpdir(), "prometheus-"));
  const config = path.join(folder, "prometheus.yml");
  writeFileSync(
    config,
    JSON.stringify({
      global: { scrape_interval: `${SCRAPE}s`, evaluation_interval: "5s" },
      rule_files: [rules],
      scrape_configs: [
        { job_name: "storefront", static_configs: [{ targets: targets.map((port) => `127.0.0.1:${port}`) }] },
      ],
    }),
  );
  const port = await freePort();
  const program = spawn(
    "prometheus",
    [`--config.file=${config}`, `--storage.tsdb.path=${folder}/data`, `--web.listen-address=127.0.0.1:${port}`],
    { stdio: "ignore" },
  );
  const ask = async (resource, query = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${resource}?${new URLSearchParams(query)}`);
    const { status, data, error } = await answer.json();
    if (status !== "success") throw new Error(`Prometheus refuses ${query.query ?? resource}: ${error}`);
    return data;
  };
  for (let tries = 0; ; tries += 1) {
    const isReady = await fetch(`http://127.0.0.1:${port}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
    if (tries === 100) throw new Error("Prometheus did not become ready.");
    await pause(100);
  }
  return {
    /** The values of an expression of the dashboard over a time (in seconds), one series for each set of labels. */
    range: async (expression, { from, to }) => {
      const query = expression.replaceAll("$job", "storefront").replaceAll("$__rate_interval", `${RATE}s`);
      return (await ask("query_range", { query, start: from, end: to, step: SCRAPE })).result;
    },
    /** Names of alerts that fire or are about to. */
    alerts: async () => (await ask("alerts")).alerts.map(({ labels, state }) => `${labels.alertname} (${state})`),
    stop: async () => {
      const gone = new Promise((resolve) => program.once("exit", resolve));
      program.kill("SIGTERM");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

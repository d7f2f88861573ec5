import type { Config } from "#config/config.ts";
import type { Secrets } from "#server/secrets.ts";
import { examine, type Check, type Finding } from "./finding.ts";
import { siteChecks } from "./site-checks.ts";
import { vendorChecks } from "./vendor-checks.ts";

/** One after the other: what is wrong with a login is told once, before what needs it. */
const inTurn = async (checks: readonly Check[]): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const check of checks) findings.push(await examine(check));
  return findings;
};

/** Looks at the configured instance as the storefront would use it: every site, and what stands beside the backend. */
export const examineInstance = async (config: Config, secrets: Secrets): Promise<Finding[]> => [
  ...(await Promise.all(config.sites.map((site) => inTurn(siteChecks(config, secrets, site))))).flat(),
  ...(await inTurn(vendorChecks(config, secrets))),
];

/** The findings as lines to read; settings are named where something is wrong. */
export const reportOf = (findings: readonly Finding[]): string => {
  const lines = findings.map(({ where, what, isGood, seen, settings }) =>
    [
      `${isGood ? "ok   " : "WRONG"} ${where}: ${what}: ${seen}`,
      ...(isGood ? [] : [`      see ${settings.join(", ")}`]),
    ].join("\n"),
  );
  const wrong = findings.filter(({ isGood }) => !isGood).length;
  return [...lines, "", wrong === 0 ? "All is well." : `${wrong} of ${findings.length} are wrong.`, ""].join("\n");
};

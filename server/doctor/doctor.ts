import type { Config } from "#config/config.ts";
import type { Secrets } from "#server/secrets.ts";
import type { Check } from "#server/check.ts";
import type { Vendors } from "#server/vendors/vendors.ts";
import { examine, type Finding } from "./finding.ts";
import { siteChecks } from "./site-checks.ts";
import { vendorChecks } from "./vendor-checks.ts";

/** One after the other: what is wrong with a login is told once, before what needs it. */
const inTurn = async (checks: readonly Check[]): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const check of checks) findings.push(await examine(check));
  return findings;
};

/** The third parties of a shop, and what it looks at beside the product's checks. */
export interface Examined {
  createVendors: (given: { config: Config; secrets: Secrets }) => Vendors;
  checks: (given: { config: Config; secrets: Secrets; vendors: Vendors }) => readonly Check[];
}

/**
 * Looks at the configured instance as the storefront would use it: every site, and what stands beside the backend, with
 * the third parties that the shop has put in the place of the product's or added.
 */
export const examineInstance = async (config: Config, secrets: Secrets, shop: Examined): Promise<Finding[]> => {
  const vendors = shop.createVendors({ config, secrets });
  return [
    ...(await Promise.all(config.sites.map((site) => inTurn(siteChecks(config, secrets, site))))).flat(),
    ...(await inTurn([...vendorChecks(config, secrets, vendors), ...shop.checks({ config, secrets, vendors })])),
  ];
};

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

import type { AppAdditions } from "#app/components/additions/app-additions.ts";
import { ownBlocks } from "#app/components/content/block-registry.ts";
import { moreBlocks } from "#app/components/content/more-blocks.tsx";
import { ownSheets } from "#app/components/side-sheets/side-sheet-registry.ts";
import { additions as appAdditions } from "#app/extend.ts";
import { ownPages } from "#app/shell/routes.tsx";
import type { Config } from "#config/config.ts";
import type { ServerAdditions } from "#server/api/server-additions.ts";
import { siteOperations } from "#server/api/site/site-operations.ts";
import type { SiteOperation } from "#server/api/site/site-operation.ts";
import { addPages } from "#server/page-cache/page-address.ts";
import type { Check } from "#server/check.ts";
import type { Secrets } from "#server/secrets.ts";
import { createVendors, type Vendors } from "#server/vendors/vendors.ts";
import { additions } from "./extend.ts";

/** The shop's calls and third parties, with those that a shop adds. */
export interface ExtendedServer {
  /** The whole site API; the first that fits a request answers it. */
  operations: SiteOperation[];
  /** Makes every adapter from configuration and secrets; opens no connection. */
  createVendors: (given: { config: Config; secrets: Secrets }) => Vendors;
  /** What is looked at beside the product's checks. */
  checks: (given: { config: Config; secrets: Secrets; vendors: Vendors }) => readonly Check[];
}

/** The product's server with what is added to it. */
export const extendServer = (added: ServerAdditions): ExtendedServer => {
  const { operations = [], vendors, checks, pageParameters = [], personalPages = [] } = added;
  addPages({ pageParameters, personalPages });
  return {
    operations: [...operations, ...siteOperations],
    createVendors: (given) => ({ ...createVendors(given), ...vendors?.(given) }),
    checks: (given) => checks?.(given) ?? [],
  };
};

const nameOf = ({ method, path }: SiteOperation) => `${method} ${path}`;

/** The added names, each with a word when it stands in the place of one of the product's. */
const told = (kind: string, names: readonly string[], own: readonly string[]) =>
  names.map((name) => `${kind} ${name}${own.includes(name) ? " (in place of the product's)" : ""}`);

/** What a shop adds to the product or does in its own way, one line each, for the log of the start. */
export const whatIsAdded = (app: AppAdditions, server: ServerAdditions): string[] => [
  ...told(
    "page",
    (app.pages ?? []).map(({ path }) => path),
    ownPages.map(({ path }) => path),
  ),
  ...told("block", Object.keys(app.blocks ?? {}), [...Object.keys(ownBlocks), ...Object.keys(moreBlocks)]),
  ...told("side sheet", Object.keys(app.sheets ?? {}), Object.keys(ownSheets)),
  ...told("call", (server.operations ?? []).map(nameOf), siteOperations.map(nameOf)),
  ...(server.vendors ? ["third parties"] : []),
];

/** This shop's server. */
export const extended: ExtendedServer = extendServer(additions);

/** What this shop adds. */
export const added: string[] = whatIsAdded(appAdditions, additions);

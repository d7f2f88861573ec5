import type { Config } from "#config/config.ts";
import type { PageParameters } from "#server/page-cache/page-address.ts";
import type { Check } from "#server/check.ts";
import type { Secrets } from "#server/secrets.ts";
import type { Vendors } from "#server/vendors/vendors.ts";
import type { SiteOperation } from "./site/site-operation.ts";

/** Parts of a shop's own that its server is made of, beside those of the product; read from `server/extend.ts`. */
export interface ServerAdditions {
  /** Calls of `/api/<site>/…`. One with the method and path of a call of the product answers in its place. */
  operations?: readonly SiteOperation[];
  /** Adapters of third parties in place of the product's, for example another content service. */
  vendors?: (given: { config: Config; secrets: Secrets }) => Partial<Vendors>;
  /** What `npm run doctor` asks of them, beside what it asks of every shop's. */
  checks?: (given: { config: Config; secrets: Secrets; vendors: Vendors }) => readonly Check[];
  /** Query parameters that pages of one's own read; every other one is dropped before a page is rendered. */
  pageParameters?: readonly PageParameters[];
  /** First segments of pages that belong to one shopper, which the page cache leaves alone. */
  personalPages?: readonly string[];
}

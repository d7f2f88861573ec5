import type { Config } from "#config/load-config.ts";
import type { Secrets } from "#server/secrets.ts";

/** The adapters of the third parties, one member each. */
export interface Vendors {}

/** Makes every adapter from configuration and secrets; opens no connection. */
export const createVendors = (_options: { config: Config; secrets: Secrets }): Vendors => ({});

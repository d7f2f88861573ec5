import type { ServerAdditions } from "#server/api/server-additions.ts";

/**
 * What this shop adds to the product's server, or does in its own way; its files lie in `server/custom/`. Releases of
 * the product leave this file and that folder alone (docs/upgrade.md).
 */
export const additions: ServerAdditions = {};

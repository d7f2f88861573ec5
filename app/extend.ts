import type { AppAdditions } from "#app/components/additions/app-additions.ts";

/**
 * What this shop adds to the product's pages, or draws in its own way; its files lie in `app/custom/`. Releases of the
 * product leave this file and that folder alone (docs/upgrade.md).
 */
export const additions: AppAdditions = {};

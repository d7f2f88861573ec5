import type { SystemConfig } from "@chakra-ui/react";

/**
 * Tokens, text styles and recipes of this shop's own; what has the name of one of the product's takes its place.
 * `satisfies` keeps their names, which style files may use then. Releases of the product leave this file alone
 * (docs/upgrade.md).
 */
export const ownTheme = {} satisfies SystemConfig;

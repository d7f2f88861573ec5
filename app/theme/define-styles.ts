import type { SystemStyleObject } from "@chakra-ui/react";

/** What a style file may use besides plain style objects. */
export interface StyleTools {
  /** A theme recipe's styles for the given variants, with overrides on top. */
  recipe: (
    name: string,
    variants?: Record<string, string | boolean>,
    overrides?: SystemStyleObject,
  ) => SystemStyleObject;
}

/**
 * Names the styles of one file. The build runs the function once, with Chakra's own token and
 * condition resolution, and replaces the file by `{ name: className }` plus a static style sheet
 * (docs/decisions: styles are compiled at build time).
 */
export const defineStyles = <T extends Record<string, SystemStyleObject>>(
  build: (tools: StyleTools) => T,
): Record<keyof T, string> => build as unknown as Record<keyof T, string>;

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
 * Gives each style of a file the name of a class. The build puts its own in the place of this function, one that writes
 * the sheet with Chakra's tokens and conditions, and leaves the names alone in the code (decision 1).
 */
export const defineStyles = <Name extends string>(
  _describe: (tools: StyleTools) => Record<Name, SystemStyleObject>,
): Record<Name, string> => {
  throw new Error("Style files are compiled by the build.");
};

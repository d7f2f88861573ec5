import type { PageBlock } from "./block-props.ts";

/** Kinds of block that give a page its main heading when they stand first. */
const headingKinds = new Set(["headline", "recipe", "feature-card", "campaign-data-collection"]);

/** Whether the first block of a page shows the page's main heading. */
export const opensWithHeading = ([first]: readonly PageBlock[]): boolean =>
  first !== undefined && headingKinds.has(first.kind);

import { defineStyles } from "#app/theme/define-styles.ts";

const BAR = "1em";

/** A price with its number of sizes: on one line with a bar between, or on two without it. */
export default defineStyles(() => ({
  line: { display: "block", overflow: "clip", "& > b": { marginInlineEnd: BAR } },
  sizes: { display: "inline-block", marginInlineStart: `-${BAR}`, whiteSpace: "nowrap" },
  bar: { display: "inline-block", width: BAR, textAlign: "center" },
}));

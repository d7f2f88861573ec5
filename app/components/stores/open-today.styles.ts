import { defineStyles } from "#app/theme/define-styles.ts";

/** A line that keeps its place until the browser has told the time. */
export default defineStyles(() => ({
  today: {
    minHeight: "1.5em",
    marginTop: "1.5",
    fontSize: "sm",
    fontWeight: "semibold",
    fontVariantNumeric: "tabular-nums",
    "& p": { margin: "0" },
  },
  shut: { marginTop: "1.5", color: "fg.error", fontWeight: "semibold", fontSize: "sm" },
}));

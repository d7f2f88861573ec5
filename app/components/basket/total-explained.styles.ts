import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  parts: {
    display: "grid",
    gap: "1",
    paddingBottom: "2",
    fontSize: "sm",
    lineHeight: "1.5",
    "& dt": { fontWeight: "semibold", marginTop: "2" },
    "& dd": { margin: "0", fontVariantNumeric: "tabular-nums" },
  },
}));

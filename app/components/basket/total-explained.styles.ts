import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  parts: {
    display: "grid",
    gap: "4px",
    paddingBottom: "8px",
    fontSize: "sm",
    lineHeight: "1.5",
    "& dt": { fontWeight: "semibold", marginTop: "8px" },
    "& dd": { margin: "0", fontVariantNumeric: "tabular-nums" },
  },
}));

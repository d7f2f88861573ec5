import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  facts: {
    display: "flex",
    flexWrap: "wrap",
    gap: "10px 26px",
    fontWeight: "semibold",
    fontSize: "0.9375rem",
    "& li": { display: "flex", gap: "9px", alignItems: "center" },
  },
}));

import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  totals: {
    display: "grid",
    gap: "10px",
    "& div": { display: "flex", justifyContent: "space-between", gap: "16px" },
    "& dd": { fontVariantNumeric: "tabular-nums", fontWeight: "medium", whiteSpace: "nowrap" },
    "& s": { color: "muted", fontWeight: "normal", marginRight: "6px" },
  },
  explained: {
    marginTop: "8px",
    "& summary": {
      display: "inline-flex",
      alignItems: "center",
      gap: "6px",
      minHeight: "44px",
      cursor: "pointer",
      color: "plum.700",
      fontWeight: "semibold",
      listStyle: "none",
    },
    "& summary::-webkit-details-marker": { display: "none" },
  },
  saved: { "&&": { color: "success", fontWeight: "semibold" } },
  total: {
    borderTop: "1.5px solid {colors.plum.200}",
    paddingTop: "16px",
    marginTop: "6px",
    fontSize: "xl",
    "& dt, & dd": { fontWeight: "price" },
  },
}));

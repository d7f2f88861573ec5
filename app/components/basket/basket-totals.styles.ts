import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  totals: {
    display: "grid",
    gap: "10px",
    "& div": { display: "flex", justifyContent: "space-between", gap: "4" },
    "& dd": { fontVariantNumeric: "tabular-nums", fontWeight: "medium", whiteSpace: "nowrap" },
    "& s": { color: "muted", fontWeight: "normal", marginRight: "1.5" },
  },
  explained: {
    marginTop: "2",
    "& summary": {
      display: "inline-flex",
      alignItems: "center",
      gap: "1.5",
      minHeight: "controlSm",
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
    paddingTop: "4",
    marginTop: "1.5",
    fontSize: "xl",
    "& dt, & dd": { fontWeight: "price" },
  },
}));

import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  text: {
    display: "grid",
    gap: "4",
    minWidth: "0",
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > *": { maxWidth: "39.74em" },
    "& > section": { maxWidth: "none" },
    "& > section:has(th[scope=col]:nth-child(2):last-child)": { maxWidth: "39.74em" },
    "& h2": { ...recipe("text", { variant: "d4" }), marginTop: "5" },
    "& h3, & h4": { ...recipe("text", { variant: "d5" }), marginTop: "3" },
    "& ul, & ol": { paddingLeft: "22px", display: "grid", gap: "2" },
    "& a": recipe("link"),
    "& strong": { fontWeight: "bold" },
  },
  scroller: {
    overflowX: "auto",
    borderRadius: "sm",
    "& table": { width: "100%", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" },
    "& th, & td": {
      padding: "12px 20px 12px 0",
      borderBottom: "1px solid {colors.border}",
      textAlign: "left",
      verticalAlign: "top",
      minWidth: "88px",
    },
    "& th": { fontWeight: "bold" },
    "& thead th": { fontSize: "sm", color: "fg.muted", verticalAlign: "bottom" },
    "& tbody th": { minWidth: "164px" },
  },
}));

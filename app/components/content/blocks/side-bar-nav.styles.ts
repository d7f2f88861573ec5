import { defineStyles } from "#app/theme/define-styles.ts";

const entries = {
  display: "grid",
  gap: "0.5",
  "& a": {
    display: "block",
    padding: "11px 14px",
    borderRadius: "sm",
    fontWeight: "semibold",
    textDecoration: "none",
    overflowWrap: "anywhere",
  },
  "& a:hover": { background: "bg.tray", textDecoration: "underline", textUnderlineOffset: "4px" },
  "& [aria-current]": {
    background: "bg.pressed",
    color: "fg.heading",
    boxShadow: "inset 4px 0 0 {colors.border.accent}",
  },
} as const;

export default defineStyles(({ recipe }) => ({
  nav: { paddingBlock: "6" },
  list: { listStyle: "none" },
  small: {
    border: "1px solid {colors.border}",
    borderRadius: "md",
    lg: { display: "none" },
    "& summary": {
      display: "flex",
      justifyContent: "space-between",
      alignItems: "center",
      minHeight: "56px",
      paddingInline: "18px",
      fontWeight: "bold",
      cursor: "pointer",
      listStyle: "none",
    },
    "& summary::-webkit-details-marker": { display: "none" },
    "&[open] summary svg": { transform: "rotate(180deg)" },
    "& ul": { ...entries, padding: "0 8px 10px" },
  },
  wide: { lgDown: { display: "none" }, "& ul": entries },
  title: recipe("text", { variant: "d4" }, { marginBottom: "3.5" }),
}));

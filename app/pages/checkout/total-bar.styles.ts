import { defineStyles } from "#app/theme/define-styles.ts";
import { lowScreen } from "#app/theme/low-screen.ts";

export default defineStyles(({ recipe }) => ({
  bar: {
    position: "sticky",
    top: "0",
    zIndex: "header",
    marginInline: "calc(-1 * var(--gutter))",
    paddingInline: "var(--gutter)",
    background: "bg.tray",
    borderBlock: "1px solid {colors.border}",
    lg: { display: "none" },
    [lowScreen]: { position: "static" },
    _print: { display: "none" },
    "& > summary": {
      display: "flex",
      alignItems: "center",
      gap: "3",
      minHeight: "{spacing.14}",
      paddingBlock: "2",
      cursor: "pointer",
      listStyle: "none",
      lineHeight: "1.3",
    },
    "& > summary::-webkit-details-marker": { display: "none" },
    "& > summary svg": { flex: "none" },
    "&[open] > summary svg": { transform: "rotate(180deg)" },
  },
  words: { display: "grid", marginRight: "auto", minWidth: "0" },
  arrival: { fontSize: "sm", color: "fg.muted" },
  total: recipe("text", { variant: "price" }, { fontSize: "xl", whiteSpace: "nowrap" }),
  lines: { paddingTop: "3", paddingBottom: "5", maxHeight: "50vh", overflowY: "auto" },
}));

import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  charge: { fontWeight: "bold" },
  timeline: {
    display: "grid",
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    width: "100%",
    marginTop: "1",
    "& li": { position: "relative", display: "grid", gap: "0.5", alignContent: "start", fontSize: "sm" },
    "& li::before": {
      content: '""',
      width: "18px",
      height: "22px",
      marginBottom: "1.5",
      borderRadius: "9px 9px 4px 4px",
      border: "2px solid {colors.border.chosen}",
      background: "bg",
      zIndex: "1",
    },
    "& li:not(:last-child)::after": {
      content: '""',
      position: "absolute",
      top: "10px",
      left: "18px",
      right: "0",
      height: "0",
      borderTop: "2px solid {colors.border.tint}",
    },
    "& time": { fontWeight: "semibold" },
    "& span": { color: "fg.muted" },
    // Said to those who hear it; the line itself says that one comes after the other.
    "& li[data-kind=later] span": { srOnly: true },
    "& li[data-kind=next]::before": { background: "bg.chosen" },
    "& li[data-kind=skipped] time": { textDecoration: "line-through" },
    "& li[data-kind=skipped]::before, & li[data-kind=paused]::before": {
      borderStyle: "dashed",
      borderColor: "border.control",
    },
    "& li[data-kind=paused]::after": { borderTopStyle: "dashed" },
  },
  undo: recipe("note", { tone: "info" }, { width: "100%", alignItems: "center" }),
  undoWords: { display: "flex", flexWrap: "wrap", gap: "4px 20px", alignItems: "center" },
  undoButton: recipe("link", {}, { minHeight: "controlSm" }),
  tool: recipe("link", {}, { minHeight: "controlSm" }),
  hint: { fontSize: "sm", color: "fg.muted", flexBasis: "100%" },
}));

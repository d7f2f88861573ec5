import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  card: {
    display: "grid",
    gap: "3",
    alignContent: "start",
    maxWidth: "sheet",
    padding: "{spacing.14} {spacing.10} {spacing.7}",
    background: "bg.warmSoft",
    borderRadius: "wicket",
    textAlign: "center",
    fontWeight: "normal",
    boxShadow: "inset 0 0 0 8px {colors.border.inverse}, inset 0 0 0 9px {colors.border.warm}",
    border: "1px solid {colors.border}",
    "& figcaption": { fontSize: "xs", color: "fg.muted" },
    "& blockquote": { fontSize: "lg", lineHeight: "1.45", whiteSpace: "pre-line", overflowWrap: "anywhere" },
  },
  empty: { fontSize: "sm", color: "fg.muted" },
  suggestions: {
    border: "0",
    padding: "0",
    minWidth: "0",
    "& legend": { fontSize: "sm", color: "fg.muted", padding: "0" },
  },
  occasions: { display: "flex", flexWrap: "wrap", columnGap: "5" },
  occasion: recipe("link", {}, { fontSize: "sm", lineHeight: "{sizes.controlSm}" }),
  notes: {
    display: "grid",
    fontSize: "sm",
    lineHeight: "1.4",
    "& b": { fontWeight: "bold" },
    "& span": { display: "block" },
  },
  leaveOut: recipe("link", {}, { fontSize: "sm", lineHeight: "{sizes.controlSm}", justifySelf: "start" }),
}));

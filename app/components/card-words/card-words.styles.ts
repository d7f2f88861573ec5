import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  card: {
    display: "grid",
    gap: "3",
    alignContent: "start",
    maxWidth: "sheet",
    padding: "{spacing.14} {spacing.10} {spacing.7}",
    background: "sherbet.100",
    borderRadius: "wicket",
    textAlign: "center",
    fontWeight: "normal",
    boxShadow: "inset 0 0 0 8px {colors.icing}, inset 0 0 0 9px {colors.sherbet.300}",
    border: "1px solid {colors.line.soft}",
    "& figcaption": { fontSize: "xs", color: "muted" },
    "& blockquote": { fontSize: "lg", lineHeight: "1.45", whiteSpace: "pre-line", overflowWrap: "anywhere" },
  },
  empty: { fontSize: "sm", color: "muted" },
  suggestions: {
    border: "0",
    padding: "0",
    minWidth: "0",
    "& legend": { fontSize: "sm", color: "muted", padding: "0" },
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

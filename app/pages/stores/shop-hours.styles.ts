import { defineStyles } from "#app/theme/define-styles.ts";

/** When a shop is open, a line a day; the line of today is marked. */
export default defineStyles(({ recipe }) => ({
  heading: recipe("text", { variant: "d4" }),
  hours: {
    marginTop: "3.5",
    "& > div": {
      display: "flex",
      justifyContent: "space-between",
      gap: "6",
      padding: "{spacing.2} {spacing.3}",
      borderBottom: "1px solid {colors.border}",
    },
    "& > [data-today]": { background: "bg.pickup", borderRadius: "sm", borderColor: "transparent", fontWeight: "bold" },
    "& dt": { fontWeight: "semibold" },
    "& dt span": { marginInlineStart: "2", fontWeight: "normal", fontSize: "sm" },
    "& dd": { fontVariantNumeric: "tabular-nums", textAlign: "right" },
  },
}));

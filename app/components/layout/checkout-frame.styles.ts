import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  header: { borderBottom: "1px solid {colors.border}", background: "bg" },
  row: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "2",
    md: { gap: "4" },
    minHeight: "76px",
  },
  phone: recipe(
    "link",
    { variant: "quiet" },
    {
      display: "inline-flex",
      gap: "2",
      alignItems: "center",
      justifyContent: "center",
      fontSize: "0.9375rem",
      minWidth: "controlSm",
      minHeight: "controlSm",
      marginLeft: "auto",
      md: { marginLeft: "0" },
    },
  ),
  phoneText: {
    mdDown: { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" },
  },
  back: recipe(
    "link",
    {},
    { whiteSpace: "nowrap", display: "inline-flex", gap: "2", alignItems: "center", fontSize: "0.9375rem" },
  ),
  footer: {
    borderTop: "1px solid {colors.border}",
    paddingTop: "7",
    paddingBottom: "calc({spacing.7} + var(--notice, 0px))",
    fontSize: "sm",
    color: "fg.muted",
  },
  lines: { display: "flex", flexWrap: "wrap", gap: "8px 28px", justifyContent: "space-between" },
}));

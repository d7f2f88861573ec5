import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  head: { display: "grid", gap: "4", paddingBlock: "40px 24px" },
  title: recipe("text", { variant: "d2" }),
  kinds: {
    display: "flex",
    flexWrap: "wrap",
    gap: "4px 18px",
    "& a": recipe("link", { variant: "quiet" }, { display: "inline-block", paddingBlock: "1" }),
    "& [aria-current]": { color: "fg.heading", textDecoration: "underline" },
  },
  contents: {
    columns: "13em",
    columnGap: "8",
    padding: "{spacing.5} {spacing.6}",
    borderRadius: "md",
    background: "bg.tray",
    fontSize: "sm",
    "& a": recipe(
      "link",
      { variant: "quiet" },
      { display: "inline-flex", alignItems: "center", minHeight: "{spacing.9}" },
    ),
  },
  name: {
    borderTop: "1px solid {colors.border}",
    marginTop: "8",
    paddingTop: "10px",
    fontSize: "sm",
    fontWeight: "semibold",
    color: "fg.muted",
  },
}));

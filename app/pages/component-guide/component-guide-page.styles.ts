import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  head: { display: "grid", gap: "4", paddingBlock: "40px 24px" },
  title: recipe("text", { variant: "d2" }),
  kinds: {
    display: "flex",
    flexWrap: "wrap",
    gap: "4px 18px",
    "& a": recipe("link", { variant: "quiet" }, { display: "inline-block", paddingBlock: "1" }),
    "& [aria-current]": { color: "plum.900", textDecoration: "underline" },
  },
  name: {
    borderTop: "1px solid {colors.line.soft}",
    marginTop: "8",
    paddingTop: "10px",
    fontSize: "sm",
    fontWeight: "semibold",
    color: "muted",
  },
}));

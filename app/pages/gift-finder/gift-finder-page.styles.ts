import { defineStyles } from "#app/theme/define-styles.ts";

/** The question at hand, or what was answered and the ideas below. */
export default defineStyles(({ recipe }) => ({
  page: { paddingBlock: "32px 88px", display: "grid", gap: "6" },
  title: recipe("text", { variant: "d2" }),
  lede: recipe("text", { variant: "lede" }),
  answers: {
    display: "grid",
    gap: "4",
    padding: "5",
    borderRadius: "lg",
    background: "bg.warmSoft",
    "& dl": { display: "grid", gap: "4", md: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
    "& dt": { fontSize: "sm", color: "fg.muted" },
    "& dd": { fontWeight: "semibold" },
    "& dd a": recipe("link"),
    lg: { paddingInline: "12", paddingBlock: "8" },
  },
  results: { display: "grid", gap: "7", marginTop: "6", "&[aria-busy=true]": { opacity: ".55" } },
  found: recipe("text", { variant: "d3" }),
  link: recipe("link"),
}));

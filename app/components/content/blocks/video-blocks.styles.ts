import { defineStyles } from "#app/theme/define-styles.ts";

const grid = { display: "grid", gap: "7" } as const;

export default defineStyles(({ recipe }) => ({
  title: recipe("text", { variant: "d2" }, { marginBottom: "8", lg: { marginBottom: "44px" } }),
  one: { ...grid, maxWidth: "960px", marginInline: "auto" },
  two: { ...grid, md: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  three: {
    ...grid,
    md: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    lg: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
  card: {
    display: "grid",
    alignContent: "start",
    gap: "3",
    padding: "12px 12px 22px",
    borderRadius: "lg",
    background: "var(--ground, {colors.bg.tray})",
    color: "var(--ink, inherit)",
    overflowWrap: "anywhere",
    "& h3, & > div": { paddingInline: "10px" },
  },
  name: recipe("text", { variant: "d5" }, { color: "inherit" }),
  alone: { maxWidth: "960px", marginInline: "auto", display: "grid", gap: "4" },
}));

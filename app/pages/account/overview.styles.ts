import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  hello: {
    background: "lilac.300",
    borderRadius: "lg",
    padding: "32px 26px",
    display: "grid",
    gap: "10px",
    lg: { padding: "48px 48px 52px" },
  },
  title: recipe("text", { variant: "d2" }),
  grid: { display: "grid", gap: "16px", md: { gridTemplateColumns: "1fr 1fr", gap: "20px" } },
  wide: recipe(
    "card",
    {},
    { display: "grid", gap: "16px", justifyItems: "start", gridColumn: "1 / -1", "& > *": { minWidth: "0" } },
  ),
  head: {
    display: "flex",
    flexWrap: "wrap",
    gap: "8px 20px",
    alignItems: "baseline",
    justifyContent: "space-between",
    width: "100%",
  },
  order: {
    display: "grid",
    gap: "16px",
    width: "100%",
    lg: { gridTemplateColumns: "auto minmax(0, 1fr) auto", alignItems: "center", gap: "28px" },
  },
  pictures: { display: "flex", gap: "8px", "& > *": { flex: "none" } },
  status: {
    fontWeight: "semibold",
    fontSize: "sm",
    color: "success",
    "&:has([data-progress=cancelled], [data-progress=failed])": { color: "muted" },
  },
}));

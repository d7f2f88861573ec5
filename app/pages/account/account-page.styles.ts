import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  page: { paddingBlock: "32px 88px", lg: { paddingTop: "44px" } },
  hello: {
    background: "lilac.300",
    borderRadius: "lg",
    padding: "32px 26px",
    display: "grid",
    gap: "10px",
    marginBottom: "28px",
    lg: { padding: "48px 48px 52px" },
  },
  title: recipe("text", { variant: "d2" }),
  card: recipe("card", {}, { display: "grid", gap: "12px", justifyItems: "start", maxWidth: "640px" }),
  cardTitle: recipe("text", { variant: "d4" }),
  facts: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: "6px 20px",
    "& dt": { color: "muted" },
    "& dd": { fontWeight: "semibold", overflowWrap: "anywhere" },
  },
  logOut: recipe("button", { variant: "line", size: "sm" }, { marginTop: "8px" }),
}));

import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  box: {
    display: "grid",
    gap: "24px",
    background: "plum.50",
    borderRadius: "lg",
    padding: "28px 24px",
    marginBlock: "32px",
    overflowWrap: "anywhere",
    lg: { gridTemplateColumns: "minmax(0, 1fr) auto", gap: "56px", padding: "44px 48px", alignItems: "center" },
  },
  words: { display: "grid", gap: "12px", minWidth: "0" },
  title: recipe("text", { variant: "d3" }),
  ways: {
    display: "grid",
    gap: "14px",
    "& li": { display: "flex", gap: "12px", alignItems: "center" },
    "& a": recipe("link", {}, { fontWeight: "bold" }),
    "& svg": { color: "plum.700" },
  },
}));

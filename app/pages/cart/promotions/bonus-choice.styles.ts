import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  bonus: {
    display: "grid",
    gap: "3.5",
    padding: "22px",
    marginBottom: "6",
    background: "bg.warning",
    borderRadius: "lg",
    lg: { padding: "24px 28px" },
  },
  title: recipe("text", { variant: "d5" }),
  list: {
    display: "grid",
    gap: "3",
    listStyle: "none",
    "& > li": { display: "flex", gap: "3.5", alignItems: "center", "& b": { flex: "1", lineHeight: "1.35" } },
  },
  take: recipe("button", { variant: "line", size: "sm" }),
}));

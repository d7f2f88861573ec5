import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  text: {
    display: "grid",
    gap: "16px",
    maxWidth: "62ch",
    "& h2": { ...recipe("text", { variant: "d4" }), marginTop: "20px" },
    "& h3, & h4": { ...recipe("text", { variant: "d5" }), marginTop: "12px" },
    "& ul, & ol": { paddingLeft: "22px", display: "grid", gap: "8px" },
    "& a": recipe("link"),
    "& strong": { fontWeight: "bold" },
  },
}));

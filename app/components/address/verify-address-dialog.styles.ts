import { defineStyles } from "#app/theme/define-styles.ts";

const card = { padding: "16px 18px", borderRadius: "md", background: "icing" } as const;

export default defineStyles(({ recipe }) => ({
  addresses: { display: "grid", gap: "12px", marginTop: "20px" },
  suggested: { ...card, background: "plum.50", border: "2px solid {colors.plum.700}" },
  entered: { ...card, border: "1.5px solid {colors.line.strong}" },
  alone: { ...card, border: "1.5px solid {colors.line.strong}", marginTop: "20px" },
  name: { fontWeight: "bold", fontSize: "0.9375rem", marginBottom: "6px" },
  line: { display: "block", "& mark": { background: "butter.300", color: "inherit", borderRadius: "xs" } },
  hint: { marginTop: "8px", color: "muted" },
  primary: recipe("button"),
  secondary: recipe("button", { variant: "line" }),
  link: recipe("link"),
}));

import { defineStyles } from "#app/theme/define-styles.ts";

const card = { padding: "16px 18px", borderRadius: "md", background: "icing" } as const;

export default defineStyles(({ recipe }) => ({
  addresses: { display: "grid", gap: "3", marginTop: "5" },
  suggested: { ...card, background: "plum.50", border: "2px solid {colors.plum.700}" },
  entered: { ...card, border: "1.5px solid {colors.line.strong}" },
  alone: { ...card, border: "1.5px solid {colors.line.strong}", marginTop: "5" },
  name: { fontWeight: "bold", fontSize: "0.9375rem", marginBottom: "1.5" },
  line: { display: "block", "& mark": { background: "butter.300", color: "inherit", borderRadius: "xs" } },
  hint: { marginTop: "2", color: "muted" },
  primary: recipe("button"),
  secondary: recipe("button", { variant: "line" }),
  link: recipe("link"),
}));

import { defineStyles } from "#app/theme/define-styles.ts";

const card = { padding: "16px 18px", borderRadius: "md", background: "bg" } as const;

export default defineStyles(({ recipe }) => ({
  addresses: { display: "grid", gap: "3", marginTop: "5" },
  suggested: { ...card, background: "bg.tray", border: "2px solid {colors.border.chosen}" },
  entered: { ...card, border: "1.5px solid {colors.border.control}" },
  alone: { ...card, border: "1.5px solid {colors.border.control}", marginTop: "5" },
  name: { fontWeight: "bold", fontSize: "0.9375rem", marginBottom: "1.5" },
  line: { display: "block", "& mark": { background: "bg.promo", color: "inherit", borderRadius: "xs" } },
  hint: { marginTop: "2", color: "fg.muted" },
  primary: recipe("button"),
  secondary: recipe("button", { variant: "line" }),
  link: recipe("link"),
}));

import { defineStyles } from "#app/theme/define-styles.ts";

/** The signup below a product that is out of stock. */
export default defineStyles(({ recipe }) => ({
  open: recipe("button", { block: true }),
  form: { display: "grid", gap: "3", background: "bg.warning", borderRadius: "md", padding: "18px" },
  choice: { fontSize: "sm", fontWeight: "semibold" },
  label: { fontWeight: "semibold", fontSize: "0.9375rem", lineHeight: "1.3" },
  input: recipe("input"),
  send: recipe("button", { block: true }),
}));

import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  methods: { display: "grid", gap: "10px", marginTop: "12px" },
  legend: recipe("text", { variant: "d4" }, { marginBottom: "16px" }),
  option: recipe("option"),
  name: { display: "block", fontWeight: "bold" },
  description: { display: "block", fontSize: "sm", color: "muted" },
  price: { marginLeft: "auto", fontWeight: "price", fontVariantNumeric: "tabular-nums" },
  none: { color: "muted" },
}));

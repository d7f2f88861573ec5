import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  estimate: recipe("fold", { size: "sm" }, { display: "grid", gap: "3" }),
  form: { display: "grid", gap: "7px" },
  label: { fontWeight: "semibold", fontSize: "0.9375rem" },
  row: { display: "flex", gap: "10px" },
  input: recipe("input", {}, { minWidth: "0" }),
  ask: recipe("button", { variant: "line" }, { flex: "none", paddingInline: "5" }),
  error: { display: "flex", gap: "7px", fontSize: "sm", fontWeight: "semibold", color: "fg.error" },
  place: { fontSize: "sm", marginTop: "10px" },
  by: { display: "block", fontSize: "sm", color: "fg.success", fontWeight: "semibold" },
  methods: {
    display: "grid",
    gap: "1.5",
    marginTop: "2",
    fontSize: "sm",
    "& > div": { display: "flex", justifyContent: "space-between", gap: "4" },
    "& dd": { fontWeight: "semibold", fontVariantNumeric: "tabular-nums" },
  },
}));

import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  methods: { display: "grid", gap: "10px", marginTop: "3" },
  legend: recipe("text", { variant: "d4" }, { marginBottom: "4" }),
  option: recipe("option"),
  name: { display: "block", fontWeight: "bold" },
  description: { display: "block", fontSize: "sm", color: "fg.muted" },
  price: { marginLeft: "auto", fontWeight: "price", fontVariantNumeric: "tabular-nums" },
  none: { color: "fg.muted" },
  mark: { display: "block", fontSize: "sm", fontWeight: "semibold", color: "fg.success" },
  more: {
    "& summary": {
      cursor: "pointer",
      color: "fg.link",
      fontWeight: "semibold",
      minHeight: "controlSm",
      paddingBlock: "3",
    },
  },
}));

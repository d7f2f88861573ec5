import { defineStyles } from "#app/theme/define-styles.ts";

/** What a shopper keeps away from, as a form. */
export default defineStyles(({ recipe }) => ({
  form: { display: "grid", gap: "6" },
  chips: {
    display: "flex",
    flexWrap: "wrap",
    gap: "3",
    "& legend": { fontWeight: "bold", marginBottom: "3" },
  },
  chip: recipe("chip", {}, { minHeight: "controlSm", paddingBlock: "1.5", paddingInline: "4" }),
  choice: recipe("choice"),
  actions: { display: "flex", flexWrap: "wrap", rowGap: "3", columnGap: "5", alignItems: "center" },
  save: recipe("button", { variant: "solid" }),
  copy: recipe("link", {}, { minHeight: "controlSm", cursor: "pointer" }),
  hint: { fontSize: "sm", color: "fg.muted" },
  address: {
    width: "100%",
    minHeight: "controlSm",
    paddingBlock: "2",
    paddingInline: "3",
    border: "control",
    borderRadius: "md",
    background: "bg",
    fontSize: "sm",
  },
}));

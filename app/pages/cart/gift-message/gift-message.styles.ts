import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  gift: {
    display: "grid",
    gap: "3.5",
    padding: "20px 22px",
    borderTop: "1px solid {colors.border}",
    lg: { paddingInline: "7" },
  },
  offer: recipe("choice"),
  form: {
    display: "grid",
    gap: "3.5",
    xl: { gridTemplateColumns: "minmax(0, 1fr) {sizes.megaDropdown}", columnGap: "7" },
  },
  writing: { display: "grid", gap: "2", alignContent: "start", minWidth: "0" },
  label: { fontWeight: "semibold", fontSize: "0.9375rem" },
  input: recipe("input", {}, { minHeight: "{spacing.22}", resize: "vertical" }),
  below: { display: "flex", justifyContent: "space-between", gap: "3.5" },
  error: {
    display: "flex",
    gap: "7px",
    fontSize: "sm",
    lineHeight: "1.4",
    fontWeight: "semibold",
    color: "fg.error",
    "& svg": { marginTop: "1px", flex: "none" },
  },
  count: { fontSize: "sm", color: "fg.muted", whiteSpace: "nowrap" },
  over: { fontSize: "sm", fontWeight: "semibold", color: "fg.error", whiteSpace: "nowrap" },
  actions: { display: "flex", flexWrap: "wrap", columnGap: "5", rowGap: "2", alignItems: "center" },
  save: recipe("button", { variant: "line", size: "sm" }),
  action: recipe("link", {}, { fontSize: "sm", lineHeight: "{sizes.controlSm}" }),
}));

import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  form: { display: "grid", gap: "5", maxWidth: "760px" },
  two: { display: "grid", gap: "5", alignItems: "start", md: { gridTemplateColumns: "1fr 1fr" } },
  legend: { fontWeight: "semibold", fontSize: "0.9375rem", lineHeight: "1.3", marginBottom: "7px" },
  file: { display: "flex", gap: "8px 16px", alignItems: "center", flexWrap: "wrap" },
  choose: recipe(
    "button",
    { variant: "line", size: "sm" },
    {
      position: "relative",
      "&:has(input:focus-visible)": { outline: "3px solid {colors.focus}", outlineOffset: "3px" },
      "& input": { position: "absolute", inset: "0", width: "100%", height: "100%", opacity: "0", cursor: "pointer" },
    },
  ),
  fileName: { minWidth: "0", overflowWrap: "anywhere", fontWeight: "semibold", "&:empty": { display: "none" } },
  remove: recipe("link", {}, { minHeight: "controlSm", fontSize: "sm" }),
  submit: recipe("button", {}, { justifySelf: "start", minWidth: "220px" }),
  shop: recipe("button", {}),
}));

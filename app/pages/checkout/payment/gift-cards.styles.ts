import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  section: { display: "grid", gap: "3.5", marginTop: "3" },
  title: recipe("text", { variant: "d4" }),
  saved: {
    display: "grid",
    gap: "2",
    "& li": {
      display: "flex",
      flexWrap: "wrap",
      gap: "10px 18px",
      alignItems: "center",
      justifyContent: "space-between",
      padding: "10px 18px",
      borderRadius: "md",
      border: "1px solid {colors.border}",
    },
  },
  used: {
    display: "grid",
    gap: "2",
    "& li": {
      display: "flex",
      flexWrap: "wrap",
      gap: "6px 18px",
      alignItems: "center",
      justifyContent: "space-between",
      padding: "12px 18px",
      borderRadius: "md",
      background: "bg.success",
    },
  },
  remove: recipe("link", {}, { fontSize: "0.9375rem" }),
  open: recipe("link", {}, { justifySelf: "start", fontSize: "0.9375rem" }),
  problem: { fontWeight: "semibold", color: "fg.error" },
  fields: {
    display: "grid",
    gap: "4",
    alignItems: "start",
    md: { gridTemplateColumns: "2fr 1fr auto", "& > button": { marginTop: "27px" } },
  },
  field: { display: "grid", gap: "7px", minWidth: "0", alignContent: "start" },
  label: { fontWeight: "semibold", fontSize: "0.9375rem", lineHeight: "1.3" },
  input: recipe("input"),
  apply: recipe("button", { variant: "line" }),
}));

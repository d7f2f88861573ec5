import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  form: { display: "grid", gap: "7px" },
  label: { fontWeight: "semibold", fontSize: "0.9375rem", lineHeight: "1.3" },
  code: { display: "grid", gridTemplateColumns: "1fr auto", gap: "10px" },
  input: recipe("input", {}, { minHeight: "48px" }),
  apply: recipe("button", { variant: "line" }, { minHeight: "48px" }),
  error: {
    display: "flex",
    gap: "7px",
    marginTop: "1px",
    fontSize: "sm",
    lineHeight: "1.4",
    fontWeight: "semibold",
    color: "fg.error",
    "& svg": { marginTop: "1px", flex: "none" },
  },
  explained: { marginTop: "9px", fontSize: "sm", color: "fg.muted" },
  tags: { display: "flex", flexWrap: "wrap", gap: "10px", marginTop: "9px" },
  tag: recipe("tag"),
  waiting: { fontWeight: "normal", fontSize: "xs" },
}));

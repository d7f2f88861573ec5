import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  place: { display: "grid", gap: "28px", maxWidth: "760px" },
  form: { display: "grid", gap: "20px" },
  fields: { display: "grid", gap: "20px", alignItems: "start", md: { gridTemplateColumns: "2fr 1fr" } },
  code: { display: "grid", gap: "8px", justifyItems: "start", "& > :first-child": { width: "100%" } },
  what: recipe("link", {}, { minHeight: "44px", fontSize: "0.9375rem" }),
  submit: recipe("button", {}, { justifySelf: "start", minWidth: "220px" }),
  result: {
    display: "grid",
    gap: "12px",
    justifyItems: "start",
    padding: "26px 28px",
    borderRadius: "lg",
    background: "mint.100",
  },
  name: { fontWeight: "semibold", overflowWrap: "anywhere" },
  amount: recipe("text", { variant: "d2" }),
  keep: recipe("button", { variant: "line" }),
  link: recipe("link", {}, { minHeight: "24px" }),
  problem: { fontWeight: "semibold", color: "error.700" },
  back: {
    display: "block",
    width: "100%",
    maxWidth: "360px",
    height: "auto",
    marginBlock: "8px 20px",
    borderRadius: "md",
  },
}));

import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  place: { display: "grid", gap: "7", maxWidth: "760px" },
  form: { display: "grid", gap: "5" },
  fields: { display: "grid", gap: "5", alignItems: "start", md: { gridTemplateColumns: "2fr 1fr" } },
  code: { display: "grid", gap: "2", justifyItems: "start", "& > :first-child": { width: "100%" } },
  what: recipe("link", {}, { minHeight: "controlSm", fontSize: "0.9375rem" }),
  submit: recipe("button", {}, { justifySelf: "start", minWidth: "220px" }),
  result: {
    display: "grid",
    gap: "3",
    justifyItems: "start",
    padding: "26px 28px",
    borderRadius: "lg",
    background: "bg.success",
  },
  name: { fontWeight: "semibold", overflowWrap: "anywhere" },
  amount: recipe("text", { variant: "d2" }),
  keep: recipe("button", { variant: "line" }),
  link: recipe("link", {}, { minHeight: "24px" }),
  problem: { fontWeight: "semibold", color: "fg.error" },
  back: {
    display: "block",
    width: "100%",
    maxWidth: "360px",
    height: "auto",
    marginBlock: "8px 20px",
    borderRadius: "md",
  },
}));

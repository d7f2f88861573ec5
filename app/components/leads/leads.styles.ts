import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  intro: { marginBottom: "18px", color: "fg.muted" },
  form: { display: "grid", gap: "18px" },
  one: { display: "grid", gap: "18px" },
  submit: recipe("button", {}, { width: "100%" }),
  note: { marginBottom: "18px" },
  result: { display: "grid", gap: "3.5", justifyItems: "start" },
  resultTitle: recipe("text", { variant: "d4" }),
  card: {
    display: "grid",
    gap: "1",
    width: "100%",
    padding: "5",
    borderRadius: "lg",
    background: "bg.feature",
  },
  name: recipe("text", { variant: "d5" }),
  contact: recipe("link", {}, { lineHeight: "44px", overflowWrap: "anywhere", justifySelf: "start" }),
  small: { fontSize: "sm", color: "fg.muted" },
  go: recipe("button", {}),
  again: recipe("link", {}, { lineHeight: "44px" }),
}));

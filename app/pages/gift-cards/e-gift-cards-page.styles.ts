import { defineStyles } from "#app/theme/define-styles.ts";

/** The form, and beside it the card as it will arrive. */
export default defineStyles(({ recipe }) => ({
  page: { paddingBlock: "32px 88px", display: "grid", gap: "24px" },
  title: recipe("text", { variant: "d2" }),
  lede: recipe("text", { variant: "lede" }),
  columns: {
    display: "grid",
    gap: "40px",
    alignItems: "start",
    lg: { gridTemplateColumns: "minmax(0, 1fr) 420px", gap: "72px" },
  },
  form: { display: "grid", gap: "36px" },
  group: { display: "grid", gap: "20px", margin: "0", padding: "0", border: "0", minWidth: "0" },
  legend: recipe("text", { variant: "d5" }, { marginBottom: "14px", padding: "0" }),
  choices: { display: "flex", flexWrap: "wrap", gap: "10px" },
  choice: recipe("chip"),
  designs: {
    display: "grid",
    gap: "12px",
    gridTemplateColumns: "repeat(auto-fill, minmax(116px, 1fr))",
  },
  design: recipe("chip", {}, { padding: "8px", gap: "8px", textAlign: "center", justifyContent: "flex-start" }),
  two: { display: "grid", gap: "20px", alignItems: "start", md: { gridTemplateColumns: "1fr 1fr" } },
  narrow: { maxWidth: "260px" },
  submit: recipe("button", {}, { justifySelf: "start", minWidth: "220px" }),
  preview: {
    display: "grid",
    gap: "16px",
    padding: "24px",
    borderRadius: "lg",
    background: "plum.50",
    lg: { position: "sticky", top: "96px" },
  },
  previewTitle: recipe("text", { variant: "d5" }),
  words: { display: "grid", gap: "6px", fontSize: "0.9375rem", lineHeight: "1.5", overflowWrap: "anywhere" },
  message: { fontStyle: "italic", whiteSpace: "pre-line" },
  small: { fontSize: "sm", color: "muted" },
  link: recipe("link"),
}));

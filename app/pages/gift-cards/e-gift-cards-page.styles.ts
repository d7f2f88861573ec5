import { defineStyles } from "#app/theme/define-styles.ts";

/** The form, and beside it the card as it will arrive. */
export default defineStyles(({ recipe }) => ({
  page: { paddingBlock: "32px 88px", display: "grid", gap: "6" },
  title: recipe("text", { variant: "d2" }),
  lede: recipe("text", { variant: "lede" }),
  columns: {
    display: "grid",
    gap: "10",
    alignItems: "start",
    lg: { gridTemplateColumns: "minmax(0, 1fr) 420px", gap: "18" },
  },
  form: { display: "grid", gap: "9" },
  group: { display: "grid", gap: "5", margin: "0", padding: "0", border: "0", minWidth: "0" },
  legend: recipe("text", { variant: "d5" }, { marginBottom: "3.5", padding: "0" }),
  choices: { display: "flex", flexWrap: "wrap", gap: "10px" },
  choice: recipe("chip"),
  designs: {
    display: "grid",
    gap: "3",
    gridTemplateColumns: "repeat(auto-fill, minmax(116px, 1fr))",
  },
  design: recipe("chip", {}, { padding: "2", gap: "2", textAlign: "center", justifyContent: "flex-start" }),
  two: { display: "grid", gap: "5", alignItems: "start", md: { gridTemplateColumns: "1fr 1fr" } },
  narrow: { maxWidth: "260px" },
  submit: recipe("button", { variant: "cherry" }, { justifySelf: "start", minWidth: "220px" }),
  preview: {
    display: "grid",
    gap: "4",
    padding: "6",
    borderRadius: "lg",
    background: "bg.tray",
    // On a phone the card is seen before it is written.
    lgDown: { order: "-1" },
    lg: { position: "sticky", top: "96px" },
  },
  previewTitle: recipe("text", { variant: "d5" }),
  words: { display: "grid", gap: "1.5", fontSize: "0.9375rem", lineHeight: "1.5", overflowWrap: "anywhere" },
  message: { whiteSpace: "pre-line" },
  small: { fontSize: "sm", color: "fg.muted" },
  link: recipe("link"),
}));

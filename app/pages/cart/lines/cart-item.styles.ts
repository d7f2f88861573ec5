import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  line: {
    display: "grid",
    gridTemplateColumns: "84px 1fr",
    gap: "6px 18px",
    padding: "24px 22px",
    "& > span:first-of-type": { gridRow: { base: "1 / 3", md: "1 / 4" } },
    md: { gridTemplateColumns: "84px 1fr auto" },
    lg: { gridTemplateColumns: "104px 1fr auto", gap: "6px 24px", padding: "7" },
  },
  name: recipe(
    "text",
    { variant: "d5" },
    { "& a": { textDecoration: "none" }, "& a:hover": { textDecoration: "underline", textUnderlineOffset: "4px" } },
  ),
  choice: { fontSize: "sm", color: "fg.muted" },
  price: {
    fontWeight: "price",
    fontVariantNumeric: "tabular-nums",
    "& s": { fontWeight: "normal", color: "fg.muted", marginLeft: "1.5" },
    "& small": { display: "block", fontWeight: "normal" },
    md: { textAlign: "right" },
  },
  // What is done with a line stays together.
  ways: { display: "flex", gap: "5", alignItems: "flex-start" },
  controls: {
    display: "flex",
    flexWrap: "wrap",
    gap: "0 18px",
    alignItems: "flex-start",
    marginTop: "10px",
    gridColumn: "1 / -1",
    // What a line's menu hangs from on a phone, as wide as the line.
    position: "relative",
    md: { gridColumn: "2 / 4" },
    "& > p": { lineHeight: "44px" },
  },
  more: { md: { position: "relative" }, "& > button": { display: "flex", gap: "1", alignItems: "center" } },
  heat: {
    display: "flex",
    gap: "1.5",
    alignItems: "center",
    marginTop: "1",
    fontSize: "sm",
    fontWeight: "semibold",
    color: "fg.warning",
    "& svg": { flex: "none" },
  },
  comeAgain: { gridColumn: "2 / -1", justifySelf: "start" },
  offer: { gridColumn: "2 / -1" },
  action: recipe("link", {}, { fontSize: "sm", lineHeight: "44px" }),
  promotion: { fontSize: "sm", fontWeight: "semibold", color: "fg.success", gridColumn: "2 / -1" },
  note: recipe("note", { tone: "warn" }, { marginTop: "10px" }),
  error: recipe("note", { tone: "error" }, { marginTop: "10px" }),
  messages: { display: "block", gridColumn: "1 / -1" },
}));

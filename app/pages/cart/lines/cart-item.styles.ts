import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  line: {
    display: "grid",
    gridTemplateColumns: "84px 1fr",
    gap: "6px 18px",
    padding: "24px 22px",
    "& > span:first-of-type": { gridRow: "1 / 4" },
    md: { gridTemplateColumns: "84px 1fr auto" },
    lg: { gridTemplateColumns: "104px 1fr auto", gap: "6px 24px", padding: "7" },
  },
  name: recipe(
    "text",
    { variant: "d5" },
    { "& a": { textDecoration: "none" }, "& a:hover": { textDecoration: "underline", textUnderlineOffset: "4px" } },
  ),
  choice: { fontSize: "sm", color: "muted" },
  price: {
    fontWeight: "price",
    fontVariantNumeric: "tabular-nums",
    "& s": { fontWeight: "normal", color: "muted", marginLeft: "1.5" },
    md: { textAlign: "right" },
  },
  controls: {
    display: "flex",
    flexWrap: "wrap",
    gap: "0 18px",
    alignItems: "flex-start",
    marginTop: "10px",
    md: { gridColumn: "2 / 4" },
    "& > p": { lineHeight: "44px" },
  },
  // The links flow on beside the quantity; on a phone the first one stands there.
  actions: { display: "contents", md: { display: "flex", flexWrap: "wrap", gap: "0 18px" } },
  heat: {
    display: "flex",
    gap: "1.5",
    alignItems: "center",
    marginTop: "1",
    fontSize: "sm",
    fontWeight: "semibold",
    color: "warn.700",
    "& svg": { flex: "none" },
  },
  // Its height is kept until the button is there.
  comeAgain: { gridColumn: "2 / -1", minHeight: "controlSm", "& > button": { justifySelf: "start" } },
  action: recipe("link", {}, { fontSize: "sm", lineHeight: "44px" }),
  promotion: { fontSize: "sm", fontWeight: "semibold", color: "success", gridColumn: "2 / -1" },
  note: recipe("note", { tone: "warn" }, { marginTop: "10px" }),
  error: recipe("note", { tone: "error" }, { marginTop: "10px" }),
  messages: { display: "block", gridColumn: "1 / -1" },
}));

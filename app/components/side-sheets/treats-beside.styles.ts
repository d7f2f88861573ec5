import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  treats: { marginTop: "6", paddingTop: "4", borderTop: "1px solid {colors.border}" },
  title: { fontSize: "md", fontWeight: "bold", marginBottom: "3" },
  list: { display: "grid", gap: "3.5", listStyle: "none" },
  treat: { display: "flex", gap: "3.5", alignItems: "center", lineHeight: "1.35", "& > span": { flex: "none" } },
  words: {
    flex: "1",
    fontSize: "sm",
    "& a": { display: "block", fontWeight: "bold", textDecoration: "none" },
    "& a:hover": { textDecoration: "underline", textUnderlineOffset: "0.25em" },
  },
  price: {
    fontVariantNumeric: "tabular-nums",
    "& b[data-sale]": { color: "fg.accent" },
    "& s": { color: "fg.muted", marginLeft: "1.5" },
  },
  add: recipe("button", { variant: "line", size: "sm" }, { flex: "none" }),
}));

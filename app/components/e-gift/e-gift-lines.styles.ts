import { defineStyles } from "#app/theme/define-styles.ts";

/** E-gift cards one below the other: a small card, whom it is for and when, and what it holds. */
export default defineStyles(({ recipe }) => ({
  group: { display: "grid", gap: "4", marginBlock: "24px 40px" },
  head: recipe("text", { variant: "d5" }, { display: "flex", gap: "3", alignItems: "center" }),
  lines: { display: "grid", gap: "18px" },
  line: {
    display: "grid",
    gridTemplateColumns: "84px 1fr auto",
    gap: "4px 16px",
    alignItems: "start",
    fontSize: "0.9375rem",
    lineHeight: "1.35",
  },
  words: { display: "grid", gap: "0.5", minWidth: "0", overflowWrap: "anywhere" },
  name: { fontWeight: "bold" },
  facts: { fontSize: "sm", color: "fg.muted" },
  message: { fontSize: "sm", fontStyle: "italic" },
  price: { fontWeight: "price", fontVariantNumeric: "tabular-nums" },
  actions: { display: "flex", flexWrap: "wrap", gap: "0 18px", gridColumn: "2 / -1" },
  action: recipe("link", {}, { fontSize: "sm", lineHeight: "44px" }),
  problem: { gridColumn: "1 / -1" },
}));

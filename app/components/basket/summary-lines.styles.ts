import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  lines: {
    display: "grid",
    gap: "3.5",
    "& li": {
      display: "grid",
      gridTemplateColumns: "56px 1fr auto",
      gap: "3.5",
      alignItems: "center",
      fontSize: "0.9375rem",
      lineHeight: "1.35",
    },
  },
  name: { display: "block", fontWeight: "bold" },
  choice: { display: "block", fontSize: "sm", color: "fg.muted" },
  price: { fontWeight: "price", fontVariantNumeric: "tabular-nums" },
}));

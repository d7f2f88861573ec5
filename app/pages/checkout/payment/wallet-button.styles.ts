import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  wallet: { display: "grid", gap: "3", justifyItems: "start" },
  pay: recipe(
    "button",
    {},
    {
      minWidth: "260px",
      background: "liquorice",
      "&[data-wallet=PayPal]": { background: "#003087" },
      "&[data-wallet=Venmo]": { background: "#0a5c9e" },
    },
  ),
  problem: { fontWeight: "semibold", color: "error.700" },
}));

import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  wallet: { display: "grid", gap: "3", justifyItems: "start" },
  pay: recipe(
    "button",
    {},
    {
      minWidth: "260px",
      background: "bg.ink",
      "&[data-wallet=PayPal]": { background: "wallet.paypal" },
      "&[data-wallet=Venmo]": { background: "wallet.venmo" },
    },
  ),
  problem: { fontWeight: "semibold", color: "fg.error" },
}));

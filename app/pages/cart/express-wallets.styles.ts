import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  wallets: { display: "grid", gap: "10px", marginTop: "12px" },
  wallet: recipe(
    "button",
    { block: true },
    { background: "liquorice", "&[data-wallet=PayPal]": { background: "#003087" } },
  ),
}));

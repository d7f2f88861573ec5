import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  wallets: { display: "grid", gap: "10px", marginTop: "3" },
  onePage: recipe("button", { variant: "line", block: true }),
  wallet: recipe(
    "button",
    { block: true },
    { background: "liquorice", "&[data-wallet=PayPal]": { background: "#003087" } },
  ),
}));

import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  wallets: { display: "grid", gap: "3", marginTop: "3" },
  or: { fontSize: "sm", color: "fg.muted", textAlign: "center" },
  row: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax({spacing.22}, 1fr))",
    gap: "2",
    listStyle: "none",
  },
  wallet: recipe(
    "button",
    { block: true },
    {
      paddingInline: "2",
      whiteSpace: "nowrap",
      background: "bg.ink",
      "&[data-wallet=PayPal]": { background: "wallet.paypal" },
      "&[data-wallet=Venmo]": { background: "wallet.venmo" },
    },
  ),
  problem: { fontSize: "sm", fontWeight: "semibold", color: "fg.error" },
}));

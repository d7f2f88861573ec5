import { defineStyles } from "#app/theme/define-styles.ts";

/** The chosen shop on the color of pickup. */
export default defineStyles(({ recipe }) => ({
  shop: {
    display: "flex",
    gap: "3.5",
    alignItems: "flex-start",
    background: "bg.success",
    borderRadius: "md",
    padding: "16px 18px",
    marginBottom: "22px",
    "& > svg": { color: "fg.onSuccess", flex: "none", marginTop: "0.5" },
  },
  label: { fontSize: "sm", color: "fg.muted" },
  name: recipe("text", { variant: "d5" }),
  address: { fontSize: "sm" },
  reset: recipe("link", {}, { fontSize: "sm", marginTop: "2" }),
}));

import { defineStyles } from "#app/theme/define-styles.ts";

/** A pill with minus, value and plus. */
export default defineStyles(() => ({
  quantity: {
    display: "inline-flex",
    alignItems: "center",
    border: "control",
    borderRadius: "full",
    background: "icing",
    height: "control",
    flex: "none",
    "& button": {
      width: "46px",
      height: "100%",
      display: "grid",
      placeItems: "center",
      borderRadius: "full",
      color: "plum.700",
    },
    "& button:hover:not(:disabled)": { background: "plum.50" },
    "& button:disabled": { color: "#b39fac", cursor: "not-allowed" },
    "& input": {
      width: "48px",
      height: "100%",
      border: "0",
      textAlign: "center",
      fontWeight: "bold",
      background: "transparent",
      fontVariantNumeric: "tabular-nums",
      padding: "0",
      borderRadius: "xs",
    },
    "&:has(input[aria-invalid=true])": { borderColor: "error.700", borderWidth: "2px", background: "#fffafa" },
  },
}));

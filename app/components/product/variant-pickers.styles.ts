import { defineStyles } from "#app/theme/define-styles.ts";

/** Sizes, wraps and collections as chips, colors as small windows. */
export default defineStyles(({ recipe }) => ({
  legend: {
    textStyle: "label",
    marginBottom: "11px",
    "& span": { fontWeight: "450", color: "muted", marginLeft: "6px" },
  },
  picker: { display: "flex", flexWrap: "wrap", gap: "10px" },
  swatches: { display: "flex", flexWrap: "wrap", gap: "18px" },
  chip: recipe("chip"),
  swatch: {
    position: "relative",
    width: "44px",
    height: "44px",
    borderRadius: "22px 22px 8px 8px",
    background: "plum.100",
    border: "control",
    cursor: "pointer",
    "& img": { width: "100%", height: "100%", objectFit: "cover", borderRadius: "20px 20px 6px 6px" },
    "& input": {
      position: "absolute",
      inset: "0",
      width: "100%",
      height: "100%",
      opacity: "0",
      margin: "0",
      cursor: "pointer",
    },
    "&:has(:checked)": { boxShadow: "0 0 0 3px {colors.icing}, 0 0 0 6px {colors.plum.700}" },
    "&:has(:focus-visible)": { outline: "3px solid {colors.cherry.500}", outlineOffset: "7px" },
    "&[data-unavailable]": { borderStyle: "dashed" },
    "&[data-unavailable] img": { opacity: ".45" },
    "&[data-unavailable]::after": {
      content: '""',
      position: "absolute",
      left: "-2px",
      right: "-2px",
      top: "50%",
      borderTop: "2px solid {colors.disabled.fg}",
      rotate: "-45deg",
    },
  },
}));

import { defineStyles } from "#app/theme/define-styles.ts";
import { forcedColors } from "#app/theme/forced-colors.ts";

/** Sizes, wraps and collections as chips, colors as small windows. */
export default defineStyles(({ recipe }) => ({
  legend: {
    textStyle: "label",
    marginBottom: "11px",
    xl: { marginBottom: "2" },
    "& span": { fontWeight: "450", color: "fg.muted", marginLeft: "1.5" },
  },
  apart: { fontSize: "sm", fontWeight: "semibold", color: "fg.error" },
  picker: { display: "flex", flexWrap: "wrap", gap: "10px" },
  swatches: { display: "flex", flexWrap: "wrap", gap: "18px" },
  chip: recipe("chip"),
  /** With the paper or ribbon of a wrap before its name. */
  sampled: recipe(
    "chip",
    {},
    {
      flexDirection: "row",
      justifyContent: "flex-start",
      alignItems: "center",
      gap: "3",
      padding: "4px 18px 4px 5px",
      "& img": { borderRadius: "11px", objectFit: "cover" },
      "&[data-unavailable] img": { opacity: ".45" },
    },
  ),
  swatch: {
    position: "relative",
    display: "block",
    boxSizing: "content-box",
    width: "64px",
    height: "38px",
    borderRadius: "19px 19px 8px 8px",
    background: "bg.pressed",
    border: "control",
    cursor: "pointer",
    "& img": { display: "block", objectFit: "cover", borderRadius: "17px 17px 6px 6px" },
    // The picture is 38 high, what a finger has to hit 44.
    "& input": {
      position: "absolute",
      inset: "-3px 0",
      width: "100%",
      height: "controlSm",
      opacity: "0",
      margin: "0",
      cursor: "pointer",
    },
    "&:has(:checked)": { boxShadow: "0 0 0 3px {colors.border.inverse}, 0 0 0 6px {colors.border.chosen}" },
    [forcedColors]: { "&:has(:checked)": { outline: "3px solid Highlight", outlineOffset: "3px" } },
    "&:has(:focus-visible)": { outline: "3px solid {colors.border.accentBright}", outlineOffset: "7px" },
    "&[data-unavailable]": { borderStyle: "dashed" },
    "&[data-unavailable] img": { opacity: ".45" },
    "&[data-unavailable]::after": {
      content: '""',
      position: "absolute",
      left: "-2px",
      right: "-2px",
      top: "50%",
      borderTop: "2px solid {colors.border.disabled}",
      rotate: "-45deg",
    },
  },
}));

import { defineStyles } from "#app/theme/define-styles.ts";
import { forcedColors } from "#app/theme/forced-colors.ts";

/** A switch with its words to the right, or a question of its size. */
export default defineStyles(() => ({
  toggle: {
    display: "flex",
    alignItems: "center",
    gap: "3.5",
    width: "100%",
    minHeight: "68px",
    padding: "10px 16px",
    marginBottom: "4",
    borderRadius: "md",
    background: "bg.success",
    textAlign: "left",
    fontWeight: "bold",
    lineHeight: "1.3",
    cursor: "pointer",
    "& span": { flex: "1" },
    "& small": { display: "block", fontWeight: "normal", fontSize: "sm" },
    "& i": {
      order: "-1",
      flex: "none",
      position: "relative",
      width: "48px",
      height: "28px",
      border: "1.75px solid {colors.border.control}",
      borderRadius: "full",
      background: "bg",
      transition: "background .18s",
    },
    "& i::after": {
      content: '""',
      position: "absolute",
      top: "3px",
      left: "3px",
      width: "18px",
      height: "18px",
      borderRadius: "full",
      background: "bg.control",
      transition: "transform .18s {easings.hatch}",
    },
    "&[aria-checked=true] i": { background: "success", borderColor: "border.success" },
    "&[aria-checked=true] i::after": { background: "bg", transform: "translateX(20px)" },
    "@media (prefers-reduced-motion: reduce)": { "& i::after": { transition: "none" } },
    // The forced background would be the same for the knob as for what it slides in.
    [forcedColors]: {
      border: "1px solid ButtonText",
      "& i::after": { background: "ButtonText" },
      "&[aria-checked=true] i::after": { background: "Highlight" },
    },
  },
}));

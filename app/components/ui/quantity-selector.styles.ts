import { defineStyles } from "#app/theme/define-styles.ts";

const pill = {
  display: "inline-flex",
  alignItems: "center",
  border: "1.5px solid {colors.border.control}",
  borderRadius: "full",
  background: "bg",
  "& button": {
    height: "100%",
    display: "grid",
    placeItems: "center",
    borderRadius: "full",
    color: "fg.link",
    _hover: { background: "bg.tray" },
    _disabled: { color: "ghost.fg", background: "none", cursor: "not-allowed" },
  },
  "& input": {
    height: "100%",
    border: "0",
    textAlign: "center",
    fontWeight: "bold",
    background: "transparent",
    fontVariantNumeric: "tabular-nums",
    padding: "0",
    appearance: "textfield",
  },
} as const;

const sentence = {
  display: "flex",
  gap: "7px",
  marginTop: "10px",
  fontSize: "sm",
  lineHeight: "1.4",
  fontWeight: "semibold",
} as const;

export default defineStyles(() => ({
  md: {
    ...pill,
    height: "control",
    "& button": { ...pill["& button"], width: "48px" },
    "& input": { ...pill["& input"], width: "controlSm" },
  },
  sm: {
    ...pill,
    height: "controlSm",
    "& button": { ...pill["& button"], width: "42px" },
    "& input": { ...pill["& input"], width: "34px" },
  },
  error: { ...sentence, color: "fg.error" },
  low: { ...sentence, color: "fg.warning" },
}));

import { defineStyles } from "#app/theme/define-styles.ts";
import { forcedColors } from "#app/theme/forced-colors.ts";

/** Full-width radio rows with icon, name and status line. */
export default defineStyles(({ recipe }) => ({
  // On a desk both ways stand beside each other, so that the button below is on the first screen.
  set: { display: "grid", gap: "10px" },
  pair: { display: "grid", gap: "3", xl: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" } },
  legend: { textStyle: "label", marginBottom: "11px", xl: { marginBottom: "2" } },
  yes: { "&&": { color: "success", fontWeight: "semibold" } },
  link: recipe("link", {}, { justifySelf: "start", fontSize: "sm", marginTop: "0.5", xl: { marginTop: "-0.5" } }),
  option: {
    position: "relative",
    display: "flex",
    gap: "4",
    alignItems: "center",
    border: "control",
    borderRadius: "md",
    padding: "14px 18px",
    xl: { gap: "3", paddingBlock: "2", paddingInline: "3.5" },
    cursor: "pointer",
    lineHeight: "1.35",
    "& > svg": { color: "plum.700" },
    "& b": { fontWeight: "bold" },
    "& small": { display: "block", fontSize: "sm", color: "muted" },
    "& input": {
      position: "absolute",
      inset: "0",
      width: "100%",
      height: "100%",
      opacity: "0",
      margin: "0",
      cursor: "pointer",
    },
    _after: {
      content: '""',
      marginLeft: "auto",
      width: "22px",
      height: "22px",
      borderRadius: "50%",
      border: "1.75px solid {colors.line.strong}",
      flex: "none",
    },
    _hover: { background: "plum.50" },
    "&:has(:checked)": {
      borderColor: "plum.700",
      boxShadow: "inset 0 0 0 1.5px {colors.plum.700}",
      background: "plum.50",
    },
    [forcedColors]: { "&:has(:checked)": { borderColor: "Highlight" } },
    "&:has(:checked)::after": { border: "7px solid {colors.plum.700}" },
    "&:has(:focus-visible)": { outline: "3px solid {colors.plum.600}", outlineOffset: "3px" },
    "&:has(:disabled)": { background: "disabled.bg", borderColor: "transparent", cursor: "not-allowed" },
    "&:has(:disabled), &:has(:disabled) small, &:has(:disabled) > svg": { color: "disabled.fg" },
    "&:has(:disabled) input": { cursor: "not-allowed" },
    "&:has(:checked:disabled)": { boxShadow: "none" },
  },
}));

import { defineStyles } from "#app/theme/define-styles.ts";
import { forcedColors } from "#app/theme/forced-colors.ts";

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='18' height='18' fill='none' stroke='white' stroke-width='2.6' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M4 9.5l3.4 3.4L14 6'/%3E%3C/svg%3E\")";

/** Refinements as an accordion of checks and radios. */
export default defineStyles(({ recipe }) => ({
  group: recipe("accordion"),
  full: { display: "block", fontSize: "sm", color: "fg.muted", paddingBottom: "3" },
  note: { fontSize: "sm", color: "fg.muted", lineHeight: "1.45" },
  values: { display: "grid", gap: "11px", paddingBottom: "6" },
  check: {
    display: "flex",
    gap: "3",
    alignItems: "flex-start",
    fontSize: "15.5px",
    lineHeight: "1.4",
    minHeight: "28px",
    cursor: "pointer",
    "& small": { fontSize: "inherit", color: "fg.muted" },
    "& input": {
      appearance: "none",
      flex: "none",
      width: "24px",
      height: "24px",
      margin: "0",
      border: "1.75px solid {colors.border.control}",
      borderRadius: "xs",
      background: "bg",
      cursor: "pointer",
    },
    "& input:disabled": { background: "bg.disabled", cursor: "not-allowed" },
    "&:has(input:disabled)": { color: "fg.muted", cursor: "not-allowed" },
    "& input[type=radio]": { borderRadius: "50%" },
    "& input:checked": { backgroundColor: "bg.chosen", borderColor: "border.chosen" },
    "& input[type=checkbox]:checked": {
      backgroundImage: tick,
      backgroundPosition: "center",
      backgroundRepeat: "no-repeat",
    },
    "& input[type=radio]:checked": { boxShadow: "inset 0 0 0 4.5px {colors.border.inverse}", borderWidth: "2px" },
    [forcedColors]: { "& input": { appearance: "auto" } },
  },
}));

import { defineStyles } from "#app/theme/define-styles.ts";
import { forcedColors } from "#app/theme/forced-colors.ts";

const check =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='18' height='18' fill='none' stroke='white' stroke-width='2.6' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M4 9.5l3.4 3.4L14 6'/%3E%3C/svg%3E\")";

export default defineStyles(({ recipe }) => ({
  field: { display: "grid", gap: "7px", minWidth: "0", alignContent: "start" },
  label: { fontWeight: "semibold", fontSize: "0.9375rem", lineHeight: "1.3" },
  optional: { fontWeight: "normal", color: "fg.muted" },
  input: recipe("input"),
  select: recipe("select"),
  hint: { fontSize: "sm", lineHeight: "1.4", color: "fg.muted" },
  error: {
    display: "flex",
    gap: "7px",
    fontSize: "sm",
    lineHeight: "1.4",
    fontWeight: "semibold",
    color: "fg.error",
    "& svg": { marginTop: "1px", flex: "none" },
  },
  check: {
    display: "flex",
    gap: "3",
    alignItems: "flex-start",
    fontSize: "0.96875rem",
    lineHeight: "1.4",
    minHeight: "28px",
    cursor: "pointer",
    "& input": {
      appearance: "none",
      flex: "none",
      width: "22px",
      height: "22px",
      margin: "0",
      border: "1.75px solid {colors.border.control}",
      borderRadius: "xs",
      background: "bg",
      cursor: "pointer",
    },
    "& input:checked": {
      borderColor: "border.chosen",
      backgroundColor: "bg.chosen",
      backgroundImage: check,
      backgroundPosition: "center",
      backgroundRepeat: "no-repeat",
    },
    [forcedColors]: { "& input": { appearance: "auto" } },
  },
  password: { position: "relative", display: "grid" },
  passwordInput: recipe("input", {}, { paddingRight: "76px" }),
  reveal: recipe(
    "link",
    {},
    { position: "absolute", right: "2", top: "1", height: "controlSm", minWidth: "60px", fontSize: "sm" },
  ),
}));

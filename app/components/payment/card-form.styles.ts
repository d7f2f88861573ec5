import { defineStyles } from "#app/theme/define-styles.ts";
import type { ShopStyle } from "#app/theme/shop-style.ts";

const field = { display: "grid", gap: "7px", minWidth: "0", alignContent: "start" };
const shimmer = {
  background:
    "linear-gradient(100deg, {colors.bg.pressed} 30%, {colors.bg.tray} 50%, {colors.bg.pressed} 70%) 0 / 220% 100%",
} satisfies ShopStyle;

export default defineStyles(({ recipe }) => ({
  form: { display: "grid", gap: "5", _focus: { outline: "none" } },
  fields: { display: "grid", gap: "5", "&[hidden]": { display: "none" } },
  pair: {
    display: "grid",
    columnGap: "5",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    alignItems: "start",
    // Fields side by side begin on one line, however many lines their labels have.
    "& > *": { gridRow: "span 4", gridTemplateRows: "subgrid" },
    "& > * > :first-child": { alignSelf: "end" },
  },
  field,
  label: { fontWeight: "semibold", fontSize: "0.9375rem", lineHeight: "1.3" },
  hint: { fontSize: "sm", fontWeight: "normal", color: "fg.muted" },
  input: recipe("input"),
  number: { display: "grid", gap: "3" },
  frame: recipe(
    "input",
    {},
    {
      height: "control",
      padding: "0 16px",
      overflow: "hidden",
      cursor: "text",
      "& iframe": { display: "block", border: "0", width: "100%", height: "100%" },
      "&.flex-microform-focused": {
        outline: "3px solid {colors.focus}",
        outlineOffset: "1px",
        borderColor: "border.chosen",
      },
      "&[data-invalid=true]": { borderColor: "border.error", borderWidth: "2px", background: "bg.refused" },
      "&[data-loading=true]": { ...shimmer, borderColor: "border", "& iframe": { opacity: "0" } },
    },
  ),
  fault: recipe("note", { tone: "error" }),
  unavailable: recipe(
    "note",
    { tone: "warn" },
    { alignItems: "center", justifyContent: "space-between", flexWrap: "wrap" },
  ),
  retry: recipe("button", { variant: "line", size: "sm" }),
}));

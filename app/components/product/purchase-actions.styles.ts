import { defineStyles } from "#app/theme/define-styles.ts";

// The words of the quantity control stand below it and the button, over the whole width.
const row = {
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: "3",
  alignItems: "center",
  "& > div": { display: "contents" },
  "& > div > div": { gridColumn: "1 / -1", order: "1" },
} as const;

/** Stock message, quantity and the one buy action. */
export default defineStyles(({ recipe }) => ({
  row,
  rowWithMore: { ...row, gridTemplateColumns: "auto minmax(0, 1fr) 52px" },
  add: recipe("button", { variant: "cherry" }, { paddingInline: "4" }),
  // Two lines are kept free, so that nothing moves when they come.
  pricing: { minHeight: "controlSm" },
  mix: recipe("button", { variant: "solid", block: true }),
  spinner: {
    width: "18px",
    height: "18px",
    borderRadius: "50%",
    border: "2.5px solid currentColor",
    borderRightColor: "transparent",
    animation: "spin .8s linear infinite",
  },
  message: { display: "block", "&:empty": { display: "none" } },
  stock: { display: "inline-flex", gap: "2", alignItems: "center", fontSize: "sm", fontWeight: "semibold" },
  low: { color: "fg.warning" },
  out: { color: "fg.error", textTransform: "uppercase", letterSpacing: "caps", fontWeight: "price" },
  ok: { color: "fg.success" },
  hint: { fontSize: "sm", color: "fg.muted" },
  problem: {
    display: "flex",
    gap: "7px",
    fontSize: "sm",
    lineHeight: "1.4",
    fontWeight: "semibold",
    color: "fg.error",
  },
}));

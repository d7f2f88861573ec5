import { defineStyles } from "#app/theme/define-styles.ts";

const round = {
  width: "controlSm",
  height: "controlSm",
  display: "grid",
  placeItems: "center",
  borderRadius: "full",
  color: "fg.link",
  cursor: "pointer",
  _hover: { background: "bg.tray" },
  "&[aria-disabled=true]": { color: "ghost.fg", cursor: "not-allowed", background: "none" },
} as const;

/** A row for each flavor: picture, name, and minus, amount, plus. */
export default defineStyles(() => ({
  list: { display: "grid", gap: "3.5", listStyle: "none" },
  row: {
    display: "grid",
    gridTemplateColumns: "64px minmax(0, 1fr) auto",
    gap: "3.5",
    alignItems: "center",
    fontWeight: "550",
    lineHeight: "1.3",
    "& small": { display: "block", fontWeight: "450", color: "fg.muted", fontSize: "0.84375rem" },
  },
  picture: {
    width: "64px",
    height: "64px",
    borderRadius: "md",
    background: "var(--bg)",
    overflow: "hidden",
    display: "grid",
    placeItems: "center",
    "& img": { width: "92%", height: "auto" },
  },
  stepper: {
    display: "inline-flex",
    alignItems: "center",
    border: "1.5px solid {colors.border.control}",
    borderRadius: "full",
    background: "bg",
  },
  button: round,
  amount: { minWidth: "58px", textAlign: "center", fontWeight: "bold", fontVariantNumeric: "tabular-nums" },
}));

import { defineStyles } from "#app/theme/define-styles.ts";
import { lowScreen } from "#app/theme/low-screen.ts";

/** A light card above whatever else stands at the lower edge; on very low screens it stands in the page, on top. */
export default defineStyles(({ recipe }) => ({
  banner: {
    position: "fixed",
    zIndex: "dock",
    insetInline: "3",
    bottom: "calc({spacing.3} + env(safe-area-inset-bottom))",
    // Above a bar that comes and goes while one scrolls: drawn elsewhere, it shifts no layout.
    transform: "translateY(calc(-1 * var(--dock, 0px)))",
    marginInline: "auto",
    maxWidth: "760px",
    display: "flex",
    flexDirection: "column",
    gap: "3.5",
    padding: "5",
    borderRadius: "md",
    background: "bg",
    color: "fg",
    border: "2px solid {colors.border.strong}",
    boxShadow: "overlay",
    md: { flexDirection: "row", alignItems: "center", padding: "4" },
    [lowScreen]: { position: "static", margin: "3" },
    "@media print": { display: "none" },
  },
  words: { flex: "1", margin: "0", fontSize: "sm", lineHeight: "1.5" },
  // Two answers of the same weight.
  answers: { display: "grid", gridTemplateColumns: "1fr 1fr", gap: "2" },
  answer: recipe("button", { variant: "line", size: "sm" }),
}));

import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  all: { background: "bg.info", borderRadius: "lg", padding: "10px 18px", md: { padding: "14px 24px" } },
  open: recipe(
    "link",
    { variant: "quiet" },
    { display: "flex", width: "100%", alignItems: "center", gap: "10px", minHeight: "controlSm", textAlign: "left" },
  ),
  panel: {
    display: "grid",
    gap: "5",
    paddingBlock: "3",
    lg: { gridTemplateColumns: "minmax(200px, 1fr) minmax(0, 440px)" },
    "& table": { background: "bg", borderRadius: "sm" },
  },
  who: {
    display: "grid",
    gap: "1",
    alignContent: "start",
    "& legend": { fontWeight: "semibold", marginBottom: "1.5" },
  },
  choice: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minHeight: "48px",
    cursor: "pointer",
    "& input": { flex: "none", width: "22px", height: "22px", margin: "0", accentColor: "{colors.border.chosen}" },
    "& b": { display: "block", lineHeight: "1.3" },
    "& small": { color: "fg", fontSize: "sm" },
  },
}));

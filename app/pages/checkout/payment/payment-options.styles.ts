import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  options: { display: "grid", gap: "10px", marginTop: "3", minWidth: "0", "& > div": { minWidth: "0" } },
  legend: recipe("text", { variant: "d4" }, { marginBottom: "4" }),
  option: recipe(
    "option",
    {},
    {
      _after: { marginLeft: "auto" },
      "&:has(:disabled)": { color: "fg.disabled", background: "bg.disabled", cursor: "not-allowed" },
      // One box with what it opens.
      "&[data-opens=true]": { borderRadius: "{radii.md} {radii.md} 0 0" },
    },
  ),
  words: {
    display: "flex",
    flexWrap: "wrap",
    flex: "1",
    gap: "4px 16px",
    alignItems: "center",
    justifyContent: "space-between",
  },
  name: { display: "block", fontWeight: "bold" },
  description: { display: "block", fontSize: "sm", color: "fg.muted" },
  opened: {
    border: "3px solid {colors.border.chosen}",
    borderTop: "0",
    borderRadius: "0 0 {radii.md} {radii.md}",
    padding: "5",
    sm: { padding: "6" },
  },
}));

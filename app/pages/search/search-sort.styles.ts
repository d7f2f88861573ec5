import { defineStyles } from "#app/theme/define-styles.ts";

/** Label and select side by side. */
export default defineStyles(({ recipe }) => ({
  sort: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    "& label": { fontSize: "sm", fontWeight: "bold" },
    // Beside the filters' button it has the rest of the row, and says what it is by what is chosen.
    mdDown: {
      flex: "1",
      minWidth: "0",
      "& label": { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" },
    },
  },
  select: recipe(
    "select",
    { size: "sm" },
    { width: "auto", minWidth: "190px", mdDown: { width: "100%", minWidth: "0" } },
  ),
}));

import { defineStyles } from "#app/theme/define-styles.ts";

/** Label and select side by side. */
export default defineStyles(({ recipe }) => ({
  sort: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    "& label": { fontSize: "sm", fontWeight: "bold" },
  },
  select: recipe("select", { size: "sm" }, { width: "auto", minWidth: "190px" }),
}));

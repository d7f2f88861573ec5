import { defineStyles } from "#app/theme/define-styles.ts";

/** As the row of a product that is added, with the way back below. */
export default defineStyles(({ recipe }) => ({
  row: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: "3",
    alignItems: "center",
    "& > div": { display: "contents" },
    "& > div > div": { gridColumn: "1 / -1", order: "1" },
  },
  update: recipe("button", { variant: "cherry" }, { paddingInline: "4" }),
  back: recipe("link", {}, { justifySelf: "start", minHeight: "controlSm", fontSize: "sm" }),
  problem: {
    display: "flex",
    gap: "7px",
    fontSize: "sm",
    lineHeight: "1.4",
    fontWeight: "semibold",
    color: "fg.error",
  },
}));

import { defineStyles } from "#app/theme/define-styles.ts";

/** The section's ground and heading, which are there before its contents. */
export default defineStyles(({ recipe }) => ({
  section: { background: "plum.50", paddingBlock: "64px", scrollMarginTop: "16px", lg: { paddingBlock: "96px" } },
  /** Heading and numbers left, reviews right on large screens. */
  body: {
    lg: {
      display: "grid",
      gridTemplateColumns: "340px minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr",
      columnGap: "88px",
      alignItems: "start",
    },
  },
  title: recipe("text", { variant: "d3" }, { marginBottom: "14px" }),
  waiting: { display: "grid", gap: "12px", marginTop: "24px", maxWidth: "340px" },
}));

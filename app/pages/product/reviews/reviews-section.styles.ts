import { defineStyles } from "#app/theme/define-styles.ts";

/** The section's ground and heading, which are there before its contents. */
export default defineStyles(({ recipe }) => ({
  // Its contents come late. What stands below it is what a shopper there is kept at (`overflow-anchor`).
  section: { background: "bg.tray", paddingBlock: "16", overflowAnchor: "none", lg: { paddingBlock: "96px" } },
  /** Where many reviews are to come, the section fills the screen from the first: nothing below it is seen to move. */
  filled: { "@media (scripting: enabled)": { minHeight: "100vh" } },
  /** Heading and numbers left, reviews right on large screens. */
  body: {
    lg: {
      display: "grid",
      gridTemplateColumns: "340px minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr",
      columnGap: "22",
      alignItems: "start",
    },
  },
  title: recipe("text", { variant: "d3" }, { marginBottom: "3.5" }),
  waiting: { display: "grid", gap: "3", marginTop: "6", maxWidth: "340px" },
}));

import { defineStyles } from "#app/theme/define-styles.ts";

/** The way back up, and beside a page of a section the list of its pages. */
export default defineStyles(() => ({
  crumbs: { paddingTop: "22px" },
  section: {
    lg: {
      width: "min(100% - 2 * var(--gutter), {sizes.content})",
      marginInline: "auto",
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) 272px",
      gap: "18",
      alignItems: "start",
      "& > *": { "--gutter": "0px", minWidth: "0" },
    },
  },
  side: { paddingBottom: "14", lg: { position: "sticky", top: "120px", paddingTop: "12" } },
}));

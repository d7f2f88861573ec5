import { defineStyles } from "#app/theme/define-styles.ts";

/** The places of a results page. */
export default defineStyles(() => ({
  page: {
    paddingBlock: "28px 88px",
    lg: {
      display: "grid",
      gridTemplateColumns: "{sizes.refinements} minmax(0, 1fr)",
      gap: "14",
      paddingTop: "10",
    },
  },
}));

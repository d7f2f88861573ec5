import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  code: {
    "& > summary": {
      display: "inline-flex",
      alignItems: "center",
      gap: "1.5",
      minHeight: "controlSm",
      cursor: "pointer",
      color: "plum.700",
      fontWeight: "semibold",
      listStyle: "none",
    },
    "& > summary::-webkit-details-marker": { display: "none" },
  },
}));

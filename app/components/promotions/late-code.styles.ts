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
    "&[open] > summary svg": { transform: "rotate(180deg)" },
  },
  // As high as the field with its label, so that nothing moves when it comes.
  form: { minHeight: "calc({spacing.18} + 3px)", paddingTop: "1" },
}));

import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  skip: {
    position: "absolute",
    left: "4",
    top: "-80px",
    zIndex: "skip",
    background: "bg.promo",
    color: "fg",
    padding: "12px 20px",
    borderRadius: "full",
    fontWeight: "bold",
    _focus: { top: "3" },
  },
}));

import { defineStyles } from "#app/theme/define-styles.ts";

/** The product a shop is looked for, and the wider search below. */
export default defineStyles(({ recipe }) => ({
  product: {
    display: "flex",
    gap: "3.5",
    alignItems: "center",
    marginBottom: "5",
    lineHeight: "1.35",
    "& b": { fontWeight: "bold" },
  },
  picture: {
    width: "64px",
    height: "72px",
    borderRadius: "32px 32px 8px 8px",
    background: "bg.warm",
    flex: "none",
    overflow: "hidden",
    display: "grid",
    placeItems: "end center",
  },
  small: { display: "block", fontSize: "sm", color: "fg.muted" },
  wider: recipe("button", { variant: "line", block: true }),
}));

import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  banner: {
    position: "relative",
    overflow: "hidden",
    isolation: "isolate",
    borderRadius: "lg",
    background: "var(--ground, {colors.bg.warm})",
    color: "var(--ink, {colors.fg})",
    padding: "32px 24px",
    marginBlock: "6",
    minHeight: "200px",
    display: "flex",
    alignItems: "center",
    overflowWrap: "anywhere",
    lg: { padding: "48px 56px", minHeight: "280px" },
    "& img": {
      position: "absolute",
      zIndex: "-1",
      right: "-60px",
      bottom: "-60px",
      width: "260px",
      maxWidth: "none",
      lg: { width: "420px", right: "5", bottom: "-80px" },
    },
    // a wide scene has a ground of its own, which melts into that of the banner
    "& img[src*='-photo?']": {
      inset: "auto 0 0",
      width: "100%",
      height: "190px",
      objectFit: "cover",
      maskImage: "linear-gradient(transparent, black 40%)",
      lg: {
        inset: "0 0 0 auto",
        width: "60%",
        height: "100%",
        maskImage: "linear-gradient(90deg, transparent, black 24%)",
      },
    },
  },
  pictured: { paddingBottom: "170px", lg: { paddingBottom: "12" } },
  words: { display: "grid", gap: "3.5", lg: { maxWidth: "min(21.79em, 60%)" } },
  wide: { display: "grid", gap: "3.5", maxWidth: "29.49em" },
  title: recipe("text", { variant: "d2" }, { color: "inherit" }),
}));

import { defineStyles } from "#app/theme/define-styles.ts";

/** A bow in a window at the foot of a panel; a phone shows it smaller. */
export default defineStyles(() => ({
  window: {
    position: "relative",
    display: "block",
    width: "min(72%, {sizes.megaPromo})",
    aspectRatio: "6 / 5",
    justifySelf: "center",
    marginTop: "5",
    borderRadius: "999px 999px 0 0",
    background: "bg.warm",
    boxShadow: "0 {sizes.sill} 0 {colors.border.strong}",
    marginBottom: "{sizes.sill}",
    lgDown: { width: "56%", marginBottom: "calc({sizes.sill} - {spacing.8})" },
    _print: { display: "none" },
    "& img": { position: "absolute", left: "50%", bottom: "-6%", width: "86%", maxWidth: "none", translate: "-50% 0" },
  },
}));

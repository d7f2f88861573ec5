import { defineStyles } from "#app/theme/define-styles.ts";

const dots = (color: string, size: string, at: string) =>
  `radial-gradient(circle at ${at}, ${color} ${size}, transparent 0)`;

const scallop = (color: string, at: string) =>
  `radial-gradient(circle closest-side at ${at} 50%, ${color} 97%, transparent)`;

/** An e-gift card: a pattern per design, and a white label on it. */
export default defineStyles(() => ({
  card: {
    position: "relative",
    display: "flex",
    alignItems: "flex-end",
    width: "100%",
    aspectRatio: "8 / 5",
    padding: "6%",
    borderRadius: "7% / 11%",
    overflow: "hidden",
    containerType: "inline-size",
    // A picture of a card, whose patterns are kept where colors are forced.
    forcedColorAdjust: "none",
    "&[data-design=ribbon]": {
      background: [
        "linear-gradient(90deg, transparent 71%, {colors.pattern.stripe} 71% 77%, transparent 77%)",
        "linear-gradient(transparent 26%, {colors.pattern.stripe} 26% 35.6%, transparent 35.6%)",
        "{colors.pattern.leaf}",
      ].join(", "),
      // The bow stands where its ribbons cross.
      _after: {
        content: '""',
        position: "absolute",
        left: "74%",
        top: "31%",
        width: "42%",
        aspectRatio: "1",
        translate: "-50% -50%",
        background: "var(--bow) center / contain no-repeat",
      },
    },
    "&[data-design=confetti]": {
      background: [
        dots("{colors.pattern.bright}", "5px", "18px 22px"),
        dots("{colors.pattern.berry}", "4px", "58px 48px"),
        dots("{colors.pattern.caramel}", "4px", "40px 8px"),
        dots("{colors.pattern.moss}", "3px", "8px 56px"),
        "{colors.pattern.sun}",
      ].join(", "),
      backgroundSize: "72px 72px",
    },
    "&[data-design=awning]": {
      background: [
        // Cloth above, a scallop below each stripe, the wall behind.
        "repeating-linear-gradient(90deg, {colors.pattern.stripe} 0 10%, {colors.pattern.paper} 10% 20%) top / 100% 34% no-repeat",
        `${scallop("{colors.pattern.stripe}", "25%")} 0 31% / 20% 16% repeat-x`,
        `${scallop("{colors.pattern.paper}", "75%")} 0 31% / 20% 16% repeat-x`,
        "{colors.pattern.blush}",
      ].join(", "),
    },
    "&[data-design=snow]": {
      background: [
        dots("{colors.pattern.paper}", "3px", "14px 18px"),
        dots("{colors.pattern.frost}", "2px", "44px 40px"),
        dots("{colors.pattern.paper}", "2px", "60px 10px"),
        "{colors.pattern.night}",
      ].join(", "),
      backgroundSize: "68px 60px",
    },
    "&[data-design=stripes]": {
      background:
        "repeating-linear-gradient(135deg, {colors.pattern.dusk} 0 22px, {colors.pattern.paper} 22px 34px, {colors.pattern.berry} 34px 42px, {colors.pattern.paper} 42px 54px)",
    },
  },
  label: {
    display: "grid",
    gap: "0.5",
    maxWidth: "78%",
    padding: "12px 16px",
    borderRadius: "md",
    background: "pattern.paper",
    color: "fg",
    fontSize: "sm",
    lineHeight: "1.35",
    overflowWrap: "anywhere",
  },
  brand: { fontWeight: "semibold", color: "pattern.ink" },
  // The numerals of the display face are swashed.
  amount: { fontSize: "2xl", fontWeight: "bold", lineHeight: "1.1", color: "fg.heading" },
}));

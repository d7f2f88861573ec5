import { defineStyles } from "#app/theme/define-styles.ts";

const dots = (color: string, size: string, at: string) =>
  `radial-gradient(circle at ${at}, ${color} ${size}, transparent 0)`;

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
    "&[data-design=ribbon]": {
      background: [
        "linear-gradient(90deg, transparent 72%, {colors.plum.700} 72% 77%, transparent 77%)",
        "linear-gradient(transparent 24%, {colors.plum.700} 24% 32%, transparent 32%)",
        "{colors.mint.300}",
      ].join(", "),
    },
    "&[data-design=confetti]": {
      background: [
        dots("{colors.cherry.500}", "5px", "18px 22px"),
        dots("{colors.plum.500}", "4px", "58px 48px"),
        dots("{colors.toffee.700}", "4px", "40px 8px"),
        dots("{colors.success}", "3px", "8px 56px"),
        "{colors.butter.300}",
      ].join(", "),
      backgroundSize: "72px 72px",
    },
    "&[data-design=awning]": {
      background: [
        "linear-gradient(transparent 36%, {colors.sherbet.100} 36%)",
        "repeating-linear-gradient(90deg, {colors.cherry.600} 0 9%, {colors.icing} 9% 18%)",
      ].join(", "),
    },
    "&[data-design=snow]": {
      background: [
        dots("{colors.icing}", "3px", "14px 18px"),
        dots("{colors.ice.300}", "2px", "44px 40px"),
        dots("{colors.icing}", "2px", "60px 10px"),
        "{colors.ice.900}",
      ].join(", "),
      backgroundSize: "68px 60px",
    },
    "&[data-design=stripes]": {
      background:
        "repeating-linear-gradient(135deg, {colors.lilac.300} 0 22px, {colors.icing} 22px 34px, {colors.plum.500} 34px 42px, {colors.icing} 42px 54px)",
    },
  },
  label: {
    display: "grid",
    gap: "0.5",
    maxWidth: "78%",
    padding: "12px 16px",
    borderRadius: "md",
    background: "icing",
    color: "liquorice",
    fontSize: "sm",
    lineHeight: "1.35",
    overflowWrap: "anywhere",
  },
  brand: { fontWeight: "semibold", color: "plum.700" },
  // The numerals of the display face are swashed.
  amount: { fontSize: "2xl", fontWeight: "bold", lineHeight: "1.1", color: "plum.900" },
}));

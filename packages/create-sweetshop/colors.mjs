import { formatHex, interpolate, wcagContrast } from "culori";

const WHITE = "#FFFFFF";
const BLACK = "#000000";

/** @param share how much of the second color is in it, 0 to 1 */
const mix = (color, other, share) => formatHex(interpolate([color, other], "rgb")(share)).toUpperCase();

/** The color itself, or so much darker that it can be read on white. */
const legible = (color, contrast) => {
  let share = 0;
  while (wcagContrast(mix(color, BLACK, share), WHITE) < contrast) share += 0.02;
  return mix(color, BLACK, share);
};

/**
 * Tokens of the theme for the color of a brand and that of what is bought, at the contrasts that the shop's pages ask
 * for. A color that is too light for text is made darker.
 */
export const tokensOf = ({ color, accent }) => {
  const deep = legible(color, 10);
  const tint = (share, contrast) => {
    const light = mix(deep, WHITE, share);
    return contrast ? legible(light, contrast) : light;
  };
  const buy = legible(accent, 5.5);
  return {
    liquorice: mix(deep, BLACK, 0.35),
    strip: mix(deep, BLACK, 0.5),
    sugar: tint(0.97),
    plum: {
      50: tint(0.95),
      100: tint(0.88),
      200: tint(0.75),
      500: tint(0.3, 5),
      600: tint(0.2, 6.5),
      700: tint(0.1, 8),
      900: deep,
      950: mix(deep, BLACK, 0.25),
    },
    cherry: { 500: legible(accent, 4), 600: buy, 700: mix(buy, BLACK, 0.2) },
    line: { soft: tint(0.87), strong: tint(0.4, 3.5), faint: tint(0.93) },
    muted: tint(0.2, 6),
    disabled: { bg: tint(0.92), fg: tint(0.25, 5.5) },
    rose: { fg: tint(0.9), muted: tint(0.8), onColor: tint(0.1, 8) },
    prose: tint(0.05, 9),
    track: { bg: tint(0.9), star: tint(0.82), rest: tint(0.88), faint: tint(0.97) },
    skeleton: { bg: tint(0.91), shine: tint(0.97), sill: tint(0.87) },
    ghost: { fg: tint(0.5), icon: tint(0.5) },
  };
};

import colors from "./ink.colors.ts";

/** Relative luminance of a hexadecimal color (WCAG 2.2); undefined for any other way to write one. */
const luminance = (color: string): number | undefined => {
  const parts = color
    .replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3")
    .match(/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i)
    ?.slice(1);
  if (!parts) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (ink: string, ground: number): number => {
  const share = ((luminance(ink) ?? 0) + 0.05) / (ground + 0.05);
  return Math.max(share, 1 / share);
};

/**
 * The ink of the theme that reads better on a ground, the dark or the light one; undefined where the ground is no
 * hexadecimal color.
 */
export const inkOn = (ground: string): string | undefined => {
  const light = luminance(ground);
  if (light === undefined) return undefined;
  return contrast(colors.light, light) > contrast(colors.dark, light) ? colors.light : colors.dark;
};

/**
 * A ground with its ink as custom properties; on dark grounds links and buttons take the ink unless they have colors.
 */
export const groundColors = (ground: string | undefined, ink?: string): Record<string, string | undefined> => {
  const read = ink ?? (ground && inkOn(ground));
  return {
    "--ground": ground,
    "--ink": read,
    ...(read?.toUpperCase() === colors.light.toUpperCase() && { "--cta-text": read }),
  };
};

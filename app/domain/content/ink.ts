const DARK = "#25101F";
const LIGHT = "#FFFFFF";

/** Relative luminance of a hexadecimal color (WCAG 2.2); undefined for any other way to write one. */
const luminance = (color: string): number | undefined => {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color);
  const hex = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join("")}`
    : color;
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(hex)?.slice(1);
  if (!parts) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The ink that reads better on a ground: liquorice or white; undefined where the ground is no hexadecimal color. */
export const inkOn = (ground: string): string | undefined => {
  const light = luminance(ground);
  if (light === undefined) return undefined;
  return 1.05 / (light + 0.05) > (light + 0.05) / ((luminance(DARK) ?? 0) + 0.05) ? LIGHT : DARK;
};

/**
 * A ground with its ink as custom properties; on dark grounds links and buttons take the ink unless they have colors.
 */
export const groundColors = (ground: string | undefined, ink?: string): Record<string, string | undefined> => {
  const read = ink ?? (ground && inkOn(ground));
  return { "--ground": ground, "--ink": read, ...(read?.toUpperCase() === LIGHT && { "--cta-text": read }) };
};

import type { Pixels } from "#sandbox/platform/images/sent-picture.ts";

/** Opacity below which a pixel is not there. */
const THERE = 128;

/** A picture of which so much is not there was cut out: what it stands on is no part of it. */
const CUT_OUT = 0.02;

/** Darkness, of 255, from which the pixels of a cut out picture count as drawn in dark. */
const DRAWN_DARK = 64;

/** The least difference between ink and ground, of 255; a picture with less is blank. */
const LEAST_CONTRAST = 40;

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** How dark each pixel is, 0 to 255, as an eye sees it. */
const darknessOf = ({ data, width, height }: Pixels): number[] =>
  Array.from({ length: width * height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    return 255 - (0.2126 * red + 0.7152 * green + 0.0722 * blue);
  });

/** The places of the outermost pixels. */
const edge = ({ width, height }: Pixels): number[] =>
  Array.from({ length: width * height }, (_, at) => at).filter((at) => {
    const [column, row] = [at % width, Math.floor(at / width)];
    return column === 0 || row === 0 || column === width - 1 || row === height - 1;
  });

/** Stretched so that the strongest ink is full and the weakest none; null where there is next to no difference. */
const stretched = (ink: readonly number[]): Uint8Array | null => {
  let [least, most] = [255, 0];
  for (const value of ink) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  if (most - least < LEAST_CONTRAST) return null;
  return Uint8Array.from(ink, (value) => Math.round(((value - least) / (most - least)) * 255));
};

/**
 * Where a press that has one color lays it on, 0 to 255 for each pixel: on what differs from the ground the picture
 * stands on, or on what is there of one that was cut out. Null for a picture with nothing on it.
 */
export const oneColor = (pixels: Pixels): Uint8Array | null => {
  const darkness = darknessOf(pixels);
  const opacity = darkness.map((_, at) => pixels.data[at * 4 + 3] ?? 0);
  const there = darkness.filter((_, at) => (opacity[at] ?? 0) >= THERE);
  if (there.length <= darkness.length * (1 - CUT_OUT)) {
    if (there.length === 0) return null;
    // White on nothing is meant to be seen, too.
    if (mean(there) < DRAWN_DARK) return stretched(opacity);
    return stretched(darkness.map((dark, at) => (dark * (opacity[at] ?? 0)) / 255));
  }
  const isDarkGround = mean(edge(pixels).map((at) => darkness[at] ?? 0)) > 127;
  return stretched(isDarkGround ? darkness.map((dark) => 255 - dark) : darkness);
};

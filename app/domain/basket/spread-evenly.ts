/** Whole pieces in as many shares, as equal as can be; the remainder goes to the first ones (bag-21). */
export const spreadEvenly = (pieces: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.floor(pieces / count) + (index < pieces % count ? 1 : 0));

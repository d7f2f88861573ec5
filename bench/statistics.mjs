/** The value below which the given share of the numbers lies. */
export const percentile = (numbers, share) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
};

export const median = (numbers) => percentile(numbers, 0.5);

/** The least: of what is measured several times, what runs beside it only adds. */
export const least = (numbers) => Math.min(...numbers);

/** The mean of the better half: less is added to it by what runs beside it than to all, and chance is evened out. */
export const betterHalf = (numbers) => {
  const half = numbers.toSorted((a, b) => a - b).slice(0, Math.ceil(numbers.length / 2));
  return half.reduce((sum, each) => sum + each, 0) / half.length;
};

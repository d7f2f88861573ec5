/**
 * Spreads an amount of whole cents over weights so that the shares sum to it exactly: each share is rounded down and
 * the cents left over go to the largest remainders, earlier ones first. A share never exceeds its weight while the
 * amount fits the sum.
 */
export const prorate = (amountCents: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (amountCents * weight) / sum);
  const shares = exact.map(Math.floor);
  const left = amountCents - shares.reduce((total, share) => total + share, 0);
  const order = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of order.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
};

/** Half a cent and more counts as a whole one. */
export const roundHalfUp = (cents: number): number => Math.floor(cents + 0.5 + 1e-9);

/**
 * Spreads an amount like {@link prorate}, but gives no part more than its cap; what a part cannot take goes to the
 * others. The parts sum up to the amount, or to all caps together where that is less.
 */
export const prorateCapped = (amountCents: number, weights: readonly number[], caps: readonly number[]): number[] => {
  const shares = weights.map(() => 0);
  let left = Math.min(
    amountCents,
    caps.reduce((sum, cap) => sum + cap, 0),
  );
  while (left > 0) {
    const room = caps.map((cap, index) => cap - (shares[index] ?? 0));
    const open = weights.map((weight, index) => ((room[index] ?? 0) > 0 ? weight : 0));
    const wanted = prorate(left, open.some((weight) => weight > 0) ? open : room);
    wanted.forEach((share, index) => {
      const given = Math.min(share, room[index] ?? 0);
      shares[index] = (shares[index] ?? 0) + given;
      left -= given;
    });
  }
  return shares;
};

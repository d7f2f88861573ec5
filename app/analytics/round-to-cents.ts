/** An amount of money in whole cents, as analytics count it. */
export const roundToCents = (amount: number): number => Math.round(amount * 100) / 100;

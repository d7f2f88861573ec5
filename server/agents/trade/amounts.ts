/** An amount of units in minor units, as the protocol counts: 7.5 is 750. */
export const minor = (units: number | null | undefined): number => Math.round((units ?? 0) * 100);

/** One row of a sum. */
export interface Total {
  type: string;
  amount: number;
  display_text?: string;
}

/** Rows that say something: the subtotal and the total always, others where they are not nothing. */
export const totalsOf = (rows: readonly Total[]): Total[] =>
  rows.filter(({ type, amount }) => amount !== 0 || type === "subtotal" || type === "total");

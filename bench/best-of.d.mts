/** A row of a bench, as far as it is chosen by. */
export interface MeasuredRow {
  what: string;
  value: number;
  unit: string;
  budget: number;
  scale: number;
  atLeast: boolean;
  isMet: boolean;
}

export const exact: ReadonlySet<string>;
export const bestOf: (times: number, run: () => Promise<MeasuredRow[]>) => Promise<MeasuredRow[]>;
export const unquiet: (rows: readonly MeasuredRow[]) => string | undefined;

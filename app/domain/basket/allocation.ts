import { spreadEvenly } from "./spread-evenly.ts";

/** Pieces of a line for one recipient. */
export interface Share {
  /** Shipment of the recipient. */
  id: string;
  quantity: number;
}

/** What sharing a line out means for it; pieces. */
export interface Allocation {
  given: number;
  /** Left where the line is. */
  stays: number;
  /** More than the line has: so many are added to the bag. */
  added: number;
}

/** Each chosen recipient's part of a line by default: even shares, but at least one piece for everybody. */
export const evenShares = (pieces: number, ids: readonly string[]): Share[] => {
  const shares = spreadEvenly(Math.max(pieces, ids.length), ids.length);
  return ids.map((id, index) => ({ id, quantity: shares[index] ?? 1 }));
};

/** Holds shares against a line: no piece is lost, and what is given beyond the line is added. */
export const allocate = (pieces: number, shares: readonly Share[]): Allocation => {
  const given = shares.reduce((sum, { quantity }) => sum + quantity, 0);
  return { given, stays: Math.max(0, pieces - given), added: Math.max(0, given - pieces) };
};

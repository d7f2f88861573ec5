/** Numbers that look random and are the same for the same seed. */
export interface SeededRandom {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  /** One of a list that is not empty. */
  pick<Item>(items: readonly Item[]): Item;
  /** One of a list that is not empty, the heavier the likelier. */
  weighted<Item>(items: readonly Item[], weightOf: (item: Item) => number): Item;
}

/** A generator of the mulberry32 family. */
export const seededRandom = (seed: number): SeededRandom => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const at = <Item>(items: readonly Item[], index: number): Item => {
    const item = items[index];
    if (item === undefined) throw new Error("There is nothing to choose from.");
    return item;
  };
  return {
    next,
    below,
    pick: (items) => at(items, below(items.length)),
    weighted: (items, weightOf) => {
      let left = next() * items.reduce((sum, item) => sum + weightOf(item), 0);
      const index = items.findIndex((item) => (left -= weightOf(item)) < 0);
      return at(items, index < 0 ? items.length - 1 : index);
    },
  };
};

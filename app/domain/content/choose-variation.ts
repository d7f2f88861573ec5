/** Something that is shown to the shoppers of some groups. */
interface Ranked {
  customerGroups: readonly string[];
  rank: number;
}

/**
 * The variation for a shopper: one of those that name a group of the shopper's, the lowest rank first and the earlier
 * one among equals; undefined when the default content is for them (content-3). A group that an editor has selected
 * stands for all groups of the shopper's.
 */
export const chooseVariation = <T extends Ranked>(
  variations: readonly T[],
  groups: readonly string[],
  selectedGroup?: string,
): T | undefined => {
  const own = new Set(selectedGroup === undefined ? groups : [selectedGroup]);
  return variations
    .filter(({ customerGroups }) => customerGroups.some((group) => own.has(group)))
    .reduce<T | undefined>((best, next) => (best && best.rank <= next.rank ? best : next), undefined);
};

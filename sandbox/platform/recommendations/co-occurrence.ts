/** How often things were seen, alone and in pairs, in how many groups (sessions or orders). */
export interface CoOccurrence {
  /** Groups counted so far. */
  groups(): number;
  /** Opens a group: what is put into it occurs together. A group counts from its first member on. */
  group(): { add(id: string): void };
  /** What occurs with one thing more often than chance would have it, the best first. */
  relatedTo(id: string, minimumSupport: number): Related[];
}

/** A thing that occurs with another one. */
export interface Related {
  id: string;
  /** Groups that hold both. */
  support: number;
  /** How many times likelier than by chance; above 1. */
  lift: number;
  /** Dunning's log-likelihood ratio: how sure it is that this is no chance. */
  score: number;
}

const xLogX = (value: number) => (value <= 0 ? 0 : value * Math.log(value));
const entropy = (...counts: number[]) =>
  xLogX(counts.reduce((sum, count) => sum + count, 0)) - counts.reduce((sum, count) => sum + xLogX(count), 0);

/**
 * Dunning's log-likelihood ratio of two things: `both` groups hold both of them, `one` and `other` the first and the
 * second at all, of `all` groups.
 */
export const logLikelihoodRatio = (both: number, one: number, other: number, all: number): number => {
  const onlyOne = one - both;
  const onlyOther = other - both;
  const neither = all - one - other + both;
  const rows = entropy(both + onlyOne, onlyOther + neither);
  const columns = entropy(both + onlyOther, onlyOne + neither);
  const matrix = entropy(both, onlyOne, onlyOther, neither);
  return Math.max(0, 2 * (rows + columns - matrix));
};

/** Starts counting from nothing. */
export const createCoOccurrence = (): CoOccurrence => {
  const single = new Map<string, number>();
  const pairs = new Map<string, Map<string, number>>();
  let all = 0;

  const count = (one: string, other: string) => {
    const row = pairs.get(one) ?? new Map<string, number>();
    pairs.set(one, row);
    row.set(other, (row.get(other) ?? 0) + 1);
  };

  return {
    groups: () => all,

    group: () => {
      const members = new Set<string>();
      return {
        add: (id) => {
          if (members.has(id)) return;
          if (members.size === 0) all += 1;
          single.set(id, (single.get(id) ?? 0) + 1);
          for (const member of members) {
            count(id, member);
            count(member, id);
          }
          members.add(id);
        },
      };
    },

    relatedTo: (id, minimumSupport) => {
      const one = single.get(id) ?? 0;
      return [...(pairs.get(id) ?? [])]
        .filter(([, both]) => both >= minimumSupport)
        .map(([otherId, both]) => {
          const other = single.get(otherId) ?? 0;
          return {
            id: otherId,
            support: both,
            lift: (both * all) / (one * other),
            score: logLikelihoodRatio(both, one, other, all),
          };
        })
        .filter(({ lift }) => lift > 1)
        .sort((a, b) => b.score - a.score || b.support - a.support || (a.id < b.id ? -1 : 1));
    },
  };
};

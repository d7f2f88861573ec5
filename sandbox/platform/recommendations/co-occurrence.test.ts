import fc from "fast-check";
import { createCoOccurrence, logLikelihoodRatio } from "./co-occurrence.ts";

const told = (groups: string[][]) => {
  const counts = createCoOccurrence();
  for (const members of groups) {
    const group = counts.group();
    for (const member of members) group.add(member);
  }
  return counts;
};
const times = (count: number, members: string[]) => Array.from({ length: count }, () => members);

describe("rule 3.8.9: what occurs together is scored by how unlikely chance is, with a minimum of support", () => {
  const counts = told([
    ...times(6, ["jelly", "bear"]),
    ...times(3, ["jelly", "mint"]),
    ...times(2, ["jelly", "toffee"]),
    ...times(20, ["mint", "cane"]),
    ...times(10, ["drop"]),
  ]);

  test("rule 3.8.9: the surest companion comes first, one below the minimum or met by chance does not come", () => {
    const related = counts.relatedTo("jelly", 3);
    expect(related.map(({ id }) => id)).toEqual(["bear"]);
    expect(related[0]).toMatchObject({ support: 6, lift: expect.closeTo((6 * 41) / (11 * 6), 6) });
    expect(counts.relatedTo("jelly", 2).map(({ id }) => id)).toEqual(["bear", "toffee"]);
    expect(counts.relatedTo("unknown", 1)).toEqual([]);
  });

  test("rule 3.8.9: a thing seen twice in one session counts once", () => {
    const twice = told(times(3, ["jelly", "jelly", "bear"]).concat(times(3, ["mint"])));
    expect(twice.groups()).toBe(6);
    expect(twice.relatedTo("jelly", 3)).toMatchObject([{ id: "bear", support: 3 }]);
  });
});

test("the log-likelihood ratio is never negative, the same both ways, and 0 for what is independent", () => {
  expect(logLikelihoodRatio(10, 20, 50, 100)).toBeCloseTo(0, 9);
  expect(logLikelihoodRatio(20, 20, 20, 100)).toBeGreaterThan(logLikelihoodRatio(12, 20, 20, 100));
  const counts = fc
    .tuple(fc.nat(50), fc.nat(50), fc.nat(50), fc.nat(500))
    .map(([both, onlyOne, onlyOther, neither]) => ({
      both,
      one: both + onlyOne,
      other: both + onlyOther,
      all: both + onlyOne + onlyOther + neither,
    }));
  fc.assert(
    fc.property(counts, ({ both, one, other, all }) => {
      const ratio = logLikelihoodRatio(both, one, other, all);
      expect(ratio).toBeGreaterThanOrEqual(0);
      expect(ratio).toBeCloseTo(logLikelihoodRatio(both, other, one, all), 6);
    }),
  );
});

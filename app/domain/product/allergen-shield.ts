import { type Avoidable, avoidable } from "./tile-allergens.ts";

/** What a shopper keeps away from, said once. */
export interface AllergenShield {
  avoid: readonly Avoidable[];
  /** Also keeps away from what is handled where a sweet is made, and from what a label leaves open. */
  nearby: boolean;
  /** Covers what does not fit instead of marking it. */
  hides: boolean;
}

/** Nothing said yet; the careful choice comes first. */
export const noShield: AllergenShield = { avoid: [], nearby: true, hides: false };

/** As it is kept and shared: `milk,hazelnuts;nearby;hide`. */
export const writeShield = ({ avoid, nearby, hides }: AllergenShield): string =>
  [avoid.join(","), ...(nearby ? ["nearby"] : []), ...(hides ? ["hide"] : [])].join(";");

/** Reads what was kept or shared; null where it says nothing. Unknown words are left out. */
export const readShield = (text: unknown): AllergenShield | null => {
  if (typeof text !== "string") return null;
  const [words = "", ...rest] = text.split(";");
  const named = words.split(",");
  const avoid = avoidable.filter((each) => named.includes(each));
  return avoid.length > 0 ? { avoid, nearby: rest.includes("nearby"), hides: rest.includes("hide") } : null;
};

/** What of a sweet does not fit: what is in it, and where that is asked for, what is handled nearby or left open. */
export interface Conflict {
  contains: Avoidable[];
  nearby: Avoidable[];
}

/** Holds the marks of a product against a shield; null where it fits. */
export const conflictWith = (marks: string | undefined, { avoid, nearby }: AllergenShield): Conflict | null => {
  if (marks === undefined) return null;
  const marked = (mark: string) => avoid.filter((each) => marks[avoidable.indexOf(each)] === mark);
  const conflict = { contains: marked("c"), nearby: nearby ? marked("n") : [] };
  return conflict.contains.length + conflict.nearby.length > 0 ? conflict : null;
};

/**
 * Holds several sweets in one box against a shield.
 * @param handled what else is handled where the box is packed
 */
export const conflictOfAll = (
  all: readonly (string | undefined)[],
  handled: readonly string[],
  shield: AllergenShield,
): Conflict | null => {
  const found = all.flatMap((marks) => conflictWith(marks, shield) ?? []);
  const contains = shield.avoid.filter((each) => found.some((conflict) => conflict.contains.includes(each)));
  const nearby = shield.avoid.filter(
    (each) =>
      shield.nearby &&
      !contains.includes(each) &&
      (handled.includes(each) || found.some((conflict) => conflict.nearby.includes(each))),
  );
  return contains.length + nearby.length > 0 ? { contains, nearby } : null;
};

/** Link that brings a shield along. What stands behind `#` stays in the browser: no server and no log reads it. */
export const shieldLink = (shield: AllergenShield): string => `/allergens#avoid=${writeShield(shield)}`;

/** The shield that an address brings along. */
export const shieldIn = (hash: string): AllergenShield | null =>
  readShield(/^#avoid=(.*)$/.exec(decodeURIComponent(hash))?.[1]);

/** The questions of a list that leave out all that does not fit; one nut by itself has none of its own. */
export const shieldRefinements = ({ avoid }: AllergenShield): string[] => [
  ...new Set(
    avoid.map((each) => {
      if (each === "gluten") return "c_isGlutenFree";
      const named = each === "hazelnuts" ? "treeNuts" : each;
      return `c_without${named.charAt(0).toUpperCase()}${named.slice(1)}`;
    }),
  ),
];

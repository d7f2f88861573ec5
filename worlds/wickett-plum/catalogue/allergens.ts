import { type Allergen, allergens } from "#worlds/wickett-plum/cartridge/recipients/allergens.ts";

/** What labels tell beside the allergens that have to be named: one nut by itself, and every grain with gluten. */
const finer = ["hazelnuts", "gluten"] as const;

/** Whatever a label may tell. */
export type Declared = Allergen | (typeof finer)[number];
const declarable: readonly Declared[] = [...allergens, ...finer];

const anyNut: readonly Declared[] = ["treeNuts", "hazelnuts"];

/** What the words of our labels stand for; the safe reading where a word may mean more than one thing. */
const meanings: Record<string, readonly Declared[]> = {
  milk: ["milk"],
  eggs: ["eggs"],
  peanuts: ["peanuts"],
  nuts: ["peanuts", ...anyNut],
  "tree nuts": anyNut,
  "other tree nuts": anyNut,
  almonds: ["treeNuts"],
  "almond oil": ["treeNuts"],
  cashews: ["treeNuts"],
  coconut: ["treeNuts"],
  hazelnuts: anyNut,
  macadamias: ["treeNuts"],
  pecans: ["treeNuts"],
  pistachios: ["treeNuts"],
  walnuts: ["treeNuts"],
  soy: ["soy"],
  wheat: ["wheat", "gluten"],
  barley: ["gluten"],
  oats: ["gluten"],
  sesame: [],
};

/** The sentences of a label: what is in it, what may have got into it, and what says nothing of either. */
const sentences: readonly { form: RegExp; isDeclaration?: true; namesNothing?: true }[] = [
  { form: /^No common allergens$/, isDeclaration: true, namesNothing: true },
  { form: /^(?:Contains|May contain) (.+)$/, isDeclaration: true },
  { form: /^Made where .+ are not handled$/, namesNothing: true },
  { form: /^(?:Made|Packed)(?: on a dairy-free line)? where (.+) are handled$/ },
  { form: /^(?:Sweetened with|Isomalt) .+$/, namesNothing: true },
];

/**
 * What a label names, in the recipe or as traces. Null where it leaves open what there is, or says it in words that are
 * not known: then nothing may be taken for safe.
 */
export const namedAllergens = (label: string): ReadonlySet<Declared> | null => {
  const named = new Set<Declared>();
  let isDeclared = false;
  for (const text of label.split(/\.\s*/).filter(Boolean)) {
    const sentence = sentences.find(({ form }) => form.test(text));
    if (!sentence) return null;
    isDeclared ||= sentence.isDeclaration ?? false;
    if (sentence.namesNothing) continue;
    for (const word of (sentence.form.exec(text)?.[1] ?? "").split(/,\s*|\s+and\s+/)) {
      const meaning = meanings[word];
      if (!meaning) return null;
      for (const allergen of meaning) named.add(allergen);
    }
  }
  return isDeclared ? named : null;
};

/**
 * What the sentences of a label say is in it, and what may have got into it; sentences that say something else count
 * for neither.
 */
export const declaredAllergens = (label: string): { contains: Declared[]; mayContain: Declared[] } => {
  const contains = new Set<Declared>();
  const mayContain = new Set<Declared>();
  for (const text of label.split(/\.\s*/)) {
    const named = namedAllergens(`${text.startsWith("Contains") ? "" : "No common allergens. "}${text}.`) ?? [];
    for (const allergen of named) (text.startsWith("Contains") ? contains : mayContain).add(allergen);
  }
  return {
    contains: declarable.filter((each) => contains.has(each)),
    mayContain: declarable.filter((each) => mayContain.has(each) && !contains.has(each)),
  };
};

/** The custom attribute that says yes where a product is without an allergen. */
export const withoutAttribute = (allergen: Declared): string =>
  `c_without${allergen.charAt(0).toUpperCase()}${allergen.slice(1)}`;

/**
 * `c_withoutMilk` and so on, for what a label rules out; what it leaves open has no attribute at all. That there is no
 * gluten is promised by a flag instead, since labels need not name every grain.
 */
export const withoutAttributes = (label: string): Record<string, true> => {
  const named = namedAllergens(label);
  return Object.fromEntries(
    named === null
      ? []
      : declarable
          .filter((each) => each !== "gluten" && !named.has(each))
          .map((each) => [withoutAttribute(each), true]),
  );
};

/** Recipes that name nothing themselves. */
const OPEN_RECIPE = /lists its own|changes every/i;

/** Whether a recipe is known to go without gelatin; one that leaves open what is in it is not. */
export const isWithoutGelatin = (ingredients: string): boolean =>
  !OPEN_RECIPE.test(ingredients) && !/gelatin/i.test(ingredients);

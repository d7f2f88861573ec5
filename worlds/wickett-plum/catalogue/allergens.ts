import { type Allergen, allergens } from "#worlds/wickett-plum/cartridge/recipients/allergens.ts";

/** What the words of our labels stand for; the safe reading where a word may mean more than one thing. */
const meanings: Record<string, readonly Allergen[]> = {
  milk: ["milk"],
  eggs: ["eggs"],
  peanuts: ["peanuts"],
  nuts: ["peanuts", "treeNuts"],
  "tree nuts": ["treeNuts"],
  "other tree nuts": ["treeNuts"],
  almonds: ["treeNuts"],
  "almond oil": ["treeNuts"],
  cashews: ["treeNuts"],
  coconut: ["treeNuts"],
  hazelnuts: ["treeNuts"],
  macadamias: ["treeNuts"],
  pecans: ["treeNuts"],
  pistachios: ["treeNuts"],
  walnuts: ["treeNuts"],
  soy: ["soy"],
  wheat: ["wheat"],
  barley: [],
  oats: [],
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
export const namedAllergens = (label: string): ReadonlySet<Allergen> | null => {
  const named = new Set<Allergen>();
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
export const declaredAllergens = (label: string): { contains: Allergen[]; mayContain: Allergen[] } => {
  const contains = new Set<Allergen>();
  const mayContain = new Set<Allergen>();
  for (const text of label.split(/\.\s*/)) {
    const named = namedAllergens(`${text.startsWith("Contains") ? "" : "No common allergens. "}${text}.`) ?? [];
    for (const allergen of named) (text.startsWith("Contains") ? contains : mayContain).add(allergen);
  }
  return {
    contains: allergens.filter((each) => contains.has(each)),
    mayContain: allergens.filter((each) => mayContain.has(each) && !contains.has(each)),
  };
};

/** The custom attribute that says yes where a product is without an allergen. */
export const withoutAttribute = (allergen: Allergen): string =>
  `c_without${allergen.charAt(0).toUpperCase()}${allergen.slice(1)}`;

/** `c_withoutMilk` and so on, for what a label rules out; what it leaves open has no attribute at all. */
export const withoutAttributes = (label: string): Record<string, true> => {
  const named = namedAllergens(label);
  return Object.fromEntries(
    named === null ? [] : allergens.filter((each) => !named.has(each)).map((each) => [withoutAttribute(each), true]),
  );
};

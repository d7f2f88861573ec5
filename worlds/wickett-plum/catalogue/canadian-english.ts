/** American words a Canadian spells otherwise; what begins with one of them goes along (`colored`, `flavoring`). */
const spellings: readonly [american: string, canadian: string][] = [
  ["color", "colour"],
  ["flavor", "flavour"],
  ["favor", "favour"],
  ["neighbor", "neighbour"],
  ["honor", "honour"],
  ["humor", "humour"],
  ["harbor", "harbour"],
  ["parlor", "parlour"],
  ["labor", "labour"],
  ["rumor", "rumour"],
  ["vapor", "vapour"],
  ["odor", "odour"],
  ["luster", "lustre"],
  ["center", "centre"],
  ["theater", "theatre"],
  ["millimeter", "millimetre"],
  ["tasseled", "tasselled"],
  ["enameled", "enamelled"],
  ["fiber", "fibre"],
  ["somber", "sombre"],
  ["traveler", "traveller"],
  ["traveling", "travelling"],
  ["jewelry", "jewellery"],
  ["gray", "grey"],
  ["mold", "mould"],
  ["skillful", "skilful"],
];

const weights: readonly [pounds: RegExp, metric: string][] = [
  [/½ lb\b/g, "227 g"],
  [/\b1 lb\b/g, "454 g"],
  [/\b2 lb\b/g, "907 g"],
  [/\b3 lb\b/g, "1.36 kg"],
];

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const rules: readonly [RegExp, string][] = [
  ...spellings.flatMap(([american, canadian]): [RegExp, string][] => [
    [new RegExp(`\\b${american}`, "g"), canadian],
    [new RegExp(`\\b${capitalised(american)}`, "g"), capitalised(canadian)],
  ]),
  [/\bcentreed\b/g, "centred"],
  [/\b([Cc])atalog(s?)\b/g, "$1atalogue$2"],
  [/\bafterward\b/g, "afterwards"],
  [/\bpowdered sugar\b/g, "icing sugar"],
  [/\b([Ll])iter(s?)\b/g, "$1itre$2"],
  ...weights,
];

/** A text of the shop as it is written in Canada: other spellings, and grams for pounds. */
export const inCanadianEnglish = (text: string): string =>
  rules.reduce((written, [from, to]) => written.replace(from, to), text);

const foods: Readonly<Record<string, readonly string[]>> = {
  milk: ["lait"],
  eggs: ["œufs"],
  peanuts: ["arachides"],
  nuts: ["arachides", "noix"],
  "tree nuts": ["noix"],
  "other tree nuts": ["autres noix"],
  almonds: ["amandes"],
  "almond oil": ["huile d’amande"],
  cashews: ["noix de cajou"],
  coconut: ["noix de coco"],
  hazelnuts: ["noisettes"],
  macadamias: ["macadamias"],
  pecans: ["pacanes"],
  pistachios: ["pistaches"],
  walnuts: ["noix de Grenoble"],
  soy: ["soya"],
  wheat: ["blé"],
  barley: ["orge"],
  oats: ["avoine"],
  sesame: ["sésame"],
};

/** What a sentence says before it names foods. */
const beginnings: readonly [form: RegExp, french: string, isNegative?: true][] = [
  [/^Contains (.+)$/, "Contient :"],
  [/^May contain (.+)$/, "Peut contenir :"],
  [/^Made where (.+) are not handled$/, "Fait là où l’on ne manipule", true],
  [/^Made where (.+) are handled$/, "Fait là où l’on manipule :"],
  [/^Packed where (.+) are handled$/, "Emballé là où l’on manipule :"],
  [
    /^Made on a dairy-free line where (.+) are handled$/,
    "Fait sur une chaîne sans produits laitiers où l’on manipule :",
  ],
];

const whole: Readonly<Record<string, string>> = {
  "No common allergens": "Aucun allergène courant",
  "None that we know of": "Aucun à notre connaissance",
  "Depends on what you choose": "Selon ce que vous choisissez",
  "Depends on what you choose; most of the pops hold no common allergens":
    "Selon ce que vous choisissez; la plupart des sucettes ne contiennent aucun allergène courant",
  "Each part lists its own": "Chaque partie indique les siens",
  "Isomalt may have a laxative effect in quantity": "L’isomalt peut avoir un effet laxatif en quantité",
  "Sweetened with maltitol; too much at once has a laxative effect":
    "Sucré au maltitol; en excès, il a un effet laxatif",
  "A list comes in the box": "Une liste est dans la boîte",
};

const listed = (words: readonly string[]) => {
  const last = words.at(-1) ?? "";
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} et ${last}` : last;
};

const sentence = (english: string): string | undefined => {
  if (whole[english] !== undefined) return whole[english];
  for (const [form, french, isNegative] of beginnings) {
    const named = form.exec(english)?.[1]?.split(/,\s*|\s+and\s+/);
    if (!named) continue;
    if (named.some((word) => !foods[word])) return undefined;
    const words = [...new Set(named.flatMap((word) => foods[word] ?? []))];
    return isNegative ? `${french} ${words.map((word) => `ni ${word}`).join(", ")}` : `${french} ${listed(words)}`;
  }
  return undefined;
};

/** What a label says of allergens, in French; undefined where one of its sentences or foods is not known. */
export const frenchAllergens = (label: string): string | undefined => {
  const said = label.split(/\.\s*/).filter(Boolean).map(sentence);
  return said.every((text) => text !== undefined) ? said.map((text) => `${text}.`).join(" ") : undefined;
};

const figures: readonly [english: string, french: string][] = [
  ["Serving size", "Portion de"],
  ["Total fat", "Lipides"],
  ["Saturated fat", "Lipides saturés"],
  ["Total carbohydrate", "Glucides"],
  ["Total sugars", "Sucres"],
  ["Protein", "Protéines"],
];

/** A figure of a label in French, such as `Lipides 12 g`; `Calories` and `Sodium` are the same. */
export const frenchFigure = (line: string): string => {
  const known = figures.find(([english]) => line.startsWith(`${english} `));
  return known ? line.replace(...known) : line;
};

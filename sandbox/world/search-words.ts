/** Words that mean the same to a shopper; each finds what the others find. */
export const synonyms: string[][] = [
  ["candy", "sweet", "sweets", "candies"],
  ["lollipop", "lolly", "lollies", "lollypop", "sucker", "pop"],
  ["gummy", "gummies", "bear", "bears"],
  ["chocolate", "choc", "chocs", "cocoa"],
  ["licorice", "liquorice"],
  ["caramel", "toffee"],
  ["mint", "peppermint", "spearmint"],
  ["gift", "present", "hamper"],
  ["vegan", "dairyfree"],
  ["box", "assortment", "sampler"],
];

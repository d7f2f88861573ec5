/** The words of the search in one language. */
export interface SearchWords {
  /** Words that mean the same to a shopper; each finds what the others find. */
  synonyms: string[][];
  /** Words too common to decide anything. */
  stopWords: string[];
  /** Phrases that lead to a page instead of a result. */
  redirects: { phrase: string; url: string }[];
  /** Phrases the merchant suggests while somebody types. */
  phrases: string[];
}

const english: SearchWords = {
  synonyms: [
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
  ],
  stopWords: ["a", "an", "and", "the", "of", "in", "on", "for", "with", "to", "or"],
  redirects: [
    { phrase: "shipping", url: "/help/shipping-rates" },
    { phrase: "shipping rates", url: "/help/shipping-rates" },
    { phrase: "kosher certificate", url: "/help/kosher" },
    { phrase: "shops near me", url: "/find-a-shop" },
  ],
  phrases: [
    "salted caramel",
    "dairy free truffles",
    "dark chocolate",
    "gift box",
    "gummy bears",
    "lollipops",
    "milk chocolate",
    "sugar free mints",
  ],
};

const french: SearchWords = {
  synonyms: [
    ["bonbon", "bonbons", "friandise", "friandises", "sucrerie", "sucreries"],
    ["sucette", "sucettes", "suçon", "suçons"],
    ["gelifie", "gelifies", "oursons", "ourson", "jujube", "jujubes"],
    ["cadeau", "cadeaux", "coffret"],
    ["boite", "assortiment"],
    ["menthe", "menthes"],
    ["vegetalien", "vegane"],
  ],
  stopWords: ["le", "la", "les", "un", "une", "des", "du", "de", "d", "l", "et", "ou", "a", "au", "aux", "pour", "en"],
  redirects: [{ phrase: "livraison", url: "/help/shipping-rates" }],
  phrases: ["caramel salé", "chocolat noir", "chocolat au lait", "coffret cadeau", "sucettes"],
};

/** The words of every language the shop is searched in. */
export const searchWords: Record<string, SearchWords> = {
  "en-US": english,
  "en-CA": {
    ...english,
    synonyms: [...english.synonyms, ["color", "colour"], ["favor", "favour"], ["flavor", "flavour"]],
  },
  "fr-CA": french,
};

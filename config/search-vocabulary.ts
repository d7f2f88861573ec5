/** A quality that shoppers may ask for by words, and the refinement it is. */
export interface SearchQuality {
  /** Ways to say it; case, accents and hyphens do not count. */
  words: readonly string[];
  /** The values that have it, by the refinement's attribute; of several attributes all have to hold. */
  refine: Readonly<Record<string, string>>;
  /** What follows 'what is' where the shop says what it understood. */
  says: string;
}

/** What the search understands in one language beside names and texts. */
export interface SearchVocabulary {
  qualities: readonly SearchQuality[];
  /** What is called by one of these words: it stays a matter of texts. */
  names: readonly string[];
  /** What says nothing beside a quality. */
  fillers: readonly string[];
  /** What turns the next word round; a quality behind it is not understood. */
  negations: readonly string[];
}

const quality = (says: string, words: readonly string[], ...attributes: [string, string?][]): SearchQuality => ({
  says,
  words,
  refine: Object.fromEntries(attributes.map(([attribute, value = "true"]) => [attribute, value])),
});

const TASTE = "c_refinementTaste";
const TEXTURE = "c_refinementTexture";

/** `without milk`, `no milk`, `milk free`. */
const without = (thing: string, ...others: string[]) =>
  [thing, ...others].flatMap((each) => [`without ${each}`, `no ${each}`, `${each.replace(/s$/, "")} free`]);

const english: SearchVocabulary = {
  qualities: [
    quality("sour", ["sour", "tangy"], [TASTE, "sour"]),
    quality("salty", ["salty"], [TASTE, "salty"]),
    quality("fruity", ["fruity"], [TASTE, "fruity"]),
    quality("nutty", ["nutty"], [TASTE, "nutty"]),
    quality("minty", ["minty"], [TASTE, "minty"]),
    quality("spicy", ["spicy"], [TASTE, "spicy"]),
    quality("bitter", ["bitter"], [TASTE, "bitter"]),
    quality(
      "not too sweet",
      ["not too sweet", "not so sweet", "not very sweet", "not that sweet", "not sweet", "less sweet"],
      [TASTE, "not-too-sweet"],
    ),
    quality("crunchy", ["crunchy", "crispy"], [TEXTURE, "crunchy"]),
    quality("chewy", ["chewy"], [TEXTURE, "chewy"]),
    quality("soft", ["soft"], [TEXTURE, "soft"]),
    quality("kosher", ["kosher"], ["c_isKosher"]),
    quality("gluten free", without("gluten"), ["c_isGlutenFree"]),
    quality(
      "without added sugar",
      [...without("sugar"), "no added sugar", "without added sugar", "sugarless", "no sugar added"],
      ["c_isSugarFree"],
    ),
    quality("dairy-free", without("dairy"), ["c_isDairyFree"]),
    quality("without milk", without("milk", "lactose"), ["c_withoutMilk"]),
    quality("without eggs", without("eggs", "egg"), ["c_withoutEggs"]),
    quality("without peanuts", without("peanuts", "peanut"), ["c_withoutPeanuts"]),
    quality("without nuts", without("nuts", "nut"), ["c_withoutPeanuts"], ["c_withoutTreeNuts"]),
    quality("without soy", without("soy"), ["c_withoutSoy"]),
    quality("without wheat", without("wheat"), ["c_withoutWheat"]),
    quality("without gelatin", without("gelatin", "gelatine"), ["c_withoutGelatin"]),
  ],
  names: ["sour cherry", "sour cherries", "sour cream", "soft caramel", "soft caramels", "kosher certificate"],
  fillers: (
    "a an and anything are but candies candy for i in is it kind me of or please quite really snack snacks some " +
    "something stuff sweet sweets that that's the thing things to treat treats very want which with"
  ).split(" "),
  negations: ["not", "no", "without", "nothing", "never", "less", "isn't"],
};

/** Endings of a French adjective: for one or several, male or female. */
const inflected = (...words: string[]) => words.flatMap((word) => [word, `${word}s`, `${word}e`, `${word}es`]);
const sans = (...things: string[]) => things.map((thing) => `sans ${thing}`);

const french: SearchVocabulary = {
  qualities: [
    quality("acidulé", ["acide", "acides", ...inflected("acidulé", "sur")], [TASTE, "sour"]),
    quality("salé", inflected("salé"), [TASTE, "salty"]),
    quality("fruité", inflected("fruité"), [TASTE, "fruity"]),
    quality("au goût de noix", ["au goût de noix"], [TASTE, "nutty"]),
    quality("mentholé", inflected("mentholé"), [TASTE, "minty"]),
    quality("épicé", inflected("épicé", "piquant"), [TASTE, "spicy"]),
    quality("amer", ["amer", "amers", "amère", "amères"], [TASTE, "bitter"]),
    quality(
      "peu sucré",
      ["pas trop", "pas très", "peu", "moins"].flatMap((so) => inflected(`${so} sucré`)),
      [TASTE, "not-too-sweet"],
    ),
    quality("croquant", inflected("croquant", "croustillant"), [TEXTURE, "crunchy"]),
    quality("à mâcher", ["à mâcher"], [TEXTURE, "chewy"]),
    quality("fondant", inflected("fondant"), [TEXTURE, "soft"]),
    quality("cachère", ["cachère", "cacher", "casher", "kasher"], ["c_isKosher"]),
    quality("sans gluten", sans("gluten"), ["c_isGlutenFree"]),
    quality("sans sucre ajouté", sans("sucre", "sucres", "sucre ajouté", "sucres ajoutés"), ["c_isSugarFree"]),
    quality("sans produits laitiers", sans("produits laitiers"), ["c_isDairyFree"]),
    quality("sans lait", sans("lait", "lactose"), ["c_withoutMilk"]),
    quality("sans œufs", sans("œuf", "œufs"), ["c_withoutEggs"]),
    quality("sans arachides", sans("arachide", "arachides"), ["c_withoutPeanuts"]),
    quality("sans noix", sans("noix"), ["c_withoutPeanuts"], ["c_withoutTreeNuts"]),
    quality("sans soya", sans("soya", "soja"), ["c_withoutSoy"]),
    quality("sans blé", sans("blé"), ["c_withoutWheat"]),
    quality("sans gélatine", sans("gélatine"), ["c_withoutGelatin"]),
  ],
  names: ["caramel salé", "caramels salés", "caramel au beurre salé", "caramels au beurre salé", "beurre salé"],
  fillers: (
    "au aux avec bonbon bonbons ce chose choses d de des douceur douceurs du en est et friandise friandises il je l la " +
    "le les mais moi ou pour que quelque qui soit sont sucrerie sucreries truc trucs très un une veux"
  ).split(" "),
  negations: ["pas", "sans", "non", "moins", "rien", "jamais"],
};

/**
 * The words that the search takes for refinements, by locale or the two letters of its language; a language without an
 * entry has none. The attributes are those of the catalog: another one has its own words here, or an empty object.
 */
export const searchVocabulary: Readonly<Record<string, SearchVocabulary>> = { en: english, fr: french };

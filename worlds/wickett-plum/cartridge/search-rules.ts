import type { SearchRules } from "#sandbox/platform/search/search-rules.ts";

/** Flags that are put together as one refinement, by the value each has there. */
const goodToKnow: Readonly<Record<string, string>> = {
  "dairy-free": "c_isDairyFree",
  "gluten-free": "c_isGlutenFree",
  kosher: "c_isKosher",
  "no-sugar": "c_isSugarFree",
  "nut-free": "c_isNutFree",
  "warm-weather": "c_isWarmWeatherFriendly",
};

type FlagWords = Readonly<Record<string, string>>;

const englishFlags: FlagWords = {
  "dairy-free": "dairy free vegan dairyfree",
  kosher: "kosher",
  "nut-free": "nut free nutfree",
  "gluten-free": "gluten free glutenfree",
  "no-sugar": "sugarfree",
};

const frenchFlags: FlagWords = {
  "dairy-free": "sans lait vegane laitfree",
  kosher: "casher",
  "nut-free": "sans noix noixfree",
  "gluten-free": "sans gluten glutenfree",
  "no-sugar": "sucrefree",
};

/** What the shop's search finds by beside names and descriptions. */
export const searchRules: SearchRules = {
  combinedRefinements: { c_refinementGoodToKnow: goodToKnow },
  keywordsOf: (attributes, locale) => {
    const isFrench = locale.startsWith("fr");
    const words = isFrench ? frenchFlags : englishFlags;
    const isYes = (attribute: string) => attributes[attribute] === true;
    return [
      ...Object.entries(goodToKnow).flatMap(([flag, attribute]) => (isYes(attribute) ? (words[flag] ?? []) : [])),
      ...(isYes("c_isNew") ? [isFrench ? "nouveau nouveaute" : "new"] : []),
    ];
  },
  alwaysRead: ["c_tabFeatures", "c_productIngredients", "c_features", "c_ingredients"],
  pickupFlag: "c_availableForInStorePickup",
};

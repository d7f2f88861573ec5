import { defineMessages } from "react-intl";

/** What a managed page is called among what was found. */
export const contentKinds = defineMessages({
  recipe: { id: "search.kindRecipe", defaultMessage: "Recipe" },
  story: { id: "search.kindStory", defaultMessage: "Journal" },
  help: { id: "search.kindHelp", defaultMessage: "Help" },
  occasion: { id: "search.kindOccasion", defaultMessage: "Occasion" },
});

import { recipes } from "../recipes/recipe-pages.ts";
import type { Recipe } from "../recipes/recipe.ts";
import { frenchTextOf } from "#worlds/wickett-plum/catalogue/french/french.ts";
import type { FrenchPage, FrenchPages } from "./french-page.ts";

/** What a recipe says in French; its steps and ingredients line by line as in English. */
export interface FrenchRecipe {
  title: string;
  description: string;
  yields: string;
  fromTheCounter: string;
  ingredients: string[];
  steps: string[];
  note?: string;
}

/** French recipes by their delivery key. */
export type FrenchRecipes = Readonly<Record<string, FrenchRecipe>>;

const MINUTES_PER_HOUR = 60;

/** `95` → `1 heure 35 minutes`. */
const inWords = (minutes: number): string => {
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const rest = minutes % MINUTES_PER_HOUR;
  return [
    ...(hours > 0 ? [`${hours} ${hours === 1 ? "heure" : "heures"}`] : []),
    ...(rest > 0 ? [`${rest} minutes`] : []),
  ].join(" ");
};

const durationOf = ({ minutes, activeMinutes }: Recipe): string =>
  minutes === activeMinutes ? inWords(minutes) : `${inWords(minutes)}, dont ${inWords(activeMinutes)} de travail`;

const cardsOf = (keys: readonly string[], said: FrenchRecipes) =>
  Object.fromEntries(
    keys.flatMap((key, index) => {
      const { title = "", description = "" } = said[key] ?? {};
      return [
        [`cards.${index}.headline`, title],
        [`cards.${index}.bodyText`, description],
        [`cards.${index}.cta.ctaText`, "Lire la recette"],
      ];
    }),
  );

const pageOf = (recipe: Recipe, own: FrenchRecipe, said: FrenchRecipes): FrenchPage => {
  const { key, productIds } = recipe;
  const at = recipes.indexOf(recipe);
  const others = [1, 2, 3].flatMap((step) => recipes[(at + step) % recipes.length]?.key ?? []);
  return {
    title: own.title,
    description: own.description,
    blocks: {
      [`Recipe: ${key}`]: {
        headline: own.title,
        bodyText: own.description,
        "facts.0.text": durationOf(recipe),
        "facts.1.text": own.yields,
        "facts.2.text": own.fromTheCounter,
        ingredients: own.ingredients.map((line) => `- ${line}`).join("\n"),
        instructions: own.steps.map((step, index) => `${index + 1}. ${step}`).join("\n"),
        recipeYield: own.yields,
        "cta.ctaText": `Acheter : ${frenchTextOf(productIds[0] ?? "")?.name ?? ""}`,
      },
      ...(own.note && { [`Note: ${key}`]: { headline: "De la cuisine", text: own.note } }),
      [`Carousel: ${key}`]: { headline: "Du comptoir" },
      [`More recipes: ${key}`]: {
        headline: "Cuisinez encore",
        ...cardsOf(others, said),
        "cta.ctaText": "Toutes les recettes",
      },
    },
  };
};

/** The pages of recipes and their list in French. */
export const frenchRecipePages = (said: FrenchRecipes): FrenchPages => {
  const keys = recipes.map(({ key }) => key);
  return {
    recipes: {
      title: "Recettes",
      description: "Douze choses à cuisiner avec des douceurs : poudings, gâteaux, boissons et écorce à briser.",
      blocks: {
        "Headline: recipes": { headline: "Cuisiner avec des douceurs" },
        "Recipes: before you begin": {
          "items.0.headline": "Avant de commencer",
          "items.0.bodyText":
            "Chacune a été cuisinée trois fois, dans une cuisine ordinaire, par quelqu’un qui ne travaille pas dans la nôtre. Les mesures sont en tasses et en grammes ; les fours diffèrent, et le vôtre en sait plus long.",
          "items.0.multiCTA.0.ctaText": "Comment on cuit le caramel",
        },
        "Recipes: puddings": { headline: "Desserts", ...cardsOf(keys.slice(0, 4), said) },
        "Recipes: from bag to bowl": {
          headline: "Du sac au bol",
          "mediaArray.0.cta.ctaText": "Un sac de croquant",
          "mediaArray.1.cta.ctaText": "Seize demi-lunes",
          "mediaArray.2.cta.ctaText": "Trente menthes",
        },
        "Recipes: baking": { headline: "Au four", ...cardsOf(keys.slice(4, 8), said) },
        "Recipes: small things": {
          headline: "Pour un verre ou un après-midi de pluie",
          ...cardsOf(keys.slice(8), said),
        },
      },
    },
    ...Object.fromEntries(
      recipes.flatMap((recipe) => {
        const own = said[recipe.key];
        return own ? [[recipe.key, pageOf(recipe, own, said)]] : [];
      }),
    ),
  };
};

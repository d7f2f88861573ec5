import { block, type Card, type Fact } from "../block-fields.ts";
import { buttonCta, type ContentItem, linkCta, media } from "../content-item.ts";
import { pageOf } from "../content-page.ts";
import { scene } from "../scene.ts";
import { sweet, sweetLink } from "../sweet-link.ts";
import { baking } from "./baking.ts";
import { puddings } from "./puddings.ts";
import type { Recipe } from "./recipe.ts";
import { smallThings } from "./small-things.ts";

const MINUTES_PER_HOUR = 60;

/** All recipes in the order of their list. */
export const recipes: readonly Recipe[] = [...puddings, ...baking, ...smallThings];

/** `95` → `1 hour 35 minutes`. */
const inWords = (minutes: number): string => {
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const rest = minutes % MINUTES_PER_HOUR;
  return [
    ...(hours > 0 ? [`${hours} ${hours === 1 ? "hour" : "hours"}`] : []),
    ...(rest > 0 ? [`${rest} minutes`] : []),
  ].join(" ");
};

const facts = ({ minutes, activeMinutes, yields, fromTheCounter }: Recipe): Fact[] => [
  {
    icon: "clock",
    text: minutes === activeMinutes ? inWords(minutes) : `${inWords(minutes)}, ${inWords(activeMinutes)} of it work`,
  },
  { icon: "people", text: yields },
  { icon: "bag", text: fromTheCounter },
];

/** The card of a recipe. */
export const recipeCard = ({ key, title, description, picture }: Recipe): Card => ({
  headline: title,
  bodyText: description,
  media: media(picture),
  cta: linkCta("Read the recipe", `/${key}`),
});

/** Three other recipes, the ones that follow in the list. */
const others = (recipe: Recipe): Recipe[] => {
  const at = recipes.indexOf(recipe);
  return [1, 2, 3].flatMap((step) => recipes[(at + step) % recipes.length] ?? []);
};

const recipePage = (recipe: Recipe): ContentItem => {
  const {
    key,
    title,
    description,
    published,
    picture,
    ingredients,
    steps,
    note,
    productIds,
    yields,
    minutes,
    activeMinutes,
  } = recipe;
  const [main = ""] = productIds;
  return pageOf(key, { title, description, date: published, breadcrumbs: [{ text: "Recipes", link: "/recipes" }] }, [
    block("recipe", `Recipe: ${key}`, {
      headline: title,
      bodyText: description,
      media: media(picture),
      facts: facts(recipe),
      ingredients: ingredients.map((line) => `- ${line}`).join("\n"),
      instructions: steps.map((step, index) => `${index + 1}. ${step}`).join("\n"),
      recipeYield: yields,
      prepTime: `PT${activeMinutes}M`,
      totalTime: `PT${minutes}M`,
      cta: buttonCta(`Get the ${sweet(main).name}`, sweetLink(main)),
    }),
    ...(note ? [block("help-hint", `Note: ${key}`, { headline: "From the kitchen", text: note })] : []),
    block("product-carousel", `Carousel: ${key}`, { headline: "From the counter", productIds }),
    block("recipe-card-list", `More recipes: ${key}`, {
      headline: "Cook on",
      cards: others(recipe).map(recipeCard),
      cta: linkCta("All recipes", "/recipes"),
    }),
  ]);
};

/** The list of recipes and a page for each. */
export const recipePages: ContentItem[] = [
  pageOf(
    "recipes",
    {
      title: "Recipes",
      description: "Twelve things to cook with sweets: desserts, bakes, drinks and bark you break yourself.",
    },
    [
      block("headline", "Headline: recipes", { headline: "Cook with sweets", headingLevel: 1 }),
      scene("Recipes: before you begin", "room-pot-photo", {
        headline: "Before you begin",
        bodyText:
          "Every one of these was cooked three times, in a home kitchen, by somebody who does not work in ours. Measures are in cups, ounces and grams; ovens differ, and yours knows best.",
        multiCTA: [linkCta("How caramel is cooked", "/blog/how-caramel-is-cooked")],
      }),
      block("recipe-card-list", "Recipes: puddings", { headline: "Desserts", cards: puddings.map(recipeCard) }),
      block("recipe-ingredient-banner", "Recipes: from bag to bowl", {
        headline: "From bag to bowl",
        mediaArray: [
          { media: media("brittle"), cta: linkCta("One bag of brittle", sweetLink("483101")) },
          { media: media("praline-trio"), cta: linkCta("Sixteen half-moons", sweetLink("480127")) },
          { media: media("swirl-mints"), cta: linkCta("Thirty mints", sweetLink("487101")) },
        ],
      }),
      block("recipe-card-list", "Recipes: baking", { headline: "From the oven", cards: baking.map(recipeCard) }),
      block("recipe-card-list", "Recipes: small things", {
        headline: "For a glass or a rainy afternoon",
        cards: smallThings.map(recipeCard),
      }),
    ],
  ),
  ...recipes.map(recipePage),
];

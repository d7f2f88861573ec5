import { type ContentItem, localized } from "../content-item.ts";
import type { FrenchPage, FrenchPages } from "./french-page.ts";
import { frenchHarvestArticles } from "./articles-harvest.ts";
import { frenchWinterArticles } from "./articles-winter.ts";
import { frenchArticlePages } from "./french-article.ts";
import { frenchBusinessPages } from "./business.ts";
import { frenchCampaigns } from "./campaigns.ts";
import { frenchBanners } from "./category-banners.ts";
import { frenchCompanyPages } from "./company.ts";
import { frenchOrderPages } from "./help-orders.ts";
import { frenchHome } from "./home.ts";
import { frenchTiles } from "./in-grid-tiles.ts";
import { frenchLaterOccasions } from "./occasions-later.ts";
import { frenchOccasions } from "./occasions.ts";
import { frenchShippingPages } from "./shipping.ts";
import { frenchRecipePages } from "./french-recipe.ts";
import { frenchAlternative } from "./picture-alternatives.ts";
import { frenchDesserts } from "./recipes-desserts.ts";
import { frenchSmallThings } from "./recipes-small-things.ts";
import { frenchEvents } from "./shop-events.ts";
import { frenchServicePages } from "./services.ts";
import { frenchSweetsPages } from "./help-sweets.ts";
import { shortWords } from "./short-words.ts";

/** Every managed page that can be read in French, and what stands on pages that are not managed. */
export const frenchPages: FrenchPages = {
  ...frenchHome,
  ...frenchOrderPages,
  ...frenchShippingPages,
  ...frenchSweetsPages,
  ...frenchServicePages,
  ...frenchCompanyPages,
  ...frenchBusinessPages,
  ...frenchOccasions,
  ...frenchLaterOccasions,
  ...frenchRecipePages({ ...frenchDesserts, ...frenchSmallThings }),
  ...frenchArticlePages({ ...frenchHarvestArticles, ...frenchWinterArticles }),
  ...frenchCampaigns,
  ...frenchBanners,
  ...frenchTiles,
  ...frenchEvents,
};

const LOCALIZED = localized({})._meta.schema;

/** Fields with words in them; all others are the same in every language. */
export const WORDED = new Set([
  "title",
  "description",
  "headline",
  "subheadline",
  "bodyText",
  "text",
  "ctaText",
  "phone",
  "hours",
  "location",
  "department",
  "jobType",
  "ingredients",
  "instructions",
  "recipeYield",
  "successHeadline",
  "successText",
  "errorMessage",
  "groupedErrorMessage",
]);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isLocalized = (value: unknown): value is ReturnType<typeof localized> =>
  isRecord(value) && isRecord(value._meta) && value._meta.schema === LOCALIZED;

/** The words of a field with their French beside them. */
const withFrench = (value: unknown, french: string) =>
  isLocalized(value)
    ? { ...value, values: [...value.values, { locale: "fr-CA", value: french }] }
    : localized({ "en-US": value, "fr-CA": french });

/** What is said in French wherever it stands: pictures, and words on several pages. */
const usual = (field: string, english: string): string | undefined => {
  if (field === "alt") return frenchAlternative(english);
  return WORDED.has(field) ? shortWords[english] : undefined;
};

const isPage = (value: Record<string, unknown>) => isRecord(value._meta) && value._meta.deliveryKey !== undefined;

const translated = (
  value: unknown,
  path: string,
  texts: Readonly<Record<string, string>>,
  page: FrenchPage,
): unknown => {
  const field = path.replace(/^.*\./, "");
  if (typeof value === "string" || isLocalized(value)) {
    const french = texts[path] ?? (typeof value === "string" ? usual(field, value) : undefined);
    return french === undefined ? value : withFrench(value, french);
  }
  if (Array.isArray(value))
    return value.map((entry, index) => translated(entry, path ? `${path}.${index}` : `${index}`, texts, page));
  if (!isRecord(value)) return value;
  const name = isRecord(value._meta) && typeof value._meta.name === "string" ? value._meta.name : undefined;
  // a block's paths begin anew at the block
  const own = name === undefined ? texts : (page.blocks[name] ?? (isPage(value) && path === "" ? texts : {}));
  const start = name === undefined ? path : "";
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === "_meta" ? inner : translated(inner, start ? `${start}.${key}` : key, own, page),
    ]),
  );
};

/** A managed page with its French; any other item, and a page nobody has translated, as it is. */
export const inFrench = (item: ContentItem): ContentItem => {
  const page = frenchPages[item._meta.deliveryKey ?? ""];
  if (!page) return item;
  const head = {
    ...(page.title !== undefined && { title: page.title }),
    ...(page.description !== undefined && { description: page.description }),
  };
  return translated(item, "", head, page) as ContentItem;
};

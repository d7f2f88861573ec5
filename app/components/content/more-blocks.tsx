import loadable from "@loadable/component";
import type { ComponentType } from "react";
import type { BlockProps, PageBlock } from "./block-props.ts";

/** The chunk of each kind of block that is not in `block-registry.ts`; adding a block is adding a line. */
export const moreBlocks: Readonly<Record<string, ComponentType<BlockProps>>> = {
  headline: loadable(() => import(/* webpackChunkName: "block-text" */ "./blocks/text-blocks.tsx"), {
    resolveComponent: (module) => module.Headline,
  }),
  "content-text": loadable(() => import(/* webpackChunkName: "block-text" */ "./blocks/text-blocks.tsx"), {
    resolveComponent: (module) => module.ContentText,
  }),
  button: loadable(() => import(/* webpackChunkName: "block-text" */ "./blocks/text-blocks.tsx"), {
    resolveComponent: (module) => module.ButtonBlock,
  }),
  accordion: loadable(() => import(/* webpackChunkName: "block-text" */ "./blocks/text-blocks.tsx"), {
    resolveComponent: (module) => module.Accordion,
  }),
  "hero-banner": loadable(() => import(/* webpackChunkName: "block-hero-banner" */ "./blocks/hero-banner.tsx"), {
    resolveComponent: (module) => module.HeroBanner,
  }),
  "global-header-banner": loadable(
    () => import(/* webpackChunkName: "block-messages" */ "./blocks/message-banners.tsx"),
    { resolveComponent: (module) => module.GlobalHeaderBanner },
  ),
  "global-countdown-banner": loadable(
    () => import(/* webpackChunkName: "block-messages" */ "./blocks/message-banners.tsx"),
    { resolveComponent: (module) => module.GlobalCountdownBanner },
  ),
  "alert-banner": loadable(() => import(/* webpackChunkName: "block-messages" */ "./blocks/message-banners.tsx"), {
    resolveComponent: (module) => module.AlertBanner,
  }),
  "category-banner": loadable(
    () => import(/* webpackChunkName: "block-category-banner" */ "./blocks/category-banner.tsx"),
    { resolveComponent: (module) => module.CategoryBanner },
  ),
  recipe: loadable(() => import(/* webpackChunkName: "block-recipe" */ "./blocks/recipe.tsx"), {
    resolveComponent: (module) => module.Recipe,
  }),
  "recipe-card": loadable(() => import(/* webpackChunkName: "block-story-cards" */ "./blocks/story-cards.tsx"), {
    resolveComponent: (module) => module.RecipeCard,
  }),
  "recipe-card-list": loadable(() => import(/* webpackChunkName: "block-story-cards" */ "./blocks/story-cards.tsx"), {
    resolveComponent: (module) => module.RecipeCardList,
  }),
  "blog-card": loadable(() => import(/* webpackChunkName: "block-story-cards" */ "./blocks/story-cards.tsx"), {
    resolveComponent: (module) => module.BlogCard,
  }),
  "blog-card-list": loadable(() => import(/* webpackChunkName: "block-story-cards" */ "./blocks/story-cards.tsx"), {
    resolveComponent: (module) => module.BlogCardList,
  }),
  "recipe-ingredient-banner": loadable(
    () => import(/* webpackChunkName: "block-ingredients" */ "./blocks/ingredient-banner.tsx"),
    { resolveComponent: (module) => module.IngredientBanner },
  ),
  "side-bar-nav": loadable(() => import(/* webpackChunkName: "block-side-bar-nav" */ "./blocks/side-bar-nav.tsx"), {
    resolveComponent: (module) => module.SideBarNav,
  }),
  "info-card-list": loadable(() => import(/* webpackChunkName: "block-info-cards" */ "./blocks/info-card-list.tsx"), {
    resolveComponent: (module) => module.InfoCardList,
  }),
  "feature-cards-list": loadable(
    () => import(/* webpackChunkName: "block-feature-cards" */ "./blocks/feature-cards-list.tsx"),
    { resolveComponent: (module) => module.FeatureCardsList },
  ),
  "in-grid-tile-single": loadable(
    () => import(/* webpackChunkName: "block-in-grid-tile" */ "./blocks/in-grid-tile.tsx"),
    { resolveComponent: (module) => module.InGridTileSingle },
  ),
  "in-grid-tile-double": loadable(
    () => import(/* webpackChunkName: "block-in-grid-tile" */ "./blocks/in-grid-tile.tsx"),
    { resolveComponent: (module) => module.InGridTileDouble },
  ),
  video: loadable(() => import(/* webpackChunkName: "block-video" */ "./blocks/video-blocks.tsx"), {
    resolveComponent: (module) => module.VideoBlock,
  }),
  "video-grid": loadable(() => import(/* webpackChunkName: "block-video" */ "./blocks/video-blocks.tsx"), {
    resolveComponent: (module) => module.VideoGrid,
  }),
  "job-list": loadable(() => import(/* webpackChunkName: "block-jobs" */ "./blocks/job-list.tsx"), {
    resolveComponent: (module) => module.JobList,
  }),
  "alternating-text-image-list": loadable(
    () => import(/* webpackChunkName: "block-alternating" */ "./blocks/alternating-list.tsx"),
    { resolveComponent: (module) => module.AlternatingList },
  ),
  "feature-with-products": loadable(
    () => import(/* webpackChunkName: "block-feature-with-products" */ "./blocks/feature-with-products.tsx"),
    { resolveComponent: (module) => module.FeatureWithProducts },
  ),
  "recommendations-carousel": loadable(
    () => import(/* webpackChunkName: "block-recommendations" */ "./blocks/recommendations-carousel.tsx"),
    { resolveComponent: (module) => module.RecommendationsCarousel },
  ),
  "social-feed": loadable(() => import(/* webpackChunkName: "block-social-feed" */ "./blocks/social-feed.tsx"), {
    resolveComponent: (module) => module.SocialFeed,
  }),
  "contact-box": loadable(() => import(/* webpackChunkName: "block-contact-box" */ "./blocks/contact-box.tsx"), {
    resolveComponent: (module) => module.ContactBox,
  }),
  "custom-html": loadable(() => import(/* webpackChunkName: "block-custom-html" */ "./blocks/custom-html.tsx"), {
    resolveComponent: (module) => module.CustomHtml,
  }),
  "help-hint": loadable(() => import(/* webpackChunkName: "block-help-hint" */ "./blocks/help-hint.tsx"), {
    resolveComponent: (module) => module.HelpHint,
  }),
  "campaign-data-collection": loadable(
    () => import(/* webpackChunkName: "block-campaign" */ "./blocks/campaign-data-collection.tsx"),
    { resolveComponent: (module) => module.CampaignDataCollection },
  ),
  "e-catalog": loadable(() => import(/* webpackChunkName: "block-e-catalog" */ "./blocks/e-catalog.tsx"), {
    resolveComponent: (module) => module.ECatalog,
  }),
  "app-placeholder": loadable(
    () => import(/* webpackChunkName: "block-app-placeholder" */ "./blocks/app-placeholder.tsx"),
    { resolveComponent: (module) => module.AppPlaceholder },
  ),
};

/** A block by its kind; an unknown kind shows nothing. */
export const MoreBlock = ({ kind, ...props }: BlockProps & Pick<PageBlock, "kind">) => {
  const View = Object.hasOwn(moreBlocks, kind) ? moreBlocks[kind] : undefined;
  return View ? <View {...props} /> : null;
};

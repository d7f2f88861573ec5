import type { BlockProps } from "./block-props.ts";
import loadable from "@loadable/component";
import type { ComponentType } from "react";

/** The chunk of each kind of block; pages fetch only those they show. Adding a block is adding a line. */
export const blocks: Record<string, ComponentType<BlockProps>> = {
  "hero-banner-carousel": loadable(
    () => import(/* webpackChunkName: "block-hero" */ "./blocks/hero-banner-carousel.tsx"),
    { resolveComponent: (module) => module.HeroBannerCarousel },
  ),
  "thin-banner": loadable(() => import(/* webpackChunkName: "block-thin-banner" */ "./blocks/thin-banner.tsx"), {
    resolveComponent: (module) => module.ThinBanner,
  }),
  "product-carousel": loadable(
    () => import(/* webpackChunkName: "block-product-carousel" */ "./blocks/product-carousel.tsx"),
    { resolveComponent: (module) => module.ProductCarousel },
  ),
  "category-card-list": loadable(
    () => import(/* webpackChunkName: "block-category-cards" */ "./blocks/category-card-list.tsx"),
    { resolveComponent: (module) => module.CategoryCardList },
  ),
  "feature-card": loadable(() => import(/* webpackChunkName: "block-feature" */ "./blocks/feature-card.tsx"), {
    resolveComponent: (module) => module.FeatureCard,
  }),
  "pickup-band": loadable(() => import(/* webpackChunkName: "block-pickup-band" */ "./blocks/pickup-band.tsx"), {
    resolveComponent: (module) => module.PickupBand,
  }),
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
};

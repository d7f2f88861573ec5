import loadable from "@loadable/component";
import type { ComponentType } from "react";
import type { BlockProps, PageBlock } from "./block-props.ts";
import { ContentVariations } from "./blocks/content-variations.tsx";

/**
 * The kinds of block that a home page is made of, in one chunk. All other kinds are in `more-blocks.tsx`, a list of its
 * own, each with its chunk, that pages without them never fetch.
 */
export const ownBlocks: Readonly<Record<string, ComponentType<BlockProps>>> = {
  // Smaller than what fetching it would cost.
  "content-variations": ContentVariations,
  "hero-banner-carousel": loadable(
    () => import(/* webpackChunkName: "home-blocks" */ "./blocks/hero-banner-carousel.tsx"),
    { resolveComponent: (module) => module.HeroBannerCarousel },
  ),
  "thin-banner": loadable(() => import(/* webpackChunkName: "home-blocks" */ "./blocks/thin-banner.tsx"), {
    resolveComponent: (module) => module.ThinBanner,
  }),
  "product-carousel": loadable(() => import(/* webpackChunkName: "home-blocks" */ "./blocks/product-carousel.tsx"), {
    resolveComponent: (module) => module.ProductCarousel,
  }),
  "category-card-list": loadable(
    () => import(/* webpackChunkName: "home-blocks" */ "./blocks/category-card-list.tsx"),
    { resolveComponent: (module) => module.CategoryCardList },
  ),
  "feature-card": loadable(() => import(/* webpackChunkName: "home-blocks" */ "./blocks/feature-card.tsx"), {
    resolveComponent: (module) => module.FeatureCard,
  }),
  "pickup-band": loadable(() => import(/* webpackChunkName: "home-blocks" */ "./blocks/pickup-band.tsx"), {
    resolveComponent: (module) => module.PickupBand,
  }),
};

/** A block of one of the other kinds; an unknown kind shows nothing. */
export const MoreBlock: ComponentType<BlockProps & Pick<PageBlock, "kind">> = loadable(
  () => import(/* webpackChunkName: "more-blocks" */ "./more-blocks.tsx"),
  {
    resolveComponent: (module) => module.MoreBlock,
  },
);

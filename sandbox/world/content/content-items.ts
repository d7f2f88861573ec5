import { categoryBanners } from "./category-banners.ts";
import type { ContentItem } from "./content-item.ts";
import { footer } from "./footer.ts";
import { globalBanner } from "./global-banner.ts";
import { homePage } from "./home-page.ts";
import { navigation } from "./navigation.ts";
import { pages } from "./pages.ts";

/** All managed content of the default world, as editors see it at that moment. */
export const contentItems = (now: Date): ContentItem[] => [
  homePage(now),
  globalBanner,
  navigation,
  footer,
  ...categoryBanners,
  ...pages,
];

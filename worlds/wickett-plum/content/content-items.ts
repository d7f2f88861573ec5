import { spelledForBoth } from "./canadian-spelling.ts";
import { categoryBanners } from "./category-banners.ts";
import { componentGuide } from "./component-guide.ts";
import type { ContentItem } from "./content-item.ts";
import { inFrench } from "./french/in-french.ts";
import { footer } from "./footer.ts";
import { globalBanner } from "./global-banner.ts";
import { homePage } from "./home-page.ts";
import { inGridTiles } from "./in-grid-tiles.ts";
import { navigation } from "./navigation.ts";
import { pages } from "./pages.ts";
import { shopEvents } from "./shop-events.ts";
import { businessHome } from "./sites/business-home.ts";
import { fundraisingHome } from "./sites/fundraising-home.ts";
import { siteMenus } from "./sites/site-menus.ts";
import { unexpectedError } from "./unexpected-error.ts";
import { seasonalAnnouncements } from "./seasonal-editions.ts";

/** All managed content of the default world as editors left it, with its moments reckoned from `now`. */
export const contentItems = (now: Date): ContentItem[] =>
  [
    homePage(now),
    globalBanner,
    ...seasonalAnnouncements(now),
    navigation,
    businessHome,
    fundraisingHome,
    ...siteMenus,
    footer,
    shopEvents,
    unexpectedError,
    ...categoryBanners,
    ...inGridTiles,
    ...pages(now),
    componentGuide,
  ].map((item) => spelledForBoth(inFrench(item)));

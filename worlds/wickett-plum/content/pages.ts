import { blogPages } from "./blog/blog-pages.ts";
import { businessPages } from "./business/business.ts";
import { historyPages } from "./company/history.ts";
import { legalPages } from "./company/legal.ts";
import { peoplePages } from "./company/people.ts";
import { campaignPages } from "./campaign-pages.ts";
import type { ContentItem } from "./content-item.ts";
import { orderPages } from "./help/orders.ts";
import { shippingPages } from "./help/shipping.ts";
import { sweetsPages } from "./help/sweets.ts";
import { occasionPages } from "./occasions/occasion-pages.ts";
import { recipePages } from "./recipes/recipe-pages.ts";
import { servicePages } from "./service-pages.ts";

/** Managed pages of the fallback route as seen at a moment; the key is the path. */
export const pages = (now: Date): ContentItem[] => [
  ...servicePages,
  ...orderPages,
  ...shippingPages,
  ...sweetsPages,
  ...legalPages,
  ...historyPages,
  ...peoplePages,
  ...businessPages,
  ...campaignPages,
  ...recipePages,
  ...blogPages,
  ...occasionPages(now),
];

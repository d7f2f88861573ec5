import { block } from "../block-fields.ts";
import type { ContentItem } from "../content-item.ts";
import { page, type Page } from "../content-page.ts";

/** The pages of the help section in the order of its list. */
export const helpLinks: readonly [text: string, key: string][] = [
  ["All help", "help"],
  ["Shipping rates", "help/shipping-rates"],
  ["Warm-weather shipping", "help/warm-weather-shipping"],
  ["Pickup in a shop", "help/pickup"],
  ["Returns", "help/returns"],
  ["Questions and answers", "help/faq"],
  ["Kosher", "help/kosher"],
  ["Allergens", "help/allergens"],
  ["Ingredients", "help/ingredients"],
  ["Gift wrapping and notes", "help/gift-wrapping"],
  ["Gift cards", "help/gift-cards"],
  ["How to build a box", "help/build-a-box"],
  ["Accessibility", "help/accessibility"],
  ["Contact us", "contact-us"],
];

/** A page of the help section: under the crumb of the section, with its list at the side. */
export const helpPage = (key: string, { more = [], ...said }: Page): ContentItem =>
  page(key, {
    ...said,
    breadcrumbs: key === "help" ? [] : [{ text: "Help", link: "/help" }],
    more: [
      ...more,
      block("side-bar-nav", `Side list: ${key}`, {
        headline: "Help",
        links: helpLinks.map(([text, link]) => ({ text, link: `/${link}` })),
      }),
    ],
  });

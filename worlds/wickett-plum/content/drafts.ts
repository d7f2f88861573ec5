import { block } from "./block-fields.ts";
import { buttonCta, type ContentItem, linkCta, localized, media } from "./content-item.ts";
import { pageOf } from "./content-page.ts";
import { homePage } from "./home-page.ts";

const headline = localized({
  "en-US": "The Night Market opens at seven",
  "fr-CA": "Le marché de nuit ouvre à dix-neuf heures",
});

const teaser = block("thin-banner", "Draft: the night market", {
  headline,
  bodyText: "Lanterns in the yard, brittle by the shovel, and the hatch open until ten.",
  backgroundColor: "#CFE6F4",
  media: media("tin-sky", ""),
  cta: linkCta("What is on", "/occasions/night-market"),
});

const nightMarket = pageOf(
  "occasions/night-market",
  {
    title: "The Night Market",
    description: "One evening a year the yard is lit, and the hatch stays open until ten.",
    noindex: true,
  },
  [
    block("headline", "Draft: the night market’s title", { headline, headingLevel: 1 }),
    block("content-text", "Draft: the night market’s text", {
      text: "Come by the yard door. There will be brittle broken to order, a table for filling boxes by lantern light, and tea.",
    }),
    block("button", "Draft: the night market’s button", {
      cta: buttonCta("Shops nearby", "/chocolateshops"),
    }),
  ],
);

/** What editors are working on and shoppers do not see yet: the home page with a teaser, and the page it leads to. */
export const contentDrafts = (now: Date): ContentItem[] => {
  const home = homePage(now);
  const contentItems = Array.isArray(home.contentItems) ? (home.contentItems as ContentItem[]) : [];
  const [first, ...others] = contentItems;
  return [{ ...home, contentItems: [...(first ? [first] : []), teaser, ...others] }, nightMarket];
};

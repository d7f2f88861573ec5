import type { PictureName } from "#worlds/wickett-plum/catalogue/pictures.ts";
import { block } from "../block-fields.ts";
import { type ContentItem, linkCta, media } from "../content-item.ts";
import { pageOf } from "../content-page.ts";
import { anyDayOccasions } from "./any-day.ts";
import { occasionPage, type Occasion } from "./occasion.ts";
import { laterOccasions } from "./rest-of-the-year.ts";
import { springOccasions } from "./spring.ts";

/** Every occasion in the order of the year, those without a date last. */
export const occasions: readonly Occasion[] = [...springOccasions, ...laterOccasions, ...anyDayOccasions];

/** What else sweets are for. */
const besides: readonly [headline: string, picture: PictureName, link: string][] = [
  ["At work", "tray-12-stack", "/business-gifts"],
  ["Not sure?", "truffles", "/gift-finder"],
];

/** Occasions whose tables stand below the list. */
const laid = ["occasions/christmas", "occasions/mothers-day", "occasions/birthdays"].flatMap((key) =>
  occasions.filter((occasion) => occasion.key === key),
);

const grounds = ["#FFD3DC", "#C6EAD8", "#DCD3F3", "#FFE08A", "#CFE6F4"] as const;

/** The list of occasions and a landing page for each, as seen at a moment. */
export const occasionPages = (now: Date): ContentItem[] => [
  pageOf(
    "occasions",
    {
      title: "Occasions",
      description: "Sweets for Valentine’s Day, Easter, Halloween, Christmas, birthdays, weddings and plain thanks.",
    },
    [
      block("headline", "Headline: occasions", { headline: "What is it for?", headingLevel: 1 }),
      block("category-card-list", "Occasions: cards", {
        headline: "All occasions",
        showHeadline: false,
        cards: [
          ...occasions.map(({ key, name, hero }): [string, PictureName, string] => [
            name,
            hero.pictures[0]?.[0] ?? "red-letter",
            `/${key}`,
          ]),
          ...besides,
        ].map(([headline, picture, link], index) => ({
          headline,
          media: media(picture),
          backgroundColor: grounds[index % grounds.length] ?? grounds[0],
          cta: linkCta(headline, link),
        })),
      }),
      block("feature-cards-list", "Occasions: tables", {
        headline: "Laid and ready",
        columns: 3,
        cards: laid.map(({ key, name, feature }) => ({
          headline: feature.headline,
          bodyText: feature.bodyText,
          media: media(feature.picture),
          cta: linkCta(name, `/${key}`),
        })),
      }),
    ],
  ),
  ...occasions.map((occasion) => occasionPage(occasion, now)),
];

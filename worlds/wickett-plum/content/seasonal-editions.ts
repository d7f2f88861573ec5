import { block, type HeaderMessage } from "./block-fields.ts";
import { blackFriday, christmas, dateOf, daysFrom, nextSpan, valentinesDay, type YearlyDay } from "./calendar.ts";
import { buttonCta, type ContentItem, linkCta, localized, media, scheduled } from "./content-item.ts";
import { inFrenchToo } from "./french-words.ts";
import { everydayMessages } from "./global-banner.ts";

/** A stretch of the year in which the shop is dressed differently. */
export interface Season {
  name: string;
  first: YearlyDay;
  /** How long it lasts. */
  days: number;
}

/** The four dates around which content is scheduled. */
export const seasons = {
  blackFriday: { name: "Black Friday", first: blackFriday, days: 4 },
  advent: { name: "Advent", first: dateOf(12, 1), days: 25 },
  betweenTheYears: { name: "Between the years", first: daysFrom(christmas, 1), days: 12 },
  valentine: { name: "Valentine", first: dateOf(2, 1), days: 14 },
} as const satisfies Record<string, Season>;

const inSeason = (item: ContentItem, { name, first, days }: Season, now: Date): ContentItem =>
  scheduled(item, `${name} ${item._meta.name}`, nextSpan(now, first, days));

/** The announcements of a season: its own message first, with a clock where there is a hurry. */
const announcements = (season: Season, message: HeaderMessage, now: Date): ContentItem =>
  inSeason(
    block(
      "global-header-banner",
      `Announcements: ${season.name}`,
      { label: inFrenchToo("Announcements"), messages: [message, ...everydayMessages] },
      "global-banner",
    ),
    season,
    now,
  );

const clock = (date: Date, color: string) => ({ countdownEnable: true, date: date.toISOString(), color });

/** The banner above the header in each season. */
export const seasonalAnnouncements = (now: Date): ContentItem[] => [
  announcements(
    seasons.blackFriday,
    {
      desktopText: localized({
        "en-US": "Four days of kind prices on boxes, bars and brittle. Ends in",
        "fr-CA": "Quatre jours de prix doux sur les boîtes, les tablettes et les croquants. Fin dans",
      }),
      mobileText: localized({ "en-US": "Kind prices, four days.", "fr-CA": "Prix doux, quatre jours." }),
      ctaText: inFrenchToo("Sale"),
      ctaLink: "/category/sale",
      backgroundColor: "#2A0A22",
      color: "#FFE08A",
      countdownTimer: clock(nextSpan(now, seasons.blackFriday.first, seasons.blackFriday.days).end, "#FFE08A"),
    },
    now,
  ),
  announcements(
    seasons.advent,
    {
      desktopText: localized({
        "en-US": "Ground shipments reach you before the twenty-fifth if you order within",
        "fr-CA": "Par voie terrestre, vos colis arrivent avant le vingt-cinq si vous commandez d’ici",
      }),
      mobileText: localized({ "en-US": "By ground before the 25th:", "fr-CA": "Avant le 25 par voie terrestre :" }),
      ctaText: inFrenchToo("Christmas"),
      ctaLink: "/occasions/christmas",
      backgroundColor: "#7D0A35",
      color: "#FFFFFF",
      countdownTimer: clock(
        new Date(nextSpan(now, seasons.advent.first, seasons.advent.days).end.getTime() - 10 * 24 * 60 * 60 * 1000),
        "#FFFFFF",
      ),
    },
    now,
  ),
  announcements(
    seasons.betweenTheYears,
    {
      desktopText: localized({
        "en-US": "Between the years: what is left of December, for less.",
        "fr-CA": "Entre les deux années : ce qui reste de décembre, pour moins.",
      }),
      mobileText: localized({ "en-US": "December, for less.", "fr-CA": "Décembre, pour moins." }),
      ctaText: inFrenchToo("Sale"),
      ctaLink: "/category/sale",
      backgroundColor: "#CFE6F4",
      color: "#2A0A22",
    },
    now,
  ),
  announcements(
    seasons.valentine,
    {
      desktopText: localized({
        "en-US": "Hearts leave in time for the fourteenth if you order by ground within",
        "fr-CA": "Les cœurs partent à temps pour le quatorze si vous commandez d’ici",
      }),
      mobileText: localized({ "en-US": "In time for the 14th:", "fr-CA": "À temps pour le 14 :" }),
      ctaText: inFrenchToo("Valentine’s Day"),
      ctaLink: "/occasions/valentines-day",
      backgroundColor: "#FFD3DC",
      color: "#2A0A22",
      countdownTimer: clock(nextSpan(now, daysFrom(valentinesDay, -13), 6).end, "#2A0A22"),
    },
    now,
  ),
];

/** What the home page shows under its hero in each season, of kinds of block that it loads anyway. */
export const seasonalHomeBlocks = (now: Date): ContentItem[] => [
  inSeason(
    block("thin-banner", "Home: Black Friday", {
      headline: "Four days, then never mind",
      bodyText: "Boxes, bars and brittle for less, until Monday night.",
      backgroundColor: "#FFE08A",
      media: media("the-24", ""),
      countdownTimer: clock(nextSpan(now, seasons.blackFriday.first, seasons.blackFriday.days).end, "#25101F"),
      cta: buttonCta("See the sale", "/category/sale"),
    }),
    seasons.blackFriday,
    now,
  ),
  inSeason(
    block("feature-card", "Home: Advent", {
      headline: "One drawer a day",
      bodyText: "A cabinet with brass pulls, and things to put in the toe of a stocking.",
      media: media("red-letter"),
      cta: buttonCta("Shop winter holidays", "/category/winter-holidays"),
    }),
    seasons.advent,
    now,
  ),
  inSeason(
    block("thin-banner", "Home: stocktaking", {
      headline: "We are counting",
      bodyText: "Nothing ships on the day before New Year’s Day.",
      backgroundColor: "#CFE6F4",
      media: media("tin-sky", ""),
      cta: linkCta("Shipping days", "/help/shipping-rates"),
    }),
    seasons.betweenTheYears,
    now,
  ),
  inSeason(
    block("product-carousel", "Home: Valentine", {
      headline: "Hearts, while they beat",
      productIds: ["492107", "480142", "492101", "492104", "480416", "492110"],
    }),
    seasons.valentine,
    now,
  ),
];

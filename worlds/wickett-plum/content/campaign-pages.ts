import { block } from "./block-fields.ts";
import { buttonCta, type ContentItem, linkCta, media } from "./content-item.ts";
import { page, pageOf } from "./content-page.ts";

/** A sweepstakes, and a campaign whose form leads to a page of its own. */
export const campaignPages: ContentItem[] = [
  pageOf(
    "golden-wrapper",
    {
      title: "The golden wrapper",
      description: "Enter once for a day at the enrober and a year of caramels.",
    },
    [
      block("headline", "Headline: golden-wrapper", { headline: "The golden wrapper", headingLevel: 1 }),
      block("content-text", "Text: golden-wrapper", {
        text: `Somewhere in our kitchen one caramel is wrapped in gold. Whoever we draw comes to unwrap it, spends a day at the enrober, and goes home with a caramel for every day of the year.

No purchase necessary. One entry per person. Open to residents of the United States who are 18 or older.`,
      }),
      block(
        "campaign-data-collection",
        "Form: golden wrapper",
        {
          eventId: "golden-wrapper",
          maxAllowed: 1,
          headline: "Enter once",
          media: media("wrapping-paper-photo"),
          bodyText: "We draw at the end of the season and write to the winner first.",
          checkboxes: [
            {
              checkboxID: "rules",
              text: "I am 18 or older and accept the [terms](/company-info/terms).",
              required: true,
              errorMessage: "Please accept the terms to enter.",
            },
            {
              checkboxID: "offersupdates",
              text: "Offers and **fresh batches**",
              preselected: true,
              isGrouped: true,
            },
            { checkboxID: "fundraising", text: "Fundraising", isGrouped: true },
            { checkboxID: "businessgifts", text: "Business gifts", isGrouped: true },
          ],
          minOptionsSelection: 1,
          groupedErrorMessage: "Please choose at least one thing to hear about.",
          successHeadline: "Your name is in the jar",
          successText: "We write to the winner first, and to everybody else when the caramel is unwrapped.",
          multiCTA: [buttonCta("See the caramels", "/category/chocolates"), linkCta("Our story", "/our-story")],
        },
        "campaign-data-collection-form-sweepstakes",
      ),
    ],
  ),
  pageOf(
    "tasting-club",
    {
      title: "The tasting club",
      description: "Try what is not on the counter yet, four times a year, and tell us the truth.",
    },
    [
      block("headline", "Headline: tasting-club", { headline: "The tasting club", headingLevel: 1 }),
      block("campaign-data-collection", "Form: tasting club", {
        eventId: "tasting-club",
        eventPhase: "2",
        headline: "Taste before everybody else",
        media: media("tasting-kit-served-photo"),
        bodyText: "Four small boxes a year, one page of questions in each, and nothing to pay.",
        checkboxes: [
          {
            checkboxID: "honest",
            text: "I will say so when I do not like it.",
            required: true,
            errorMessage: "We need people who say so.",
          },
        ],
        redirectOnSuccess: "/tasting-club/welcome",
      }),
    ],
  ),
  page("tasting-club/welcome", {
    title: "Welcome to the tasting club",
    description: "What happens next.",
    noindex: true,
    text: "You are in. The first box leaves when the next batch has cooled; keep a pencil at hand.",
    more: [block("button", "Buttons: tasting club", { cta: buttonCta("Back to the sweets", "/category/newarrivals") })],
  }),
];

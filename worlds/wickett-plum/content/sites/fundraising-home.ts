import { block } from "../block-fields.ts";
import { casesTable, profitTable } from "../business/business-tables.ts";
import { scene } from "../scene.ts";
import { buttonCta, type ContentItem, item, linkCta, media, sheetCta } from "../content-item.ts";

const onPlum = { ctaButtonColor: "#FFE08A", ctaTextColor: "#2A0A22" };
const outlineOnPlum = { ctaButtonColor: "transparent", ctaTextColor: "#FFFFFF" };

const hero = item("hero-banner-carousel", "Fundraising home: hero", {
  label: "Featured",
  autoplay: false,
  slides: [
    item("hero-banner", "Fundraising home: the tuba", {
      headline: "Forty bars are a good start on a tuba",
      bodyText: "Your group buys at the group’s price, sells at the price on the wrapper, and keeps what lies between.",
      backgroundColor: "#3A0F2E",
      multiCTA: [
        buttonCta("See the cases", "/category/fundraising", onPlum),
        buttonCta("How it goes", "/fundraising", outlineOnPlum),
      ],
      pictures: [
        { media: media("bar-gold"), windowColor: "butter" },
        { media: media("lollipop-bunch"), windowColor: "sherbet" },
        { media: media("brittle"), windowColor: "mint" },
      ],
    }),
  ],
});

/** What the shop for groups opens with, key `sites/fundraising/home`. */
export const fundraisingHome: ContentItem = item(
  "content-page",
  "Fundraising home",
  {
    title: "Fundraising for schools, teams and roofs",
    description: "Sell sweets by the case: what a group pays, what it keeps, and how many cases your goal takes.",
    contentItems: [
      hero,
      scene("Fundraising home: the table", "room-fundraising-photo", {
        headline: "A folding table and an hour",
        bodyText: "Cases in hand, a tin for the change, and somebody who waves. That is the whole equipment.",
      }),
      block("headline", "Fundraising home: headline of what is kept", {
        headline: "What your group keeps",
        headingLevel: 2,
      }),
      block("content-text", "Fundraising home: what is kept", { text: profitTable() }),
      block("headline", "Fundraising home: headline of the goal", {
        headline: "How many your goal takes",
        headingLevel: 2,
      }),
      block("content-text", "Fundraising home: the goal", {
        text: `${casesTable()}

Not all of them have to sell: unopened cases come back within thirty days, at our cost.`,
      }),
      block("product-carousel", "Fundraising home: cases", {
        headline: "On the folding table",
        label: "On the folding table",
        productIds: ["495101", "495104", "495107", "495110", "495113", "495116", "495119", "495122"],
      }),
      block("category-card-list", "Fundraising home: ways", {
        headline: "How would you like to begin?",
        showHeadline: false,
        cards: [
          {
            headline: "With order forms, which are free",
            bodyText: "Collect first, order once, hand out in an afternoon.",
            media: media("the-24"),
            backgroundColor: "#5A1648",
            color: "#FFFFFF",
            cta: buttonCta("Get order forms", "/category/order-forms", onPlum),
          },
          {
            headline: "With cases in hand",
            media: media("bar-gold"),
            backgroundColor: "#FFE08A",
            cta: linkCta("With cases in hand", "/category/fundraising"),
          },
          {
            headline: "Your badge on the box",
            media: media("navy-box"),
            backgroundColor: "#CFE6F4",
            cta: linkCta("Your badge on the box", "/logo-sleeve"),
          },
          {
            headline: "Posters and tools",
            media: media("tray-12"),
            backgroundColor: "#C6EAD8",
            cta: linkCta("Posters and tools", "/sales-materials"),
          },
          {
            headline: "Asked and answered",
            media: media("lollipop-bunch"),
            backgroundColor: "#FFD3DC",
            cta: linkCta("Asked and answered", "/fundraising"),
          },
        ],
      }),
      block("contact-box", "Fundraising home: concierge", {
        headline: "In person",
        bodyText: "Somebody near you who has seen four thousand groups through.",
        email: "concierge@wickettplum.example",
        hours: "Monday to Friday, eight to six, your time",
        cta: sheetCta("Find a concierge", "/contact-us", "concierge"),
      }),
    ],
  },
  "sites/fundraising/home",
);

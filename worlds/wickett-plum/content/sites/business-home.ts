import { block } from "../block-fields.ts";
import { tierTable } from "../business/business-tables.ts";
import { buttonCta, type ContentItem, item, linkCta, media, sheetCta } from "../content-item.ts";
import { scene } from "../scene.ts";
import { sweetLink } from "../sweet-link.ts";

const onPlum = { ctaButtonColor: "#FFE08A", ctaTextColor: "#2A0A22" };
const outlineOnPlum = { ctaButtonColor: "transparent", ctaTextColor: "#FFFFFF" };

const hero = item("hero-banner-carousel", "Business home: hero", {
  label: "Featured",
  autoplay: false,
  slides: [
    item("hero-banner", "Business home: your name on the lid", {
      headline: "Your name on the lid. Ours inside.",
      bodyText:
        "Boxes for clients and colleagues, from one to ten thousand. Prices fall from twenty-five, and a sleeve takes your mark.",
      backgroundColor: "#3A0F2E",
      multiCTA: [
        buttonCta("See the boxes", "/category/business-gifts", onPlum),
        buttonCta("Send your mark", "/logo-sleeve", outlineOnPlum),
      ],
      pictures: [
        { media: media("navy-box"), windowColor: "ice" },
        { media: media("tray-12"), windowColor: "butter" },
        { media: media("green-box"), windowColor: "mint" },
      ],
    }),
  ],
});

/** What the shop for companies opens with, key `sites/business/home`. */
export const businessHome: ContentItem = item(
  "content-page",
  "Business home",
  {
    title: "Business gifts with your mark on them",
    description:
      "Chocolates for clients and colleagues: prices that fall from 25 boxes, a sleeve with your logo, one list of addresses.",
    contentItems: [
      hero,
      block("headline", "Business home: headline of the prices", {
        headline: "The more boxes, the less for each",
        headingLevel: 2,
      }),
      block("content-text", "Business home: prices", {
        text: `${tierTable()}

The bag counts the boxes of a kind, and asks the price of that number.`,
      }),
      block("product-carousel", "Business home: boxes", {
        headline: "Boxes that take a mark",
        label: "Boxes that take a mark",
        productIds: ["493101", "493104", "493107", "493110", "493113", "493116"],
      }),
      scene("Business home: the desk", "room-order-desk-photo", {
        headline: "One desk, one book",
        bodyText: "Your order is written down by the person who packs it. You can ask her for the swatches.",
        multiCTA: [linkCta("How it works", "/business-gifts")],
      }),
      block("category-card-list", "Business home: ways", {
        headline: "How would you like to begin?",
        showHeadline: false,
        cards: [
          {
            headline: "A sleeve with your mark",
            bodyText: "Plain, printed in one color, or stamped in foil. You see a proof first.",
            media: media("tray-12"),
            backgroundColor: "#5A1648",
            color: "#FFFFFF",
            cta: buttonCta("Send your mark", "/logo-sleeve", onPlum),
          },
          {
            headline: "Taste one first",
            media: media("bonbon-cut"),
            backgroundColor: "#FFD3DC",
            cta: linkCta("Taste one first", sweetLink("493101")),
          },
          {
            headline: "By the case",
            media: media("midnight-bar"),
            backgroundColor: "#CFE6F4",
            cta: linkCta("By the case", "/bulk-orders"),
          },
          {
            headline: "To many addresses",
            media: media("red-letter", ""),
            backgroundColor: "#C6EAD8",
            cta: linkCta("To many addresses", "/business-gifts"),
          },
          {
            headline: "Read the catalog",
            media: media("the-24"),
            backgroundColor: "#DCD3F3",
            cta: linkCta("Read the catalog", "/digital-catalog"),
          },
        ],
      }),
      block("contact-box", "Business home: concierge", {
        headline: "Somebody who knows your order",
        bodyText:
          "A candy concierge counts the boxes, checks the list of addresses, and calls before anything goes wrong.",
        email: "concierge@wickettplum.example",
        hours: "Monday to Friday, eight to six, your time",
        cta: sheetCta("Find your concierge", "/contact-us", "concierge"),
      }),
    ],
  },
  "sites/business/home",
);

import { block } from "../block-fields.ts";
import { buttonCta, type ContentItem, linkCta, media, sheetCta } from "../content-item.ts";
import { page, pageOf } from "../content-page.ts";
import { scene } from "../scene.ts";
import { digitalCatalogPlaces } from "#worlds/wickett-plum/digital-catalog-places.ts";
import { digitalCatalog } from "#worlds/wickett-plum/digital-catalog.ts";
import { fundraisingForGroups } from "../for-groups.ts";
import { inEachCountry } from "../words.ts";
import { profitTable, tierTable } from "./business-tables.ts";

/** Pages for companies and groups. */
export const businessPages: ContentItem[] = [
  pageOf(
    "business-gifts",
    {
      title: "Business gifts",
      description: "Boxes for clients and colleagues, from ten to ten thousand, with your mark on the sleeve.",
    },
    [
      block("headline", "Headline: business-gifts", {
        headline: "Good for business, better with coffee",
        headingLevel: 1,
      }),
      scene("Business: the desk", "room-order-desk-photo", {
        headline: "One desk, one book",
        bodyText: "Your order is written down by the person who packs it. You can ask her for the swatches.",
      }),
      block("content-text", "Text: business-gifts", {
        text: inEachCountry(`Tell us how many, to whom and by when. We pack, address and ship, and print your name on the sleeve.

Prices fall as you count. These are for one kind of box to one or many addresses, in US dollars:

${tierTable()}

Shipping comes on top, for each address. For more than a thousand boxes, for wine beside them, or for something that is not on the list, see [bulk orders](/bulk-orders) or call {phone} and ask for a candy concierge.`),
      }),
      block("product-carousel", "Carousel: business gifts", {
        headline: "On the desk by Monday",
        productIds: ["493101", "493104", "493107", "493110", "491128", "491222", "488125"],
      }),
      block("info-card-list", "Business: how it works", {
        headline: "How it works",
        infoCards: [
          {
            headline: "Send us a list",
            subheadline: "A spreadsheet will do. We check the addresses and tell you which ones look odd.",
            media: media("gift-card", ""),
          },
          {
            headline: "Send us your mark",
            subheadline: "One color, or foil. You see a proof within two business days.",
            media: media("navy-box", ""),
            cta: linkCta("Send your mark", "/logo-sleeve"),
          },
          {
            headline: "Pick a day",
            subheadline: "Everything arrives in the same week, or on the same morning if you prefer.",
            media: media("tray-12-stack", ""),
          },
        ],
        layoutControls: { includeLineBetweenCards: true },
      }),
      block("feature-with-products", "Business: the logo sleeve", {
        headline: "A sleeve with your mark",
        bodyText: "Plain, printed in one color, or stamped in foil. Our own name stays politely inside the lid.",
        media: media("tray-12-photo"),
        imageOnRight: true,
        productIds: ["493101", "493104", "493107", "493110"],
        cta: linkCta("Ask for your sleeve", "/logo-sleeve"),
      }),
      block("info-card-list", "Catalogs: business", {
        headline: "Read it first",
        infoCards: [
          {
            headline: "On your screen",
            subheadline: "Every box, bar and price, as a file to read and pass on.",
            cta: sheetCta("Download a digital catalog", "/digital-catalog", "digital-catalog"),
          },
          {
            headline: "On your desk",
            subheadline: "The printed catalog, four times a year. It costs nothing.",
            cta: sheetCta("Subscribe for free", "/catalog-request", "printed-catalog"),
          },
          {
            headline: "Leaf through it now",
            subheadline: "Here and now, page by page.",
            cta: buttonCta("Open the catalog", "/digital-catalog"),
          },
        ],
        layoutControls: { includeLineBetweenCards: true },
      }),
      block("contact-box", "Contact box: concierge", {
        headline: "A candy concierge",
        bodyText: "One person who knows your order by heart, from the first question to the last package.",
        phone: inEachCountry("{plainPhone}"),
        email: "concierge@wickettplum.example",
        hours: "Monday to Friday, eight to six, your time",
        cta: sheetCta("Find your concierge", "/contact-us", "concierge"),
      }),
    ],
  ),
  page("digital-catalog", {
    title: "The catalog for companies and groups",
    description: "Boxes, bars and sleeves with their prices, page by page.",
    breadcrumbs: [{ text: "Business gifts", link: "/business-gifts" }],
    text: "Leaf through it here, take it along as a file, or have it sent on paper. Prices are in US dollars.",
    more: [
      block("e-catalog", "The digital catalog", {
        pages: digitalCatalog.map(({ picture, title, intro, productIds }) => ({
          media: media(picture, ""),
          title,
          text: intro,
          ...(productIds.length > 0 && {
            productIds: [...productIds],
            places: productIds.flatMap((productId) => {
              const place = digitalCatalogPlaces[productId];
              return place ? [{ productId, ...place }] : [];
            }),
          }),
        })),
      }),
      block("button", "Buttons: digital-catalog", {
        multiCTA: [
          sheetCta("Download it", "/contact-us", "digital-catalog"),
          sheetCta("Subscribe for free", "/catalog-request", "printed-catalog"),
          sheetCta("Find a concierge", "/contact-us", "concierge"),
        ],
      }),
    ],
  }),
  page("logo-sleeve", {
    title: "A sleeve with your mark",
    description: "A paper sleeve around every box, with your logo in one color or in foil.",
    breadcrumbs: [{ text: "Business gifts", link: "/business-gifts" }],
    text: inEachCountry(`A paper sleeve goes around every box, with your mark on it: a company’s, a team’s, a school’s, or two initials and a date. Our own name stays inside the lid.

Tell us how many and how it should look. You see a proof before anything is printed, and nothing is paid until you like it. Rather say it? Call {phone}.`),
    more: [
      block(
        "app-placeholder",
        "Form: logo sleeve",
        { headline: "Tell us about your sleeve", media: media("sleeves-firm-photo") },
        "logo-sleeve-form",
      ),
      block("button", "Buttons: logo-sleeve", {
        multiCTA: [
          linkCta("Boxes for business", "/category/business-gifts"),
          linkCta("How business gifts work", "/business-gifts"),
        ],
      }),
    ],
  }),
  pageOf(
    "bulk-orders",
    {
      title: "Bulk orders",
      description: "By the case, by the pallet: what comes in bulk, how far ahead to order, and how we deliver it.",
      breadcrumbs: [{ text: "Business gifts", link: "/business-gifts" }],
    },
    [
      block("headline", "Headline: bulk-orders", { headline: "Bulk orders", headingLevel: 1 }),
      scene("Bulk: the shelves", "room-boxes-photo", {
        headline: "Four hundred of the same, please",
        bodyText: "We fill them, tie them, count them twice and stack them. You need a date and a door wide enough.",
      }),
      block("content-text", "Text: bulk-orders", {
        inColumns: true,
        text: inEachCountry(`Some people need four hundred bars. Weddings, ships, conferences, one dentist.

## By the case

Bars, slabs and pocket squares come in cases that cost less than the pieces in them. They are in [chocolate bars](/category/chocolate-bars), at the end of the list, and can be ordered like anything else.

## How far ahead

| How many | Tell us |
| --- | --- |
| Up to 250 pieces | The day before |
| Up to 1,000 | A week ahead |
| Up to 10,000 | Three weeks ahead |
| More | Two months ahead; we buy the cocoa for it |

Between the middle of November and Christmas, double that.

## Delivery

Up to 300 pounds ships by parcel carrier, each carton under forty pounds so that one person can carry it. Above that a truck comes with a liftgate; it needs somebody at the door and a dry place inside. In warm months we send it overnight, in a cooled van.

## Paying

By card, or by check or invoice once you have an account. Companies and groups that are free from sales tax send us their certificate once.

Call {phone}, or write to [concierge@wickettplum.example](mailto:concierge@wickettplum.example) with what, how many, where and when.`),
      }),
      block("product-carousel", "Carousel: cases", {
        headline: "By the case",
        productIds: ["482125", "482128", "482131", "482134", "482137", "482140"],
      }),
      block("contact-box", "Contact box: bulk orders", {
        headline: "Talk to the person who counts",
        bodyText:
          "Tell her what, how many, where and when. She writes back with a price, and a question about the stairs.",
        phone: inEachCountry("{plainPhone}"),
        email: "concierge@wickettplum.example",
        hours: "Monday to Friday, eight to six, your time",
        cta: sheetCta("Find your concierge", "/contact-us", "concierge"),
      }),
    ],
  ),
  pageOf(
    "fundraising",
    {
      title: "Fundraising",
      description: "Sell sweets for your school, team or roof: what a group pays, what it keeps, and how to begin.",
    },
    [
      block("headline", "Headline: fundraising", { headline: "Roofs, tubas and swimming caps", headingLevel: 1 }),
      scene("Fundraising: the table", "room-fundraising-photo", {
        headline: "A folding table and an hour",
        bodyText: "Cases in hand, a tin for the change, and somebody who waves. That is the whole equipment.",
      }),
      block("content-text", "Text: fundraising", {
        text: `Your group buys at the group’s price, sells at the price on the wrapper, and keeps what lies between. In a year, about four thousand groups do it, in church halls, schools and at the edges of pools.

## What you keep

${profitTable()}

Prices are in US dollars and include nothing hidden. Shipping is ours from twelve cases up.

## How it goes

1. **Sign up.** We ask for the name of the group, a person, and a date. No deposit.
2. **Collect.** With [order forms](/category/order-forms), which are free, or with cases in hand.
3. **Order** on the fundraising shop, where you see the group’s prices once you have signed in.
4. **Hand out.** Everything arrives in one delivery, sorted by seller if you send us the list.

Chocolate does not travel well between June and September. In summer we send hard candy, pops and sours.`,
      }),
      block("accordion", "Questions: fundraising", {
        headline: "Asked by treasurers",
        panels: [
          {
            title: "What if we do not sell everything?",
            text: "Unopened cases come back within thirty days of delivery, at our cost, for your money.",
          },
          {
            title: "Do we pay up front?",
            text: "Groups with an account pay by check within thirty days. Others pay by card.",
          },
          {
            title: "Are we free from sales tax?",
            text: "In many states, yes. Send us your certificate and we take the tax off for good.",
          },
          {
            title: "Can our badge be on the boxes?",
            text: "Yes, on a paper sleeve around each of them. [Send us the badge](/logo-sleeve), and you see a proof first.",
          },
          {
            title: "How much should each child sell?",
            text: "One case is forty bars, which is about an evening and two grandparents. We would never set a minimum, and we would ask you not to.",
          },
        ],
      }),
      block("info-card-list", "Catalogs: fundraising", {
        headline: "What there is to sell",
        infoCards: [
          {
            headline: "On your screen",
            subheadline: "Every box, bar and price, as a file to read and pass on.",
            cta: sheetCta("Download a digital catalog", "/digital-catalog", "digital-catalog"),
          },
          {
            headline: "On your desk",
            subheadline: "The printed catalog, four times a year. It costs nothing.",
            cta: sheetCta("Subscribe for free", "/catalog-request", "printed-catalog"),
          },
          {
            headline: "In person",
            subheadline: "Somebody near you who has seen four thousand groups through.",
            cta: sheetCta("Find a concierge", "/contact-us", "concierge"),
          },
        ],
        layoutControls: { includeLineBetweenCards: true },
      }),
      fundraisingForGroups(
        block(
          "campaign-data-collection",
          "Form: fundraising news",
          {
            eventId: "fundraising-news",
            headline: "Tell me when the spring sheet is out",
            bodyText: "One email in January, one in August.",
            checkboxes: [{ checkboxID: "fundraising", text: "Write to me about fundraising.", required: true }],
            successHeadline: "You are on the list",
            successText: "The next letter comes when the sheets are printed.",
            multiCTA: [linkCta("Or win a year of caramels", "/golden-wrapper")],
          },
          "campaign-data-collection-form",
        ),
      ),
    ],
  ),
];

import { block } from "./block-fields.ts";
import { buttonCta, type ContentItem, linkCta, media } from "./content-item.ts";
import { PICKUP_LIST } from "./pickup-list.ts";
import { sweetLink } from "./sweet-link.ts";

/** What some customers see on the home page in place of `ordinary`; the lowest rank wins. */
export const homeForGroups = (ordinary: ContentItem): ContentItem =>
  block("content-variations", "Home: for groups", {
    variations: [
      {
        customerGroups: ["BirthdayMonth"],
        rank: 1,
        contentItems: [
          block("feature-card", "Home: birthday month", {
            headline: "This is your month",
            bodyText: "A drawer, a question, a sweet. Nine times over, and a candle in the last one.",
            media: media("lollipop-bunch"),
            facts: [{ icon: "bag", text: "Nine drawers" }],
            multiCTA: [
              buttonCta("See the Birthday Drawer", sweetLink("491213")),
              linkCta("All birthday sweets", "/occasions/birthdays"),
            ],
          }),
        ],
      },
      {
        customerGroups: ["TasteTesters"],
        rank: 2,
        contentItems: [
          block("feature-card", "Home: taste testers", {
            headline: "Not on the counter yet",
            bodyText: "You have tried worse for us. Tell the kitchen what you think of these; they are listening.",
            media: media("truffles-dusk"),
            multiCTA: [
              buttonCta("Try the new arrivals", "/category/newarrivals"),
              linkCta("Write to the kitchen", "/contact-us"),
            ],
          }),
        ],
      },
      {
        customerGroups: ["BigSpenders"],
        rank: 3,
        contentItems: [
          block("feature-card", "Home: big spenders", {
            headline: "The second shelf, all of it",
            bodyText: "For people who find it hard to choose, and have stopped trying.",
            media: media("plum-box"),
            multiCTA: [
              buttonCta("See the unreasonable box", sweetLink("491240")),
              linkCta("All gifts", "/category/gifts"),
            ],
          }),
        ],
      },
      {
        customerGroups: ["Regulars"],
        rank: 4,
        contentItems: [
          block("feature-card", "Home: regulars", {
            headline: "The usual?",
            bodyText: "We could send it every month, before you notice that the drawer is empty.",
            media: media("tin-plum"),
            multiCTA: [buttonCta("Look at the clubs", "/category/clubs"), linkCta("Your account", "/account")],
          }),
        ],
      },
    ],
    defaultContent: [ordinary],
  });

/**
 * What people on the street and in Canada see on the home page in place of `ordinary`: who holds a telephone is told of
 * the nearest counter first, wherever they are.
 */
export const homeOnTheWay = (ordinary: ContentItem): ContentItem =>
  block("content-variations", "Home: on the way", {
    variations: [
      {
        customerGroups: ["MobileShoppers"],
        rank: 1,
        contentItems: [
          block("pickup-band", "Home: in town", {
            headline: "Out and about? So is our hatch",
            bodyText:
              "Order from the sidewalk, say your name at the window. No line, no bag to carry until you want one.",
            multiCTA: [buttonCta("Find a shop", "/chocolateshops"), linkCta("Shop pickup", PICKUP_LIST)],
          }),
        ],
      },
      {
        customerGroups: ["CanadianVisitors"],
        rank: 2,
        contentItems: [
          block("pickup-band", "Home: from coast to coast", {
            headline: "From Victoria to Halifax, at a window near you",
            bodyText: "Order before noon, walk in, say your name. We’ll have it ready, duty and border left out of it.",
            multiCTA: [buttonCta("Find a shop", "/chocolateshops"), linkCta("Shop pickup", PICKUP_LIST)],
          }),
        ],
      },
    ],
    defaultContent: [ordinary],
  });

/** What schools and groups that sell already see on the fundraising page in place of the form for news. */
export const fundraisingForGroups = (ordinary: ContentItem): ContentItem =>
  block("content-variations", "Fundraising: for groups", {
    variations: [
      {
        customerGroups: ["fundraising"],
        rank: 1,
        contentItems: [
          block("thin-banner", "Fundraising: sellers", {
            headline: "Welcome back, and how is the roof?",
            bodyText: "Your group’s prices show on every case once you are signed in.",
            backgroundColor: "#C6EAD8",
            media: media("bar-gold", ""),
            cta: buttonCta("Order by the case", "/category/fundraising"),
          }),
        ],
      },
      {
        customerGroups: ["Schools"],
        rank: 2,
        contentItems: [
          block("thin-banner", "Fundraising: schools", {
            headline: "For schools, without nuts or milk",
            bodyText: "The carnival pack and the sours come from rooms where neither is handled.",
            backgroundColor: "#DCD3F3",
            media: media("lollipop-bunch", ""),
            cta: buttonCta("About allergens", "/help/allergens"),
          }),
        ],
      },
    ],
    defaultContent: [ordinary],
  });

import { homeForGroups, homeOnTheWay } from "./for-groups.ts";
import { PICKUP_LIST } from "./pickup-list.ts";
import { seasonalHomeBlocks } from "./seasonal-editions.ts";
import { buttonCta, type ContentItem, item, linkCta, localized, media } from "./content-item.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_PER_WEEK = 7;

/** The end of the running week's offer: the coming Monday, 00:00 UTC, always ahead. */
export const offerEnd = (now: Date): Date => {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const daysUntilMonday = (8 - now.getUTCDay()) % DAYS_PER_WEEK || DAYS_PER_WEEK;
  return new Date(today + daysUntilMonday * DAY_MS);
};

const onPlum = { ctaButtonColor: "#FFE08A", ctaTextColor: "#2A0A22" };
const outlineOnPlum = { ctaButtonColor: "transparent", ctaTextColor: "#FFFFFF" };

const heroCarousel = item("hero-banner-carousel", "Home hero", {
  label: "Featured",
  rotationSpeed: 4,
  autoplay: true,
  slides: [
    item("hero-banner", "Home hero: the hatch", {
      headline: "Lean in. The hatch is open.",
      bodyText:
        "Bonbons dipped this morning, lollipops pulled by hand, and a box tied up in ribbon before you’ve decided who it’s for.",
      backgroundColor: "#3A0F2E",
      multiCTA: [
        buttonCta("Shop the counter", "/category/newarrivals", onPlum),
        buttonCta("Build a box", "/category/build-a-box", outlineOnPlum),
      ],
      pictures: [
        { media: media("lollipop", "Two swirled lollipops, one pink and one teal"), windowColor: "butter" },
        { media: media("praline", "A dark chocolate bonbon with white drizzle"), windowColor: "sherbet" },
        { media: media("red-letter", "A red gift box tied with gold ribbon"), windowColor: "mint" },
      ],
    }),
    item("hero-banner", "Home hero: the dipping room", {
      headline: "New from the dipping room",
      bodyText: "The Half-Moon has hazelnut praline under a dark dome. We drizzle each one by hand, so no two match.",
      backgroundColor: "#5A1648",
      multiCTA: [
        buttonCta("Meet the Half-Moon", "/boxed-chocolates/half-moon-praline-bonbons/480127.html", onPlum),
        buttonCta("All chocolates", "/category/chocolates", outlineOnPlum),
      ],
      pictures: [
        { media: media("bonbon-cut"), windowColor: "sherbet" },
        { media: media("truffles"), windowColor: "ice" },
        { media: media("midnight-bar"), windowColor: "butter" },
      ],
    }),
    item("hero-banner", "Home hero: gifts", {
      headline: "Bow first, questions later",
      bodyText: "Boxes that arrive tied, tucked and ready to hand over. Add a note and we’ll write it in ink.",
      backgroundColor: "#7D0A35",
      multiCTA: [buttonCta("Shop gifts", "/category/gifts", onPlum)],
      pictures: [
        { media: media("plum-box"), windowColor: "lilac" },
        { media: media("green-box"), windowColor: "mint" },
        { media: media("blush-box"), windowColor: "sherbet" },
      ],
    }),
  ],
});

const twoTins = (now: Date) =>
  item("thin-banner", "Home thin banner: two tins", {
    headline: "Twist-wrap chews, two tins, one price",
    bodyText: "Any two for $20. Price drops in the bag.",
    backgroundColor: "#FFE08A",
    media: media("twist-chews", ""),
    countdownTimer: { countdownEnable: true, date: offerEnd(now).toISOString(), color: "#25101F" },
    multiCTA: [
      buttonCta("Pick two tins", "/chews-licorice/twist-wrap-chews/485101.html"),
      buttonCta("Send as a gift", "/category/gifts", { ctaButtonColor: "transparent", ctaTextColor: "#5A1648" }),
    ],
  });

const counterThisWeek = item("product-carousel", "On the counter this week", {
  headline: "On the counter this week",
  label: "Featured products",
  productIds: ["480127", "484101", "481101", "487101", "485101", "483101", "482101", "486101"],
});

const categoryCards = item("category-card-list", "Home categories", {
  headline: "Shop by category",
  showHeadline: false,
  cards: [
    {
      headline: "A box that’s entirely your doing",
      bodyText: "Pick up to six sweets. We’ll fit them to the last piece.",
      media: media("the-24", "An open box of assorted chocolates"),
      backgroundColor: "#C0104B",
      color: "#FFFFFF",
      cta: buttonCta("Start a box", "/category/build-a-box", onPlum),
    },
    {
      headline: "Lollipops",
      media: media("lollipop", "Two swirled lollipops"),
      backgroundColor: "#DCD3F3",
      cta: linkCta("Lollipops", "/category/lollipops"),
    },
    {
      headline: "Gummies & jellies",
      media: media("orchard-jellies", "Sugared fruit jellies"),
      backgroundColor: "#C6EAD8",
      cta: linkCta("Gummies & jellies", "/category/gummies-jellies"),
    },
    {
      headline: "Gifts with a bow on",
      media: media("red-letter", ""),
      backgroundColor: "#CFE6F4",
      cta: linkCta("Gifts with a bow on", "/category/gifts"),
    },
    {
      headline: "Little treats",
      media: media("sweethearts", "Foil-wrapped chocolate hearts"),
      backgroundColor: "#FFD3DC",
      cta: linkCta("Little treats", "/category/little-treats"),
    },
  ],
});

const brittleRecipe = item("feature-card", "Brittle over something cold", {
  headline: "Brittle, smashed over something cold",
  bodyText:
    "Vanilla ice cream, warm plum compote, a fistful of Peanut Snap. Ten minutes and one rolling pin between you and dessert.",
  media: media("brittle", "Shards of golden peanut brittle with crumbs"),
  facts: [
    { icon: "clock", text: "10 minutes" },
    { icon: "people", text: "Serves 4" },
    { icon: "bag", text: "1 bag of brittle" },
  ],
  multiCTA: [
    buttonCta("Read the recipe", "/recipes/brittle-over-ice-cream"),
    linkCta("Shop Peanut Snap Brittle", "/toffee-brittle/peanut-snap-brittle/483101.html"),
  ],
});

const pickupBand = item("pickup-band", "Home pickup band", {
  headline: "Pick it up at a window near you",
  bodyText: "What is ordered before noon is ready the same afternoon. Walk in, say your name, and it’s at the window.",
  multiCTA: [buttonCta("Shop pickup", PICKUP_LIST), linkCta("See hours and directions", "/chocolateshops")],
});

/** The home page, key `home`, as mocked up. */
export const homePage = (now: Date): ContentItem =>
  item(
    "content-page",
    "Home",
    {
      title: "Confectioners",
      description: localized({
        "en-US": "Bonbons, lollipops, gummies and gift boxes, made by hand and shipped across the United States.",
        "en-CA": "Bonbons, lollipops, gummies and gift boxes, made by hand and shipped across Canada.",
      }),
      contentItems: [
        heroCarousel,
        ...seasonalHomeBlocks(now),
        twoTins(now),
        counterThisWeek,
        categoryCards,
        homeForGroups(brittleRecipe),
        homeOnTheWay(pickupBand),
      ],
    },
    "home",
  );

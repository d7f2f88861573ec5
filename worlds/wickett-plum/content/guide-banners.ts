import { block } from "./block-fields.ts";
import { buttonCta, type ContentItem, linkCta, media } from "./content-item.ts";
import { PICKUP_LIST } from "./pickup-list.ts";

const LONG_WORD = "Schokoladenüberzugskuvertüreverarbeitungsmeisterschaft";
const onPlum = { ctaButtonColor: "#FFE08A", ctaTextColor: "#2A0A22" };

/** Far enough away to count down for years to come. */
const FAR = "2031-12-24T00:00:00Z";

const LONG_TEXT =
  "A text that goes on and on: bonbons dipped this morning, lollipops pulled by hand, gummies poured into starch, toffee broken with a hammer, and a box tied up in ribbon before anybody has decided who it is for.";

/** Banners of the component guide. */
export const guideBanners: ContentItem[] = [
  block("global-header-banner", "Guide header banner: single", {
    label: "Single announcement",
    messages: [
      {
        desktopText: "Free ice packs whenever it is warm on your street.",
        mobileText: "Free ice packs when it is warm.",
        ctaText: "How we ship",
        ctaLink: "/help/shipping-rates",
        backgroundColor: "#CFE6F4",
        color: "#25101F",
      },
    ],
  }),
  block("global-header-banner", "Guide header banner: carousel", {
    label: "Several announcements",
    messages: [
      {
        desktopText: "Order by noon, pick up this afternoon.",
        icons: [
          { media: media("twists-few", ""), iconPosition: "Before" },
          { media: media("sweethearts", ""), iconPosition: "After" },
        ],
        backgroundColor: "#3A0F2E",
        color: "#FFFFFF",
      },
      {
        desktopText: "The winter counter closes in",
        countdownTimer: { countdownEnable: true, date: FAR, color: "#5A1648" },
        backgroundColor: "#FFE08A",
        color: "#25101F",
      },
      { desktopText: LONG_TEXT, mobileText: "A long text, made short.", ctaText: "Read", ctaLink: "/our-story" },
    ],
  }),
  block("global-countdown-banner", "Guide countdown: typical", {
    messageText: "Winter boxes go out until",
    messageColor: "#25101F",
    backgroundColor: "#FFD3DC",
    countdownTimer: { date: FAR },
    cta: buttonCta("Shop gifts", "/category/gifts"),
  }),
  block("global-countdown-banner", "Guide countdown: extreme", {
    messageText: `${LONG_TEXT} It is over.`,
    messageColor: "#FFFFFF",
    backgroundColor: "#5A1648",
    countdownTimer: { date: "2020-01-01T00:00:00Z" },
  }),
  block("alert-banner", "Guide alert: typical", {
    headline: "Snow in the north",
    text: "Packages to Alaska and Montana take **two days longer** this week.",
    cta: linkCta("Shipping rates", "/help/shipping-rates"),
  }),
  block("alert-banner", "Guide alert: extreme", {
    text: `${LONG_TEXT} ${LONG_WORD}.`,
    backgroundColor: "#C6EAD8",
    color: "#25101F",
  }),
  block("category-banner", "Guide category banner: typical", {
    headline: "Tempered slow, sold fast",
    bodyText: "Dipped, drizzled and rolled in our own kitchen, a tray at a time.",
    media: media("praline", ""),
    backgroundColor: "#FFD3DC",
  }),
  block("category-banner", "Guide category banner: extreme", {
    headline: `No picture, ${LONG_WORD}`,
    bodyText: LONG_TEXT,
    backgroundColor: "#3A0F2E",
    color: "#FFFFFF",
    cta: buttonCta("Shop chocolates", "/category/chocolates", onPlum),
  }),
  block("hero-banner-carousel", "Guide hero: carousel", {
    label: "Hero with three slides",
    rotationSpeed: 6,
    autoplay: true,
    slides: [
      {
        headline: "The first of three",
        bodyText: "It turns by itself until you pause it.",
        backgroundColor: "#3A0F2E",
        multiCTA: [buttonCta("Shop the counter", "/category/newarrivals", onPlum)],
        pictures: [
          { media: media("lollipop"), windowColor: "butter" },
          { media: media("praline"), windowColor: "sherbet" },
          { media: media("red-letter"), windowColor: "mint" },
        ],
      },
      {
        headline: "The second, without pictures",
        bodyText: LONG_TEXT,
        backgroundColor: "#7D0A35",
        multiCTA: [
          buttonCta("Shop gifts", "/category/gifts", onPlum),
          buttonCta("Build a box", "/category/build-a-box", { ctaButtonColor: "transparent", ctaTextColor: "#FFFFFF" }),
        ],
      },
      { headline: "The third says little", backgroundColor: "#5A1648" },
    ],
  }),
  block("hero-banner-carousel", "Guide hero: carousel that stands", {
    label: "Hero that does not turn by itself",
    autoplay: false,
    slides: [
      {
        headline: "It waits for you",
        bodyText: LONG_TEXT,
        backgroundColor: "#3A0F2E",
        multiCTA: [buttonCta("Shop the counter", "/category/newarrivals", onPlum)],
        pictures: [{ media: media("gummies"), windowColor: "mint" }],
      },
      { headline: "Two slides in all", backgroundColor: "#7D0A35" },
    ],
  }),
  block("hero-banner", "Guide hero: one slide", {
    headline: "One slide, no controls",
    bodyText: "A hero by itself stands still.",
    backgroundColor: "#5A1648",
    cta: buttonCta("Shop truffles", "/category/truffles", onPlum),
    pictures: [
      { media: media("truffles"), windowColor: "ice" },
      { media: media("bonbon-cut"), windowColor: "butter" },
      { media: media("midnight-bar"), windowColor: "lilac" },
    ],
  }),
  block("hero-banner", "Guide hero: extreme", { headline: LONG_WORD, backgroundColor: "#3A0F2E" }),
  block("thin-banner", "Guide thin banner: typical", {
    headline: "Two tins, one price",
    bodyText: "Any two for $20.",
    textControls: { textColor: "#3A0F2E", textAlign: "start" },
    container: { backgroundColor: "#FFE08A", mobileBackgroundColor: "#FFF3CF" },
    media: Object.assign(media("twist-chews", ""), { variants: { mobile: media("twist-chews", "") } }),
    countdownTimer: { countdownEnable: true, date: FAR, color: "#25101F" },
    multiCTA: [
      buttonCta("Pick two tins", "/chews-licorice/twist-wrap-chews/485101.html"),
      {
        ...buttonCta("Pick up in a shop", "/chocolateshops", {
          ctaButtonColor: "transparent",
          ctaTextColor: "#5A1648",
        }),
        ctaControls: { triggerSideBar: "pickup-shop" },
      },
    ],
  }),
  block("thin-banner", "Guide thin banner: extreme", {
    headline: `Long, without picture or clock: ${LONG_WORD}`,
    bodyText: LONG_TEXT,
    backgroundColor: "#CFE6F4",
    multiCTA: [
      buttonCta("In colors of its own", "/category/sale", {
        ctaButtonColor: "#C0104B",
        ctaTextColor: "#FFFFFF",
        mobilectaButtonColor: "#0B6247",
        mobilectaTextColor: "#FFFFFF",
      }),
      linkCta("See all", "/category/newarrivals"),
      linkCta("Opens elsewhere", "https://example.com/sweets"),
    ],
  }),
  block("pickup-band", "Guide pickup band: typical", {
    headline: "Ready this afternoon",
    bodyText: "Order before noon, walk in, say your name.",
    multiCTA: [buttonCta("Shop pickup", PICKUP_LIST), linkCta("Hours and directions", "/chocolateshops")],
  }),
  block("pickup-band", "Guide pickup band: extreme", { headline: `Long: ${LONG_WORD}`, bodyText: LONG_TEXT }),
];

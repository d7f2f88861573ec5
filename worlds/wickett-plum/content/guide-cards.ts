import { block, type Card } from "./block-fields.ts";
import { buttonCta, type ContentItem, linkCta, media } from "./content-item.ts";

const LONG_WORD = "Schokoladenüberzugskuvertüreverarbeitungsmeisterschaft";
const onPlum = { ctaButtonColor: "#FFE08A", ctaTextColor: "#2A0A22" };

const recipeCard: Card = {
  headline: "Brittle, smashed over something cold",
  bodyText: "Ten minutes and one rolling pin.",
  media: media("brittle"),
  cta: linkCta("Read the recipe", "/recipes/brittle-over-ice-cream"),
};

const storyCard: Card = {
  headline: "Eighteen inches of window",
  bodyText: "How a hole in a wall became a shop.",
  media: media("bonbon-drizzle-photo"),
  cta: linkCta("Read the story", "/our-story"),
};

const withoutLink = (headline: string): Card => ({ headline, bodyText: "It leads nowhere." });

/** Cards, lists and tiles of the component guide. */
export const guideCards: ContentItem[] = [
  block("recipe-card", "Guide recipe card: typical", recipeCard),
  block("recipe-card", "Guide recipe card: extreme", withoutLink(`A recipe without picture, ${LONG_WORD}`)),
  block("recipe-card-list", "Guide recipe cards: typical", {
    headline: "Recipes",
    cta: linkCta("All recipes", "/recipes/brittle-over-ice-cream"),
    cards: [
      recipeCard,
      { ...recipeCard, headline: "Truffle cocoa", media: media("truffles") },
      { ...recipeCard, headline: "Gummy popsicles", media: media("gummies") },
      { ...recipeCard, headline: "Jelly bean bark", media: media("pocket-beans-photo") },
    ],
  }),
  block("recipe-card-list", "Guide recipe cards: extreme", {
    headline: "Seven recipes, one without a link",
    cards: [
      ...["Plum", "Honey", "Walnut", "Ginger", "Rose"].map((word) => ({ ...recipeCard, headline: `${word} sundae` })),
      withoutLink(LONG_WORD),
      { ...recipeCard, headline: "Two ways in", multiCTA: [linkCta("Shop mints", "/category/hard-candy")] },
    ],
  }),
  block("blog-card", "Guide blog card: typical", storyCard),
  block("blog-card", "Guide blog card: extreme", withoutLink(`A story with a long title, ${LONG_WORD}`)),
  block("blog-card-list", "Guide blog cards: typical", {
    headline: "Stories from the hatch",
    cards: [
      storyCard,
      { ...storyCard, headline: "What tempering is", media: media("sea-salt-photo") },
      { ...storyCard, headline: "The man who ties bows", media: media("red-letter-photo") },
    ],
  }),
  block("blog-card-list", "Guide blog cards: extreme", { headline: "One story only", cards: [storyCard] }),
  block("category-card-list", "Guide category cards: typical", {
    headline: "Shop by mood",
    cards: [
      {
        headline: "A box of your own doing",
        bodyText: "Pick up to six sweets.",
        media: media("the-24"),
        backgroundColor: "#C0104B",
        color: "#FFFFFF",
        cta: buttonCta("Start a box", "/category/build-a-box", onPlum),
      },
      {
        headline: "Pops",
        media: media("lollipop"),
        backgroundColor: "#DCD3F3",
        cta: linkCta("Pops", "/category/pops"),
      },
      {
        headline: "Bears",
        media: media("gummies"),
        backgroundColor: "#C6EAD8",
        cta: linkCta("Bears", "/category/gummies"),
      },
      {
        headline: "Bows",
        media: media("red-letter", ""),
        backgroundColor: "#CFE6F4",
        cta: linkCta("Bows", "/category/gifts"),
      },
      {
        headline: "Hearts",
        media: media("sweethearts"),
        backgroundColor: "#FFD3DC",
        cta: linkCta("Hearts", "/category/little-treats"),
      },
    ],
  }),
  block("category-card-list", "Guide category cards: extreme", {
    headline: "Two cards without pictures",
    cards: [{ headline: LONG_WORD, backgroundColor: "#FFE08A" }, { headline: "Leads nowhere" }],
  }),
  block("feature-card", "Guide feature: typical", {
    headline: "The hatch",
    bodyText: "Eighteen inches wide, open at ten, closed when the trays are empty.",
    media: media("brittle"),
    facts: [
      { icon: "clock", text: "Open at ten" },
      { icon: "people", text: "One at a time" },
      { icon: "thermometer", text: "Cool inside" },
    ],
    multiCTA: [buttonCta("The story", "/our-story"), linkCta("Find a shop", "/chocolateshops")],
  }),
  block("feature-card", "Guide feature: extreme", { headline: `Headline alone, ${LONG_WORD}` }),
  block("feature-cards-list", "Guide features: two columns", {
    headline: "Two features",
    columns: 2,
    cards: [
      { headline: "Wrapped", media: media("plum-box"), cta: buttonCta("Shop gift boxes", "/category/gift-boxes") },
      { headline: "Unwrapped", media: media("truffles-photo"), cta: linkCta("Shop truffles", "/category/truffles") },
    ],
  }),
  block("feature-cards-list", "Guide features: three columns", {
    headline: "Three features and one too many",
    columns: 3,
    cards: [
      { headline: "Dark", bodyText: "Seventy percent and no apology.", media: media("midnight-bar") },
      { headline: "Milk", bodyText: "The one everybody finishes.", media: media("sea-salt") },
      { headline: LONG_WORD, bodyText: "Without a picture.", facts: [{ icon: "tag", text: "A fact" }] },
      { headline: "White", media: media("lollipop-mint"), cta: linkCta("Shop pops", "/category/pops") },
    ],
  }),
  block("info-card-list", "Guide info cards: typical", {
    headline: "Why people come back",
    subheadline: { text: "Three reasons, and the fourth is the smell.", showOnMobile: true },
    infoCards: [
      {
        headline: "Made here",
        subheadline: "In our own kitchens, every day.",
        media: media("truffles"),
        imageLink: "/our-story",
      },
      { headline: "Packed cold", subheadline: "Ice packs are on us.", media: media("blue-dome") },
      {
        headline: "Tied by hand",
        subheadline: "No two bows match.",
        media: media("blush-box"),
        cta: linkCta("Shop gifts", "/category/gifts"),
      },
    ],
    multiCTA: [buttonCta("The story", "/our-story")],
    layoutControls: { lineColor: "#943A7B", includeLineBetweenCards: true, includeLineBelow: true },
  }),
  block("info-card-list", "Guide info cards: extreme", {
    backgroundColor: "#3A0F2E",
    media: media("bonbon-drizzle-photo"),
    headline: "On plum, with a picture above",
    subheadline: { text: "Not shown on small screens.", showOnMobile: false },
    infoCards: [
      { headline: "An icon", media: media("twists-few", ""), isIcon: true },
      { subheadline: `No headline, ${LONG_WORD}` },
      { headline: "Leads elsewhere", media: media("gummies"), imageLink: "https://example.com/" },
      { headline: "Four", subheadline: "…" },
      { headline: "Five", cta: buttonCta("Shop bears", "/category/gummies", onPlum) },
    ],
  }),
  block("in-grid-tile-single", "Guide tile: single", {
    headline: "Gummies by the scoop",
    bodyText: "Pick by color.",
    media: media("gummies", ""),
    backgroundColor: "#3A0F2E",
    cta: buttonCta("Shop gummies", "/category/gummies", onPlum),
  }),
  block("in-grid-tile-single", "Guide tile: single, extreme", { headline: LONG_WORD, backgroundColor: "#FFE08A" }),
  block("in-grid-tile-double", "Guide tile: double", {
    headline: "A box that’s entirely your doing",
    bodyText: "Up to six sweets, fitted to the last piece.",
    media: media("the-24", ""),
    backgroundColor: "#C0104B",
    color: "#FFFFFF",
    gridPosition: 3,
    cta: buttonCta("Build a box", "/category/build-a-box", onPlum),
  }),
  block("in-grid-tile-double", "Guide tile: double, extreme", {
    headline: "No picture and two ways on",
    multiCTA: [buttonCta("Shop gifts", "/category/gifts", onPlum), buttonCta("Shop sale", "/category/sale", onPlum)],
  }),
  block("recipe-ingredient-banner", "Guide ingredients: several", {
    headline: "Three things and a spoon",
    mediaArray: [
      { media: media("brittle"), cta: linkCta("Brittle", "/toffee-brittle/peanut-snap-brittle/483101.html") },
      { media: media("swirl-mints"), cta: linkCta("Mints", "/category/hard-candy") },
      { media: media("truffles"), cta: linkCta("Truffles", "/category/truffles") },
    ],
  }),
  block("recipe-ingredient-banner", "Guide ingredients: one", { mediaArray: [{ media: media("gummies") }] }),
];

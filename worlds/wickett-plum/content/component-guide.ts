import { films } from "#worlds/wickett-plum/films.ts";
import { block } from "./block-fields.ts";
import { buttonCta, type ContentItem, deadLink, item, linkCta, media } from "./content-item.ts";
import { guideBanners } from "./guide-banners.ts";
import { guideCards } from "./guide-cards.ts";
import { guideForms } from "./guide-forms.ts";

const LONG_WORD = "Schokoladenüberzugskuvertüreverarbeitungsmeisterschaft";

const film = (index: number) => {
  const { id, title } = films[index % films.length] ?? films[0];
  return { videoId: id, title };
};

const recipes: ContentItem[] = [
  block("recipe", "Guide recipe: typical", {
    headline: "Plum compote with brittle rubble",
    bodyText: "Ten minutes, one pan, and something to hit the bag with.",
    media: media("brittle-photo"),
    recipeVideoId: films[0].id,
    facts: [
      { icon: "clock", text: "10 minutes" },
      { icon: "people", text: "Serves 4" },
      { icon: "bag", text: "1 bag of brittle" },
    ],
    cta: buttonCta("Shop Peanut Snap Brittle", "/toffee-brittle/peanut-snap-brittle/483101.html"),
    ingredients: "- 1 bag of Peanut Snap Brittle\n- 4 scoops of vanilla ice cream\n- 4 ripe plums, quartered",
    instructions: "1. Warm the plums until they slump.\n2. Hit the bag with a rolling pin.\n3. Eat at once.",
  }),
  block("recipe", "Guide recipe: extreme", {
    headline: `A recipe with a very long name, ${LONG_WORD} included, and no picture, film or facts at all`,
    ingredients: Array.from({ length: 24 }, (_, index) => `- ${index + 1} spoons of sugar, sieved`).join("\n"),
    instructions: Array.from({ length: 16 }, (_, index) => `${index + 1}. Stir, wait and stir again.`).join("\n"),
  }),
];

const pictures: ContentItem[] = [
  block("alternating-text-image-list", "Guide alternating: typical", {
    headline: "How a lollipop is made",
    items: [
      { headline: "Boil", bodyText: "Sugar and syrup, to the crack.", media: media("lollipop-photo") },
      {
        headline: "Pull",
        bodyText: "Two people, one hook, **forty folds**.",
        media: media("lollipop-bunch"),
        cta: linkCta("Shop lollipops", "/category/lollipops"),
      },
      { headline: "Cool", bodyText: "On marble, never in a hurry.", media: media("lollipop-mint") },
    ],
  }),
  block("alternating-text-image-list", "Guide alternating: extreme", {
    headline: "One entry without a picture",
    items: [{ headline: LONG_WORD, bodyText: "Words alone.", multiCTA: [linkCta("Read on", "/our-story")] }],
  }),
  block("video", "Guide video: typical", { headline: "In the dipping room", ...film(2) }),
  block("video", "Guide video: extreme", { title: "A film whose id is none", videoId: "../../evil" }),
  block("video-grid", "Guide videos: one", { headline: "One film", videos: [film(1)] }),
  block("video-grid", "Guide videos: two", {
    headline: "Two films",
    videos: [
      { ...film(3), color: "#DCD3F3" },
      {
        ...film(4),
        color: "#3A0F2E",
        cta: buttonCta("Shop truffles", "/category/truffles", { ctaButtonColor: "#FFE08A", ctaTextColor: "#2A0A22" }),
      },
    ],
  }),
  block("video-grid", "Guide videos: three", {
    headline: "Three films",
    videos: [film(0), { ...film(1), cta: linkCta("Shop pops", "/category/pops") }, film(2)],
  }),
  block("video-grid", "Guide videos: five", {
    headline: "Five films",
    videos: [film(0), film(1), film(2), film(3), { ...film(5), title: `Pouring the bears, ${LONG_WORD}` }],
  }),
  block("social-feed", "Guide social feed: typical", {
    curalateID: "home-table",
    headlineList: ["On your tables", "Show us with #wickettandplum"],
  }),
  block("social-feed", "Guide social feed: extreme", {
    curalateID: "empty-table",
    headlineList: ["A gallery that nobody has posted to"],
  }),
];

const products: ContentItem[] = [
  block("product-carousel", "Guide products: typical", {
    headline: "From the counter",
    productIds: ["480127", "484101", "481101", "487101", "485101", "483101", "482101", "486101"],
  }),
  block("product-carousel", "Guide products: extreme", {
    headline: "One product, the others have gone",
    productIds: ["480127", "000000", "nothing-here"],
  }),
  block("recommendations-carousel", "Guide recommendations: typical", {
    headline: "Best sellers",
    recommender: "top sellers",
  }),
  block("recommendations-carousel", "Guide recommendations: extreme", {
    headline: "More than the recommender knows",
    recommender: "most viewed",
    countPredicate: 500,
  }),
  block("feature-with-products", "Guide feature with products: typical", {
    headline: "Brittle season",
    bodyText: "Snap it, crumble it, or eat the bag on the way home.",
    media: media("brittle-photo"),
    cta: buttonCta("Shop brittle", "/category/toffee-brittle"),
    imageOnRight: false,
    productIds: ["483101", "480127", "484101", "481101", "487101"],
  }),
  block("feature-with-products", "Guide feature with products: extreme", {
    headline: "Picture at the right, no badges",
    media: media("red-letter"),
    imageOnRight: true,
    productBadges: false,
    multiCTA: [buttonCta("Shop gifts", "/category/gifts"), linkCta("Gift cards", "/category/gift-cards")],
    productIds: ["485101"],
  }),
];

const missing = [
  item("hologram", "Guide: unknown schema", { headline: "Nobody can see this." }),
  deadLink("help-hint", "Guide: an item that was taken away"),
];

/** Every block of the shop, each at least twice, key `component-guide`: typical content, then what strains it. */
export const componentGuide: ContentItem = item(
  "component-guide",
  "Component guide",
  {
    title: "Component guide",
    description: "Every block of the shop with ordinary and with extreme content.",
    contentItems: [...guideBanners, ...guideCards, ...recipes, ...pictures, ...products, ...guideForms, ...missing],
  },
  "component-guide",
);

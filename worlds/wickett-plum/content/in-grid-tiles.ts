import { block, type InGridTile } from "./block-fields.ts";
import { buttonCta, type ContentItem, media } from "./content-item.ts";

const onDark = { ctaButtonColor: "#FFE08A", ctaTextColor: "#2A0A22" };

const tiles = (categoryId: string, list: [kind: "single" | "double", tile: InGridTile][]): ContentItem =>
  block(
    "in-grid-tiles",
    `In-grid tiles: ${categoryId}`,
    {
      tiles: list.map(([kind, tile], index) =>
        block(`in-grid-tile-${kind}`, `In-grid tile: ${categoryId} ${index + 1}`, tile),
      ),
    },
    `in-grid-tiles/${categoryId}`,
  );

/**
 * Tiles among the products of a category, key `in-grid-tiles/<category id>`; a category without any shows products
 * alone.
 */
export const inGridTiles: ContentItem[] = [
  tiles("chocolates", [
    [
      "double",
      {
        gridPosition: 5,
        headline: "Fill the box yourself",
        bodyText: "Up to six sweets, fitted to the last piece. You know about the coconut.",
        media: media("the-24"),
        backgroundColor: "#3A0F2E",
        color: "#FFFFFF",
        cta: buttonCta("Start a box", "/build-a-box", onDark),
      },
    ],
    [
      "single",
      {
        gridPosition: 12,
        headline: "Where to keep it",
        bodyText: "Not the fridge. Nearly never the fridge.",
        media: media("tray-12"),
        backgroundColor: "#FFD3DC",
        cta: buttonCta("Read on", "/blog/where-to-keep-chocolate"),
      },
    ],
  ]),
  tiles("boxed-chocolates", [
    [
      "single",
      {
        gridPosition: 4,
        headline: "A hand-held day",
        bodyText: "Thirty-six feet of belt, and a flick of the wrist for each.",
        media: media("praline-trio"),
        backgroundColor: "#DCD3F3",
        cta: buttonCta("A day at the enrober", "/blog/a-day-at-the-enrober"),
      },
    ],
  ]),
  tiles("gummies-jellies", [
    [
      "double",
      {
        gridPosition: 3,
        headline: "Every bear sleeps one night in flour",
        bodyText: "Three hundred to a tray, on their backs, noses up.",
        media: media("garden-bears"),
        backgroundColor: "#5A1648",
        color: "#FFFFFF",
        cta: buttonCta("How a bear is made", "/blog/a-bed-of-starch", onDark),
      },
    ],
  ]),
  tiles("lollipops", [
    [
      "single",
      {
        gridPosition: 4,
        headline: "Thirty of your own",
        bodyText: "Choose the flavors, we tie the string.",
        media: media("lollipop-bunch"),
        backgroundColor: "#FFE08A",
        cta: buttonCta("Build a bunch", "/lollipops/build-a-box"),
      },
    ],
  ]),
  tiles("gifts", [
    [
      "double",
      {
        gridPosition: 5,
        headline: "No idea what to get?",
        bodyText: "Four questions from the counter. They nearly always help.",
        media: media("red-letter"),
        backgroundColor: "#7D0A35",
        color: "#FFFFFF",
        cta: buttonCta("Ask the counter", "/blog/a-box-for-someone-you-hardly-know", onDark),
      },
    ],
    [
      "single",
      {
        headline: "Every month",
        bodyText: "A box on the first Tuesday.",
        media: media("plum-box"),
        backgroundColor: "#C6EAD8",
        cta: buttonCta("Join a club", "/category/clubs"),
      },
    ],
  ]),
  tiles("toffee-brittle", [
    [
      "single",
      {
        gridPosition: 3,
        headline: "Smash it over something cold",
        bodyText: "Ten minutes, one rolling pin.",
        media: media("brittle"),
        backgroundColor: "#CFE6F4",
        cta: buttonCta("Read the recipe", "/recipes/brittle-over-ice-cream"),
      },
    ],
  ]),
];

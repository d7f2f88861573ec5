import type { PictureName } from "#worlds/wickett-plum/catalogue/pictures.ts";
import { type ContentItem, item, media } from "./content-item.ts";

const banner = (
  categoryId: string,
  headline: string,
  bodyText: string,
  picture: PictureName,
  backgroundColor: string,
): ContentItem =>
  item(
    "category-banner",
    `Category banner: ${categoryId}`,
    { headline, bodyText, media: media(picture, ""), backgroundColor },
    `category-banner/${categoryId}`,
  );

/**
 * Banners above product lists, key `category-banner/<category id>`; a category without one shows none. A wide scene
 * melts into the color, so that is near the scene's own.
 */
export const categoryBanners: ContentItem[] = [
  banner(
    "chocolates",
    "Tempered slow, sold fast",
    "Dipped, drizzled and rolled in our own kitchen, a tray at a time.",
    "praline",
    "#FFD3DC",
  ),
  banner(
    "gummies-jellies",
    "Real fruit, real jiggle",
    "Cooked in small copper pans and dusted by hand.",
    "orchard-jellies",
    "#C6EAD8",
  ),
  banner("lollipops", "Pulled while it’s warm", "Two colors, one twist, a stick you can trust.", "lollipop", "#DCD3F3"),
  banner(
    "little-treats",
    "Small change, big smile",
    "Something sweet for under ten dollars.",
    "sweethearts",
    "#FFE08A",
  ),
  banner("gifts", "Tied before you ask", "Ribbon, card and a box worth keeping.", "hero-gifts-photo", "#FFD3DC"),
  banner(
    "newarrivals",
    "Fresh on the counter",
    "What the kitchens could not keep to themselves.",
    "hero-dipping-photo",
    "#F0D9A8",
  ),
  banner("sale", "Kind prices, same sweets", "Good things that need the shelf space.", "twist-chews", "#FFE08A"),
  banner(
    "boxed-chocolates",
    "Twelve, twenty-four, or all of it",
    "Trays that hold each piece by its shoulders.",
    "hero-assortment-photo",
    "#F5DCA0",
  ),
  banner(
    "truffles",
    "Rolled by hand, never quite round",
    "Leave the box open for half an hour first.",
    "recipe-truffles-photo",
    "#F3E2D5",
  ),
  banner("chocolate-bars", "It should click", "If a bar does not, it was not ours.", "hero-bars-photo", "#FFE97F"),
  banner(
    "toffee-brittle",
    "As far as butter dares",
    "Cooked in the copper pan, over a flame that only Walter may touch.",
    "recipe-brittle-photo",
    "#F3E2D5",
  ),
  banner("gummies", "They push back", "Poured in starch, the slow way, one night each.", "garden-bears", "#C6EAD8"),
  banner("jellies", "Half of it is fruit", "The other half keeps it standing.", "pastilles", "#FFD3DC"),
  banner("chews-licorice", "For the patient", "Do not bite. Wait.", "twists-bright", "#FFE08A"),
  banner("pops", "One end for holding", "The other lasts an afternoon.", "lollipop-bunch", "#DCD3F3"),
  banner(
    "hard-candy",
    "For the coat pocket",
    "It was there last winter too, and it was fine.",
    "hero-sweets-photo",
    "#C6EAD8",
  ),
  banner(
    "gift-boxes",
    "Packed, tied, ready",
    "We write the card in ink, if you tell us what to say.",
    "plum-box",
    "#FFE08A",
  ),
  banner(
    "dairy-free",
    "No milk, no apology",
    "From the dairy-free line, the sugar room and the jelly room.",
    "truffles-midnight",
    "#C6EAD8",
  ),
  banner("valentines", "Before the lid is off", "Hearts, letters, and black ones too.", "ruby-hearts", "#FFD3DC"),
  banner("easter", "Hide some for yourself", "Painted halves and solid ears.", "hero-spring-photo", "#DCD3F3"),
  banner(
    "mothers-day",
    "She kept your drawings",
    "A box arrives on Saturday; you call on Sunday.",
    "blush-box",
    "#FFD3DC",
  ),
  banner("halloween", "The bell will ring", "A hundred and ten children, two each.", "twists-black", "#F0C79A"),
  banner(
    "winter-holidays",
    "Something for each small door",
    "Advent, Hanukkah, Christmas, the first minute of January.",
    "hero-winter-photo",
    "#CFE6F4",
  ),
  banner(
    "business-gifts",
    "Good for the second meeting",
    "Your mark on the sleeve, our name inside the lid.",
    "navy-box",
    "#CFE6F4",
  ),
  banner("fundraising", "Roofs, tubas, swimming caps", "By the case, at the group’s price.", "bar-gold", "#FFE08A"),
];

import type { PictureName } from "#sandbox/world/catalogue/pictures.ts";
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

/** Banners above product lists, key `category-banner/<category id>`; a category without one shows none. */
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
    "Real fruit, real wobble",
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
  banner("gifts", "Tied before you ask", "Ribbon, card and a box worth keeping.", "red-letter", "#FFE08A"),
  banner(
    "newarrivals",
    "Fresh on the counter",
    "What the kitchens could not keep to themselves.",
    "truffles",
    "#CFE6F4",
  ),
  banner("sale", "Kind prices, same sweets", "Good things that need the shelf space.", "twist-chews", "#FFE08A"),
];

import type { PictureName } from "#worlds/wickett-plum/catalogue/pictures.ts";
import { type ContentItem, item, media } from "./content-item.ts";
import { inFrenchToo } from "./french-words.ts";
import { sweetLink } from "./sweet-link.ts";

/** An entry of the menu: `pageLink` names a category, or is an address when it begins with a slash. */
const entry = (displayName: string, pageLink: string, more: Record<string, unknown> = {}) => ({
  id: pageLink.replace(/^\//, ""),
  menuDefinition: { displayName: inFrenchToo(displayName), pageLink, showInMenu: true },
  ...more,
});

const column = (title: string, links: [string, string][]) => ({
  columnContent: { title: inFrenchToo(title), menuItems: links.map(([name, link]) => entry(name, link)) },
});

/** The panel's picture with a title, at its right. */
const promo = (title: string, linkText: string, textLink: string, picture: PictureName) => ({
  columnContent: { title: inFrenchToo(title), textLink, linkText: inFrenchToo(linkText), media: media(picture, "") },
});

const refined = (category: string, refinement: string) =>
  `/category/${category}?refine1=${encodeURIComponent(refinement)}`;

const chocolates = entry("Chocolates", "chocolates", {
  columns: [
    column("By kind", [
      ["Bonbons", "boxed-chocolates"],
      ["Truffles", "truffles"],
      ["Bars & slabs", "chocolate-bars"],
      ["Brittle & toffee", "toffee-brittle"],
      ["See all chocolates", "chocolates"],
    ]),
    column("By box", [
      ["The Twenty-Four", sweetLink("480130")],
      ["The Navy Dozen", sweetLink("480145")],
      ["Half-Moon Pralines", sweetLink("480127")],
      ["Gift boxes", "gift-boxes"],
      ["All boxed chocolates", "boxed-chocolates"],
    ]),
    column("By taste", [
      ["Dark", "/search?q=dark"],
      ["Milk", "/search?q=milk"],
      ["White & blond", "/search?q=white"],
      ["Salted", "/search?q=salted"],
    ]),
    column("Good to know", [
      ["Dairy free", "dairy-free"],
      ["Kosher", "/help/kosher"],
      ["Warm-weather shipping", "/help/warm-weather-shipping"],
      ["Available for Pickup", refined("chocolates", "c_availableForInStorePickup=true")],
    ]),
    promo("New from the dipping room", "Meet the Half-Moon", sweetLink("480127"), "praline"),
  ],
});

const gummies = entry("Gummies & Jellies", "gummies-jellies", {
  columns: [
    column("By shape", [
      ["Gummies", "gummies"],
      ["Jellies & beans", "jellies"],
      ["Chews & licorice", "chews-licorice"],
      ["See all gummies & jellies", "gummies-jellies"],
    ]),
    column("By taste", [
      ["Fruit", "/search?q=fruit"],
      ["Sour", "/search?q=sour"],
      ["Berry", "/search?q=berry"],
    ]),
    column("Good to know", [
      ["Set with pectin", "/search?q=pectin"],
      ["No added sugar", "no-sugar"],
      ["Dairy free", "dairy-free"],
      ["Allergens", "/help/allergens"],
    ]),
    promo("Bears sleep in flour", "How a bear is made", "/blog/a-bed-of-starch", "garden-bears"),
  ],
});

const lollipops = entry("Lollipops", "lollipops", {
  menuItems: [
    entry("Lollipops", "pops"),
    entry("Hard candy & mints", "hard-candy"),
    entry("A bunch of your own", "/lollipops/build-a-box"),
    entry("All lollipops & hard candy", "lollipops"),
  ],
});

const gifts = entry("Gifts", "gifts", {
  columns: [
    column("By box and bow", [
      ["Gift boxes", "gift-boxes"],
      ["Little treats", "little-treats"],
      ["The Plum Box", sweetLink("488104")],
      ["The Garden Box", sweetLink("488110")],
      ["All gifts", "gifts"],
    ]),
    column("By person", [
      ["For teachers", sweetLink("491204")],
      ["For neighbors", sweetLink("491210")],
      ["For the night shift", sweetLink("491231")],
      ["Thank you", "/occasions/thank-you"],
    ]),
    column("Cards and clubs", [
      ["Gift cards", "gift-cards"],
      ["E-gift cards", "/e-gift-cards"],
      ["Clubs", "clubs"],
    ]),
    column("Good to know", [
      ["Wrapping and notes", "/help/gift-wrapping"],
      ["New arrivals", "newarrivals"],
      ["Business gifts", "/business-gifts"],
    ]),
    promo("Boxes with a bow on", "See the Red Letter", sweetLink("488101"), "red-letter"),
  ],
});

const occasions = entry("Occasions", "/occasions", {
  columns: [
    column("In spring", [
      ["Valentine’s Day", "/occasions/valentines-day"],
      ["Easter", "/occasions/easter"],
      ["Mother’s Day", "/occasions/mothers-day"],
    ]),
    column("The rest of the year", [
      ["Father’s Day", "/occasions/fathers-day"],
      ["Summer", "summer"],
      ["Halloween", "/occasions/halloween"],
      ["Thanksgiving", "harvest"],
      ["Christmas", "/occasions/christmas"],
    ]),
    column("Any day", [
      ["Birthdays", "/occasions/birthdays"],
      ["Weddings", "/occasions/weddings"],
      ["Thank you", "/occasions/thank-you"],
    ]),
    column("To be ready", [
      ["Everything seasonal", "seasonal"],
      ["Winter holidays", "winter-holidays"],
      ["Shipping rates", "/help/shipping-rates"],
      ["All occasions", "/occasions"],
    ]),
    promo("Twenty-four small doors", "Open the Advent Drawers", sweetLink("492222"), "canes"),
  ],
});

const buildABox = entry("Build a Box", "/build-a-box", {
  menuItems: [
    entry("Start a box", "/build-a-box"),
    entry("A bunch of your own", "/lollipops/build-a-box"),
    entry("Boxes we filled", "boxed-chocolates"),
    entry("How it works", "/help/build-a-box"),
  ],
});

const businessGifts = entry("Business Gifts", "/business-gifts", {
  menuItems: [
    entry("Boxes with your mark", "business-gifts"),
    entry("Prices and how it works", "/business-gifts"),
    entry("Bulk orders", "/bulk-orders"),
    entry("Fundraising", "/fundraising"),
  ],
});

const stories = entry("Recipes & Journal", "/recipes", {
  menuItems: [
    entry("Recipes", "/recipes"),
    entry("Bread pudding with caramel pockets", "/recipes/salted-caramel-bread-pudding"),
    entry("Half-Moon brownies", "/recipes/half-moon-brownies"),
    entry("Journal", "/blog"),
    entry("How caramel is cooked", "/blog/how-caramel-is-cooked"),
    entry("Where to keep chocolate", "/blog/where-to-keep-chocolate"),
  ],
});

const sale = entry("Sale", "sale", {
  menuDefinition: {
    displayName: inFrenchToo("Sale"),
    pageLink: "sale",
    showInMenu: true,
    menuTextColor: "#C0104B",
  },
});

/** Kept for the weeks in which groups sell; editors switch it on. */
const fundraising = entry("Fundraising", "/fundraising", {
  menuDefinition: { displayName: inFrenchToo("Fundraising"), pageLink: "/fundraising", showInMenu: false },
});

/** The main navigation, key `navigation`: a plain link, simple lists and wide panels with a promo. */
export const navigation: ContentItem = item(
  "navigation",
  "Main navigation",
  {
    menuItems: [chocolates, gummies, lollipops, gifts, occasions, buildABox, businessGifts, stories, sale, fundraising],
  },
  "navigation",
);

import { type ContentItem, item, media } from "./content-item.ts";

/** An entry of the menu: `pageLink` names a category, or is an address when it begins with a slash. */
const entry = (displayName: string, pageLink: string, more: Record<string, unknown> = {}) => ({
  id: pageLink.replace(/^\//, ""),
  menuDefinition: { displayName, pageLink, showInMenu: true },
  ...more,
});

const column = (title: string, links: [string, string][]) => ({
  columnContent: { title, menuItems: links.map(([name, link]) => entry(name, link)) },
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
      ["Foil hearts", "/little-treats/foil-sweethearts/488116.html"],
      ["See all chocolates", "chocolates"],
    ]),
    column("By box", [
      ["The Twenty-Four", "/boxed-chocolates/the-twenty-four/480130.html"],
      ["The Navy Dozen", "/boxed-chocolates/the-navy-dozen/480145.html"],
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
    {
      columnContent: {
        title: "New from the dipping room",
        textLink: "/boxed-chocolates/half-moon-praline-bonbons/480127.html",
        linkText: "Meet the Half-Moon",
        media: media("praline", ""),
      },
    },
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
  ],
});

const lollipops = entry("Lollipops", "lollipops", {
  menuItems: [
    entry("Lollipops", "pops"),
    entry("Hard candy & mints", "hard-candy"),
    entry("All lollipops & hard candy", "lollipops"),
  ],
});

const gifts = entry("Gifts", "gifts", {
  menuItems: [
    entry("Gift boxes", "gift-boxes"),
    entry("Little treats", "little-treats"),
    entry("Gift cards", "gift-cards"),
    entry("All gifts", "gifts"),
    entry("New arrivals", "newarrivals"),
  ],
});

const buildABox = entry("Build a Box", "build-a-box", {
  menuItems: [
    entry("Start a box", "build-a-box"),
    entry("Boxes we filled", "boxed-chocolates"),
    entry("How it works", "/help/build-a-box"),
  ],
});

/** The main navigation, key `navigation`: plain links, simple lists and wide panels. */
export const navigation: ContentItem = item(
  "navigation",
  "Main navigation",
  {
    menuItems: [
      chocolates,
      gummies,
      lollipops,
      gifts,
      buildABox,
      entry("Business Gifts", "business-gifts"),
      {
        id: "sale",
        menuDefinition: { displayName: "Sale", pageLink: "sale", showInMenu: true, menuTextColor: "#C0104B" },
      },
    ],
  },
  "navigation",
);

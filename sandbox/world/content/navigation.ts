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
      ["Bonbons", "bonbons"],
      ["Truffles", "truffles"],
      ["Bars & slabs", "bars-slabs"],
      ["Brittle & toffee", "brittle-toffee"],
      ["Foil hearts", "/search?q=hearts"],
      ["See all chocolates", "chocolates"],
    ]),
    column("By box", [
      ["The Six", "/search?q=the+six"],
      ["The Twelve", "/search?q=the+twelve"],
      ["The Twenty-Four", "/search?q=twenty-four"],
      ["All assortments", "assortments"],
    ]),
    column("By taste", [
      ["Dark", "/search?q=dark"],
      ["Milk", "/search?q=milk"],
      ["White & blond", "/search?q=white"],
      ["Salted", "/search?q=salted"],
    ]),
    column("Good to know", [
      ["Kosher", refined("chocolates", "c_isKosher=true")],
      ["Dairy free", refined("chocolates", "c_isDairyFree=true")],
      ["Available for Pickup", refined("chocolates", "c_availableForInStorePickup=true")],
    ]),
    {
      columnContent: {
        title: "New from the dipping room",
        textLink: "/search?q=half-moon",
        linkText: "Meet the Half-Moon",
        media: media("praline", ""),
      },
    },
  ],
});

const gummies = entry("Gummies & Jellies", "gummies-jellies", {
  columns: [
    column("By shape", [
      ["Bears", "/search?q=bears"],
      ["Jellies", "/search?q=jellies"],
      ["Beans", "/search?q=beans"],
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
    entry("All lollipops", "lollipops"),
    entry("Swirls", "/search?q=swirl"),
    entry("Hard candy", "hard-candy"),
    entry("Canes", "/search?q=canes"),
  ],
});

const gifts = entry("Gifts", "gifts", {
  menuItems: [
    entry("Gift boxes", "gifts"),
    entry("Assortments", "assortments"),
    entry("Gift cards", "gift-cards"),
    entry("New arrivals", "newarrivals"),
  ],
});

const buildABox = entry("Build a Box", "assortments", {
  menuItems: [entry("Boxes we filled", "assortments"), entry("How it works", "/help/build-a-box")],
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
      entry("Business Gifts", "/business-gifts"),
      {
        id: "sale",
        menuDefinition: { displayName: "Sale", pageLink: "sale", showInMenu: true, menuTextColor: "#C0104B" },
      },
    ],
  },
  "navigation",
);

import type { SiteId, WorldProduct } from "#worlds/wickett-plum/catalogue/world-product.ts";

/** A taste people come with: what they look for, what they type, and how many of them there are. */
export interface Taste {
  name: string;
  /** Of all sessions, in parts of the sum of all tastes. */
  share: number;
  /** Words a product of this taste has in its name, its short text or its keywords. */
  words?: RegExp;
  categories?: readonly string[];
  /** Of the products that fit by word or category, only these. */
  only?: (product: WorldProduct) => boolean;
  /** What they type into the search box, the likeliest first. */
  phrases: readonly string[];
  /** Where they come; the shop of the United States and of Canada when left out. */
  siteId?: SiteId;
}

const cheap = ({ priceCents, sizes }: WorldProduct) => (priceCents ?? sizes?.[0]?.priceCents ?? 0) <= 1500;
const dear = ({ priceCents, sizes }: WorldProduct) => (priceCents ?? sizes?.[0]?.priceCents ?? 0) >= 1800;

/** The tastes of the people of the default world; a product may be of several. */
export const tastes: readonly Taste[] = [
  { name: "caramel", share: 13, words: /caramel|toffee|butterscotch/i, phrases: ["caramel", "toffee"] },
  { name: "dark chocolate", share: 12, words: /dark|midnight|cocoa|72%/i, phrases: ["dark chocolate"] },
  { name: "truffles", share: 9, categories: ["truffles"], phrases: ["truffles"] },
  {
    name: "nuts",
    share: 8,
    words: /almond|hazelnut|pecan|walnut|peanut|pistachio|praline/i,
    phrases: ["almonds", "nuts"],
  },
  { name: "mint", share: 7, words: /mint/i, phrases: ["mint", "peppermint"] },
  { name: "gummies", share: 8, categories: ["gummies", "jellies"], phrases: ["gummy bears", "jelly beans"] },
  { name: "hard candy", share: 6, categories: ["hard-candy"], phrases: ["lemon drops", "hard candy"] },
  {
    name: "a child's party",
    share: 7,
    categories: ["pops", "little-treats"],
    only: cheap,
    phrases: ["lollipop", "party"],
  },
  { name: "licorice and chews", share: 5, categories: ["chews-licorice"], phrases: ["licorice", "chews"] },
  {
    name: "no milk, no sugar",
    share: 6,
    categories: ["no-sugar", "dairy-free"],
    only: ({ flags }) => flags.includes("dairyFree"),
    phrases: ["dairy free", "sugar free"],
  },
  { name: "a fine present", share: 9, categories: ["gift-boxes"], only: dear, phrases: ["gift box", "thank you"] },
  { name: "bars for the drawer", share: 6, categories: ["chocolate-bars"], phrases: ["chocolate bar"] },
  { name: "halloween", share: 4, categories: ["halloween"], phrases: ["halloween"] },
  { name: "the winter holidays", share: 4, categories: ["winter-holidays"], phrases: ["advent", "stocking"] },
  { name: "valentines", share: 3, categories: ["valentines"], phrases: ["hearts"] },
  {
    name: "something for the office",
    share: 6,
    categories: ["business-gifts"],
    phrases: ["logo", "client gifts"],
    siteId: "WickettPlumBusiness",
  },
  {
    name: "the school band",
    share: 4,
    categories: ["fundraising"],
    phrases: ["fundraiser"],
    siteId: "WickettPlumFundraising",
  },
];

/** Whether a product is of a taste. */
export const isOfTaste = ({ words, categories, only }: Taste, product: WorldProduct): boolean => {
  const { name, short, keywords = "", category, also = [] } = product;
  const fits =
    (words?.test(`${name} ${short} ${keywords}`) ?? false) ||
    (categories ?? []).some((each) => each === category || also.includes(each));
  return fits && (only?.(product) ?? true);
};

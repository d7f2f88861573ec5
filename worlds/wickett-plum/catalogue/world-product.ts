import type { NutritionProfile } from "./nutrition-profiles.ts";
import type { PictureName } from "./pictures.ts";

/** The sites of the shop. */
export const siteIds = ["WickettPlumUS", "WickettPlumCA", "WickettPlumBusiness", "WickettPlumFundraising"] as const;
export type SiteId = (typeof siteIds)[number];

/**
 * Stock of one orderable product in the warehouses: a number of pieces, never-ending, ordered ahead (`preorder`, with
 * the day it arrives), made on demand beyond the shelf (`backorder`), or sold in shops only.
 */
export type WorldStock =
  | number
  | "perpetual"
  | "shops-only"
  | { preorder: number; from: string }
  | { backorder: number };

/** What is said about a product by a yes. */
export type WorldFlag =
  | "meltable"
  | "kosher"
  | "dairyFree"
  | "nutFree"
  | "glutenFree"
  | "onlineOnly"
  | "inShopOnly"
  | "comingSoon"
  | "customMix"
  | "new"
  | "backIn"
  | "giftCard"
  | "eGiftCard"
  | "noPickup"
  | "notifyMe"
  | "subscription"
  | "impulse"
  | "case"
  | "pickupOnly"
  | "sustainable"
  | "customMixPiece"
  | "collateral"
  | "noSugar"
  | "subscriptionOnly"
  /** Nothing in the recipe comes from an animal. */
  | "vegan";

/** The groups the range is planned in; each has a number of products to keep (see `catalogue-plan.test.ts`). */
export type ProductGroup =
  | "gift-boxes"
  | "one-flavor-boxes"
  | "truffles"
  | "bars-bites"
  | "toffee-brittle-nuts"
  | "hard-candy-lollipops"
  | "dairy-free-no-sugar"
  | "seasonal"
  | "business-gifts"
  | "custom-mix-boxes"
  | "custom-mix-pieces"
  | "gift-cards"
  | "clubs"
  | "fundraising"
  | "sales-materials"
  | "extras";

/** What a photographer needs to know of a sweet that has no picture of its own yet. */
export interface WorldLook {
  form:
    | "dome"
    | "cup"
    | "square"
    | "heart"
    | "egg"
    | "ball"
    | "figure"
    | "disc"
    | "bar"
    | "slab"
    | "shard"
    | "cube"
    | "cluster"
    | "nut"
    | "drop"
    | "star"
    | "stick"
    | "pop"
    | "bear"
    | "slice"
    | "bean"
    | "rope"
    | "wafer"
    | "box"
    | "tin"
    | "jar"
    | "bag"
    | "card"
    | "print"
    | "cloth";
  /** What it is covered with or made of. */
  coating?: "dark" | "milk" | "white" | "ruby" | "caramel" | "sugar" | "cocoa" | "nuts" | "glass" | "paper";
  color: string;
  topping?: string;
  wrap?: "twist" | "foil" | "ribbon" | "sleeve" | "cellophane" | "cup";
}

/** A size: what it is called, what it costs and how much there is. Prices are US cents. */
export interface WorldSize {
  id: string;
  name: string;
  priceCents: number;
  salePriceCents?: number;
  weightGrams: number;
  stock: WorldStock;
  /** Prices of this size that fall with the quantity. */
  tiers?: WorldTier[];
}

/** A price from a quantity on, in US cents. */
export interface WorldTier {
  minQuantity: number;
  priceCents: number;
}

/** How a box that shoppers fill themselves counts what goes into it. */
export interface WorldMix {
  /** What tells its pieces from those of another kind of box. */
  code: "CANDY" | "LOLLIPOP";
  /** A piece takes a share of the box, or one place in it. */
  unitType: "percent" | "pieces";
  unitIncrement: number;
  flavorLimit: number;
  maxPieceUnits: number;
}

/** A wrap, color or collection a master comes in. */
export interface WorldOption {
  id: string;
  name: string;
  /** Picture of this value; colors only. */
  picture?: PictureName;
  /** Name of its swatch, a file `swatch-….webp` among the masters. */
  swatch?: string;
  /** Sold out in every size, in the warehouses. */
  soldOut?: true;
}

/**
 * Something to choose with a product; each value adds to the price, in US cents. The first value is taken unless
 * chosen.
 */
export interface WorldProductOption {
  id: string;
  name: string;
  description: string;
  values: WorldOptionValue[];
}

/** One value of an option. */
export interface WorldOptionValue {
  id: string;
  name: string;
  priceCents: number;
  /** How it is drawn over the picture, and how many characters of the shopper's own it takes; none unless given. */
  drawn?: { look: OptionLook; letters?: number };
}

/** Ways a choice is drawn over the picture of a product. */
export type OptionLook = "print" | "foil" | "woven" | "logo" | "logo-foil";

/** Four corners on a picture, clockwise from where the words begin, in hundredths of its width and height. */
export type WorldArea = [[number, number], [number, number], [number, number], [number, number]];

/** How one product is linked to another. */
export type LinkType =
  | "cross_sell"
  | "replacement"
  | "up_sell"
  | "accessory"
  | "newer_version"
  | "alt_orderunit"
  | "spare_part"
  | "other";

/** What kind of sweet it is; the refinement 'Type'. */
export type SweetKind =
  | "bonbons"
  | "truffles"
  | "bars-slabs"
  | "assortments"
  | "brittle-toffee"
  | "gummies-jellies"
  | "hard-candy"
  | "lollipops"
  | "chews-caramels"
  | "nuts-clusters"
  | "gift-boxes"
  | "gift-cards"
  | "extras";

/** One product of the shop as its authors write it. Prices are US cents; a Canadian price is derived unless given. */
export interface WorldProduct {
  id: string;
  name: string;
  /** Who makes it, where it is not the shop itself. */
  brand?: string;
  kind: SweetKind;
  group: ProductGroup;
  /** The category its address and breadcrumb use. */
  category: string;
  /** It stands in its category and yet none is its own, as happens to what a merchant forgets to file. */
  hasNoPrimaryCategory?: true;
  /** Further categories it stands in. */
  also?: string[];
  /** None for what has not been photographed at all. */
  pictures: PictureName[];
  /** Its layers from outside in, `<name>: <text>`, and which of its pictures shows it cut open. */
  inside?: { picture: PictureName; layers: string[] };
  look?: WorldLook;
  windowColor: "sherbet" | "butter" | "ice" | "mint" | "lilac" | "toffee";
  short: string;
  /** 40 to 120 words; `<b>`, `<i>`, `<em>` and `<br>` are understood. */
  copy: string;
  features: string[];
  ingredients: string;
  allergens: string;
  /** Left out, it has the figures of its kind. */
  nutrition?: NutritionProfile;
  flags: WorldFlag[];
  taxClass?: "candy" | "food-flour" | "food" | "merchandise" | "gift-card";
  /** 0 to 100; how much it is looked at and bought. */
  popularity: number;
  /** The merchant's own words on the badge. */
  badge?: string;
  /** Single product: price, weight and stock of its own. */
  priceCents?: number;
  salePriceCents?: number;
  weightGrams?: number;
  stock?: WorldStock;
  /** Prices that fall with the quantity, beside the first. */
  tiers?: WorldTier[];
  /** What its group of customers pays on the fundraising site. */
  fundraisingPriceCents?: number;
  /** Master: what it varies by. */
  sizes?: WorldSize[];
  wraps?: WorldOption[];
  colors?: WorldOption[];
  collections?: WorldOption[];
  /** Combinations that are not made, as `collection/color`. */
  notMade?: string[];
  /** The variant shown first; else the first one. */
  defaultSize?: string;
  /** What a bundle holds, sold at one price of its own, or what a set shows together, each part sold by itself. */
  parts?: { kind: "bundle" | "set"; products: { id: string; quantity: number }[] };
  options?: WorldProductOption[];
  /** Where on its first picture a sleeve with the shopper's words lies. */
  sleeveArea?: WorldArea;
  /** Where one with the shopper's logo lies. */
  logoArea?: WorldArea;
  /** Values shared by several variants that the merchant shows as one, for example all of one season. */
  variationGroups?: Record<string, string>[];
  links?: { type: LinkType; productId: string }[];
  /** What the merchant recommends with it; 1 cross-selling, 2 up-selling, 3 accessories. */
  recommends?: { productId: string; type: 1 | 2 | 3; callout?: string }[];
  minOrderQuantity?: number;
  stepQuantity?: number;
  quantityLimit?: number;
  /** The last day it is sent out on, `YYYY-MM-DD`. */
  shipThrough?: string;
  /** When it is offered at all: from the first moment up to the second, in UTC. */
  offered?: { from?: string; to?: string };
  mix?: WorldMix;
  /**
   * A printed thing for those who sell for us: where it is listed and a word of advice. Its sheet lies in
   * `worlds/wickett-plum/print/sheets`.
   */
  collateral?: { listedUnder: "seasonal" | "all-year" | "other"; tip?: string };
  /** Words people search for that the copy does not hold. */
  keywords?: string;
  /** Where it is offered; everywhere when left out. */
  sites?: SiteId[];
  /** Where Canadian English says more than another spelling. */
  canadian?: { name?: string; short?: string; copy?: string };
}

/** A category of the shop; its position is its place in the list. */
export interface WorldCategory {
  id: string;
  parent: string | null;
  name: string;
  description: string;
  picture?: PictureName;
  showInMenu: boolean;
}

/** The whole catalogue; `files` keeps each group with the name of its file, for messages. */
export interface WorldCatalogue {
  categories: WorldCategory[];
  files: { file: string; products: WorldProduct[] }[];
}

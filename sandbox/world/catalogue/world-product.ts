import type { PictureName } from "./pictures.ts";

/** The sites of the shop. */
export const siteIds = ["WickettPlumUS", "WickettPlumCA", "WickettPlumBusiness", "WickettPlumFundraising"] as const;
export type SiteId = (typeof siteIds)[number];

/**
 * Stock of one orderable product in the warehouses: a number of pieces, never-ending, ordered ahead (`preorder`, with the
 * day it arrives), made on demand beyond the shelf (`backorder`), or sold in shops only.
 */
export type WorldStock =
  number | "perpetual" | "shops-only" | { preorder: number; from: string } | { backorder: number };

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
  | "noPickup"
  | "notifyMe"
  | "subscription"
  | "impulse"
  | "case";

/** A size: what it is called, what it costs and how much there is. Prices are US cents. */
export interface WorldSize {
  id: string;
  name: string;
  priceCents: number;
  salePriceCents?: number;
  weightGrams: number;
  stock: WorldStock;
}

/** A wrap, color or collection a master comes in. */
export interface WorldOption {
  id: string;
  name: string;
  /** Picture of this value; colors only. */
  picture?: PictureName;
  /** Name of its swatch, a file `swatch-….svg` among the masters. */
  swatch?: string;
  /** Sold out in every size, in the warehouses. */
  soldOut?: true;
}

/** Something to choose with a product; each value adds to the price, in US cents. The first value is taken unless chosen. */
export interface WorldProductOption {
  id: string;
  name: string;
  description: string;
  values: { id: string; name: string; priceCents: number }[];
}

/** How one product is linked to another. */
export type LinkType =
  "cross_sell" | "replacement" | "up_sell" | "accessory" | "newer_version" | "alt_orderunit" | "spare_part" | "other";

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
  | "gift-boxes"
  | "gift-cards";

/** One product of the shop as its authors write it. Prices are US cents; a Canadian price is derived unless given. */
export interface WorldProduct {
  id: string;
  name: string;
  kind: SweetKind;
  /** The category its address and breadcrumb use. */
  category: string;
  /** Further categories it stands in. */
  also?: string[];
  pictures: PictureName[];
  windowColor: "sherbet" | "butter" | "ice" | "mint" | "lilac" | "toffee";
  short: string;
  /** 30 to 100 words. */
  copy: string;
  features: string[];
  ingredients: string;
  allergens: string;
  flags: WorldFlag[];
  taxClass?: "candy" | "food-flour" | "food" | "merchandise" | "gift-card";
  rating: number;
  reviews: number;
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
  tiers?: { minQuantity: number; priceCents: number }[];
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
  /** Values shared by several variants that the merchant shows as one, for example all of one season. */
  variationGroups?: Record<string, string>[];
  links?: { type: LinkType; productId: string }[];
  /** What the merchant recommends with it; 1 cross-selling, 2 up-selling, 3 accessories. */
  recommends?: { productId: string; type: 1 | 2 | 3; callout?: string }[];
  minOrderQuantity?: number;
  stepQuantity?: number;
  quantityLimit?: number;
  /** Words people search for that the copy does not hold. */
  keywords?: string;
  /** Where it is offered; everywhere when left out. */
  sites?: SiteId[];
  /** Where Canadian spelling differs. */
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

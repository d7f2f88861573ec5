/** A price of one price book from a quantity on, in units of the site's currency. */
export interface TieredPrice {
  price?: number;
  pricebook?: string;
  quantity?: number;
}

/** One picture of the catalogue; `disBaseLink` is the image service's address without parameters. */
export interface DocumentImage {
  link?: string;
  disBaseLink?: string;
  alt?: string;
  title?: string;
}

/** One variant as the Shopper Products API lists it on its master. */
export interface DocumentVariant {
  productId: string;
  orderable?: boolean;
  price?: number;
  tieredPrices?: TieredPrice[];
  variationValues?: Record<string, string>;
  [custom: string]: unknown;
}

/** One choice a shopper makes between variants (`size`, `wrap`, `color`, `collection`). */
export interface DocumentVariationAttribute {
  id: string;
  name?: string;
  values?: { value: string; name?: string; orderable?: boolean; image?: DocumentImage; imageSwatch?: DocumentImage }[];
}

/** Something to choose with a product, whatever its variant; each value may cost more. */
export interface DocumentOption {
  id: string;
  name?: string;
  description?: string;
  values?: { id: string; name?: string; default?: boolean; price?: number }[];
}

/**
 * What the shop reads of a product of the Shopper Products API. The SDK's own `Product` fits it; the rules of the shop
 * name only these fields, so that they depend on no library. Attributes of the shop begin with `c_`.
 */
export interface ProductDocument {
  id: string;
  name?: string;
  brand?: string;
  type?: { master?: boolean; variant?: boolean; item?: boolean };
  master?: { masterId: string };
  price?: number;
  priceMax?: number;
  prices?: Record<string, number>;
  priceRanges?: { minPrice?: number; maxPrice?: number; pricebook?: string }[];
  tieredPrices?: TieredPrice[];
  currency?: string;
  imageGroups?: {
    viewType: string;
    images: DocumentImage[];
    variationAttributes?: { id: string; values?: { value: string }[] }[];
  }[];
  inventory?: { ats?: number; orderable?: boolean; preorderable?: boolean; backorderable?: boolean };
  variants?: DocumentVariant[];
  variationAttributes?: DocumentVariationAttribute[];
  variationValues?: Record<string, string>;
  options?: DocumentOption[];
  productPromotions?: { promotionId: string; calloutMsg?: string; promotionalPrice?: number }[];
  primaryCategoryId?: string;
  longDescription?: string;
  shortDescription?: string;
  pageTitle?: string;
  pageDescription?: string;
  /** Numbers under bars, of sizes and of what has none. */
  upc?: string;
  ean?: string;
  minOrderQuantity?: number;
  stepQuantity?: number;
  [custom: string]: unknown;
}

/** An attribute of the shop as text; an absent or empty one gives undefined. */
export const textAttribute = (document: Record<string, unknown>, name: string): string | undefined => {
  const value = document[`c_${name}`];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
};

/** An attribute of the shop as a yes or no; the API may send booleans or their text. */
export const flagAttribute = (document: Record<string, unknown>, name: string): boolean => {
  const value = document[`c_${name}`];
  return value === true || value === "true";
};

/** An attribute of the shop as a finite number; anything else gives undefined. */
export const numberAttribute = (document: Record<string, unknown>, name: string): number | undefined => {
  const value = document[`c_${name}`];
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
};

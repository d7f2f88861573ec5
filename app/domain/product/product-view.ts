import { listItems, plainText } from "../format/plain-text.ts";
import { isAnyOrderable, isFlaggedForPickup, stockMarks } from "./availability.ts";
import { priceLine, quantityPrices, variantPrice, type PriceLine } from "./price-line.ts";
import {
  flagAttribute,
  numberAttribute,
  textAttribute,
  type DocumentOption,
  type DocumentVariant,
  type ProductDocument,
} from "./product-document.ts";
import { cutOpen, type CutOpen } from "./cut-open.ts";
import { withTones } from "./picture-tones.ts";
import { imageGroups, type ImageGroup } from "./product-image.ts";
import { productLink } from "./product-link.ts";
import { allergenMarks } from "./tile-allergens.ts";
import { mixLink } from "./mix-link.ts";
import type { TileSite } from "./tile.ts";

/** One variant as the product page knows it; absent flags mean no. */
export interface VariantView {
  id: string;
  values: Record<string, string>;
  orderable: boolean;
  price?: PriceLine;
  /** Prices that fall with the quantity. */
  steps?: { from: number; price: number }[];
  isComingSoon?: true;
  isInShopOnly?: true;
}

/** One thing to choose, with its values in the shop's order. */
export interface AttributeView {
  id: string;
  name: string;
  values: { value: string; name: string; swatch?: string }[];
}

/** A product as its page shows it: plain JSON with everything the HTML needs and nothing else. */
export interface ProductView {
  /** The product asked for; a variant's own id when the address names a variant. */
  id: string;
  /** The product that stands in lists and in the canonical address. */
  listedId: string;
  name: string;
  brand?: string;
  link: string;
  categoryId?: string;
  description: string;
  features: string[];
  details: string[];
  ingredients?: string;
  allergens?: string;
  /** What its label says of each allergen, as `allergenMarks` writes it. */
  allergenMarks?: string;
  images: ImageGroup[];
  inside?: CutOpen;
  attributes: AttributeView[];
  variants: VariantView[];
  /** What can be chosen beside them, as the API tells it; how it is drawn is for those who offer it. */
  own?: { options: DocumentOption[]; looks?: unknown; area?: unknown };
  defaultVariantId?: string;
  price?: PriceLine;
  steps: { from: number; price: number }[];
  currency?: string;
  flags: {
    isOutOfStock: boolean;
    isComingSoon: boolean;
    isInShopOnly: boolean;
    isOnlineOnly: boolean;
    /** It melts, and it travels. */
    shipsCold: boolean;
    isKosher: boolean;
    isDairyFree: boolean;
    isNew: boolean;
    availableForInStorePickup: boolean;
    /** Shoppers may ask for a mail when it is back. */
    isShowBackInStock: boolean;
    /** The merchant lets it come again. */
    isSubscribable: boolean;
    /** Shops alone hand it out, by what they have. */
    isPickupOnly?: true;
    /** Something to sell with, such as an order form: nothing to eat. */
    isCollateral?: true;
  };
  ownBadge?: string;
  color?: string;
  /** Path of the custom mix this product is, or a piece of. */
  mix?: { kind: "mix" | "piece"; link: string };
  promotions: { id: string; message: string }[];
  rating?: { value: number; count: number };
  /** Under this id the ratings service knows it. */
  ratingsId: string;
  minQuantity: number;
  stepQuantity: number;
  /** The most pieces of it one order may hold. */
  quantityLimit?: number;
  /** Pieces available to sell, where the product has no variants. */
  ats?: number;
  pageTitle?: string;
  pageDescription?: string;
}

const variantView = (variant: DocumentVariant, site: TileSite): VariantView => {
  const price = variantPrice(variant, site.priceBooks);
  const steps = quantityPrices(variant.tieredPrices);
  return {
    id: variant.productId,
    values: variant.variationValues ?? {},
    orderable: variant.orderable === true,
    ...(price && { price }),
    ...(steps.length > 0 && { steps }),
    ...(flagAttribute(variant, "isComingSoon") && { isComingSoon: true as const }),
    ...(flagAttribute(variant, "isInShopOnly") && { isInShopOnly: true as const }),
  };
};

const attributeViews = (document: ProductDocument): AttributeView[] =>
  (document.variationAttributes ?? []).map(({ id, name, values = [] }) => ({
    id,
    name: name ?? id,
    values: values.map((value) => {
      const swatch = value.imageSwatch?.disBaseLink ?? value.imageSwatch?.link;
      return { value: value.value, name: value.name ?? value.value, ...(swatch && { swatch }) };
    }),
  }));

const mix = (document: ProductDocument): ProductView["mix"] => {
  const link = mixLink(document.primaryCategoryId);
  if (flagAttribute(document, "isCustomMix")) return { kind: "mix", link };
  if (!flagAttribute(document, "isCustomMixPiece")) return undefined;
  return { kind: "piece", link: `${link}?piece=${encodeURIComponent(document.id)}` };
};

/** Turns a product of the API into the model of its page (product-21). */
export const toProductView = (document: ProductDocument, site: TileSite): ProductView => {
  const listedId = document.type?.variant ? (document.master?.masterId ?? document.id) : document.id;
  const price = priceLine(document, site.priceBooks);
  const rating = numberAttribute(document, "rating");
  const count = numberAttribute(document, "reviewCount");
  const flag = (name: string) => flagAttribute(document, name);
  const html = (name: string) => textAttribute(document, name);
  const isCollateral = flag("isCollateral");
  const ingredients = isCollateral ? undefined : html("productIngredients");
  const marks = allergenMarks(document);
  const images = withTones(imageGroups(document), document);
  return {
    id: document.id,
    listedId,
    name: document.name ?? document.id,
    brand: document.brand,
    link: productLink({ ...document, id: listedId, path: html("path") }),
    categoryId: document.primaryCategoryId,
    description: plainText(document.longDescription ?? document.shortDescription ?? ""),
    features: listItems(html("tabFeatures") ?? ""),
    details: isCollateral ? [] : listItems(html("tabDetails") ?? ""),
    ingredients: ingredients && plainText(ingredients),
    allergens: isCollateral ? undefined : html("allergens"),
    ...(marks && { allergenMarks: marks }),
    images,
    inside: cutOpen(document, images),
    attributes: attributeViews(document),
    variants: (document.variants ?? []).map((variant) => variantView(variant, site)),
    ...(document.options && {
      own: { options: document.options, looks: document["c_personalization"], area: document["c_personalizationArea"] },
    }),
    defaultVariantId: document.type?.variant ? document.id : html("defaultVariantId"),
    price: price ?? undefined,
    steps: quantityPrices(document.tieredPrices),
    currency: document.currency,
    flags: {
      ...stockMarks(document),
      isOnlineOnly: flag("isOnlineOnly"),
      shipsCold: flag("isMeltable") && !flag("isInShopOnly") && !flag("isPickupOnly"),
      isKosher: flag("isKosher"),
      isDairyFree: flag("isDairyFree"),
      isNew: flag("isNew"),
      availableForInStorePickup: isFlaggedForPickup(document),
      isShowBackInStock: flag("isShowBackInStock"),
      isSubscribable: flag("enableSubscription"),
      ...(flag("isPickupOnly") && { isPickupOnly: true as const }),
      ...(isCollateral && { isCollateral }),
    },
    ownBadge: html("badge"),
    color: html("windowColor"),
    mix: mix(document),
    promotions: (document.productPromotions ?? []).flatMap(({ promotionId, calloutMsg }) =>
      calloutMsg ? [{ id: promotionId, message: plainText(calloutMsg) }] : [],
    ),
    rating: rating !== undefined && count ? { value: rating, count } : undefined,
    ratingsId: html("bvProductId") ?? listedId,
    minQuantity: Math.max(1, document.minOrderQuantity ?? 1),
    stepQuantity: Math.max(1, document.stepQuantity ?? 1),
    quantityLimit: numberAttribute(document, "quantityLimit"),
    ats: isAnyOrderable(document) ? document.inventory?.ats : undefined,
    pageTitle: document.pageTitle,
    pageDescription: document.pageDescription,
  };
};

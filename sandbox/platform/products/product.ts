/** The view most pages show, and the one that looks straight down on a sweet that stands free. */
export const SHOWN_VIEW = "large";
export const TOP_DOWN_VIEW = "top-down";

/** A picture of a product, shared by all variants or belonging to one variation value. */
export interface ProductPicture {
  file: string;
  alt: string;
  attributeId: string | null;
  value: string | null;
}

/** What a master varies by, with its values in the shop's order. */
export interface ProductVariation {
  id: string;
  name: string;
  values: { value: string; name: string; swatchFile: string | null }[];
}

/** What kind of thing a product is. A variation group stands for some variants of its master, a set for its parts. */
export type ProductType = "master" | "variant" | "variation_group" | "item" | "bundle" | "set";

/** A product inside a bundle or a set. */
export interface ProductPart {
  productId: string;
  quantity: number;
}

/** Something to choose with a product; every value adds to the price of one piece, in whole cents by currency. */
export interface ProductOption {
  id: string;
  name: string;
  description: string;
  values: { id: string; name: string; isDefault: boolean; priceCents: Partial<Record<string, number>> }[];
}

/** A typed link to another product, for example `replacement`. */
export interface ProductLink {
  targetId: string;
  type: string;
}

/** What a merchant recommends with a product; the type is the platform's number, for example 1 for cross-selling. */
export interface ProductRecommendation {
  targetId: string;
  type: number;
  calloutMsg: string | null;
}

/** A product of the catalogue in one language; a variant carries what it has from its master. */
export interface CatalogueProduct {
  id: string;
  type: ProductType;
  masterId: string | null;
  name: string;
  brand: string;
  shortDescription: string;
  longDescription: string;
  pageTitle: string;
  pageDescription: string;
  /** Words people use for it; empty for none. */
  pageKeywords: string;
  /** A class of the merchant's own tax table. */
  taxClass: string;
  weightGrams: number;
  upc: string;
  /** Empty where nobody says it, as the three below. */
  ean: string;
  manufacturerName: string;
  manufacturerSku: string;
  /** What it is sold by, for example `kg`. */
  unit: string;
  online: boolean;
  siteIds: string[];
  primaryCategoryId: string | null;
  categoryIds: string[];
  minOrderQuantity: number;
  stepQuantity: number;
  position: number;
  validFrom: Date | null;
  validTo: Date | null;
  pictures: ProductPicture[];
  /** Cut-outs that look straight down on it, for trays it is laid into; most products have none. */
  topDownPictures: ProductPicture[];
  /** Of a master. */
  variations: ProductVariation[];
  variantIds: string[];
  variationGroupIds: string[];
  /** Of a bundle or a set. */
  parts: ProductPart[];
  options: ProductOption[];
  links: ProductLink[];
  recommendations: ProductRecommendation[];
  /** Of a variant or a variation group. */
  variationValues: Record<string, string>;
  /** Custom attributes with their `c_` names. */
  attributes: Record<string, unknown>;
}

/** What a merchant's rules make of a product, by its custom attributes. */
export interface GoodsRules {
  flags: {
    onlineOnly: boolean;
    inShopOnly: boolean;
    comingSoon: boolean;
    giftCard: boolean;
    availableForPickup: boolean;
    subscription: boolean;
  };
  /** In cents: what may be subscribed to is offered so above this price. */
  subscribableAboveCents: number;
  /** The most of it one order may hold; null when only stock limits it. */
  quantityLimit: number | null;
}

/** Rules of a merchant's cartridge about products. */
export interface ProductRules {
  /** What kind of goods a product is, by its custom attributes with their `c_` names. */
  readonly goodsOf?: (attributes: Readonly<Record<string, unknown>>) => GoodsRules;
  /** What a variant says on its master's document beside price and stock, so that a page need not fetch it. */
  readonly variantAttributes?: (
    variant: Pick<CatalogueProduct, "attributes" | "weightGrams">,
  ) => Readonly<Record<string, unknown>>;
  /** The product that an item of a product list is about, where the id it is listed by says more than that. */
  readonly listedProduct?: (item: {
    productId: string;
    /** Custom attributes of the item with their `c_` names. */
    attributes: Readonly<Record<string, unknown>>;
  }) => string;
}

/** Goods of a merchant without such rules: nothing is special about them, and each may be picked up. */
const plainGoods: GoodsRules = {
  flags: {
    onlineOnly: false,
    inShopOnly: false,
    comingSoon: false,
    giftCard: false,
    availableForPickup: true,
    subscription: false,
  },
  subscribableAboveCents: 0,
  quantityLimit: null,
};

/** A product as baskets and promotions need it. */
export interface CatalogueItem extends GoodsRules {
  id: string;
  masterId: string | null;
  type: ProductType;
  name: string;
  brand: string;
  /** A class of the merchant's own tax table. */
  taxClass: string;
  weightGrams: number;
  online: boolean;
  minOrderQuantity: number;
  stepQuantity: number;
  /** Its categories and all above them, `root` left out. */
  categoryIds: string[];
  primaryCategoryId: string | null;
  /** File of its first picture, for example `praline.webp`. */
  imagePath: string | null;
  /** What a bundle holds; left out or empty for any other product. */
  parts?: readonly ProductPart[];
  /** What can be chosen with it; left out or empty for most. */
  options?: readonly ProductOption[];
  /** Names of what was chosen, for example `{ size: "12 pieces" }`; empty for a single product. */
  variationNames: Record<string, string>;
  /** Custom attributes with their `c_` names. */
  attributes: Record<string, unknown>;
}

/** Whether a product is shown on a site at a moment. */
export const isOffered = (product: CatalogueProduct, siteId: string, now: Date): boolean =>
  product.online &&
  product.siteIds.includes(siteId) &&
  (product.validFrom === null || product.validFrom <= now) &&
  (product.validTo === null || product.validTo > now);

/** The pictures that show a product: those of its own color where there are any, else those common to all. */
export const picturesOf = (product: CatalogueProduct): ProductPicture[] => {
  const own = product.pictures.filter(
    ({ attributeId, value }) => attributeId !== null && product.variationValues[attributeId] === value,
  );
  return own.length > 0 ? own : product.pictures.filter(({ attributeId }) => attributeId === null);
};

/** The product as other domains see it. `categoryIds` are all it belongs to, ancestors included. */
export const toCatalogueItem = (
  product: CatalogueProduct,
  master: CatalogueProduct | null,
  categoryIds: string[],
  goodsOf: (attributes: Readonly<Record<string, unknown>>) => GoodsRules = () => plainGoods,
): CatalogueItem => {
  const variations = master?.variations ?? [];
  return {
    id: product.id,
    masterId: product.masterId,
    type: product.type,
    name: product.name,
    brand: product.brand,
    taxClass: product.taxClass,
    weightGrams: product.weightGrams,
    online: product.online,
    ...goodsOf(product.attributes),
    minOrderQuantity: product.minOrderQuantity,
    stepQuantity: product.stepQuantity,
    categoryIds,
    primaryCategoryId: product.primaryCategoryId,
    imagePath: picturesOf(product)[0]?.file ?? null,
    parts: product.type === "bundle" ? product.parts : [],
    options: product.options,
    variationNames: Object.fromEntries(
      variations.flatMap(({ id, values }) => {
        const chosen = values.find(({ value }) => value === product.variationValues[id]);
        return chosen ? [[id, chosen.name]] : [];
      }),
    ),
    attributes: product.attributes,
  };
};

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

/** A product of the catalogue in one language; a variant carries what it has from its master. */
export interface CatalogueProduct {
  id: string;
  type: "master" | "variant" | "item";
  masterId: string | null;
  name: string;
  brand: string;
  shortDescription: string;
  longDescription: string;
  pageTitle: string;
  pageDescription: string;
  taxClass: TaxClass;
  weightGrams: number;
  upc: string;
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
  /** Of a master. */
  variations: ProductVariation[];
  variantIds: string[];
  /** Of a variant. */
  variationValues: Record<string, string>;
  /** Custom attributes with their `c_` names. */
  attributes: Record<string, unknown>;
}

/** How a product is taxed. */
export type TaxClass = "candy" | "food-flour" | "food" | "merchandise" | "gift-card";

/** A product as baskets and promotions need it. */
export interface CatalogueItem {
  id: string;
  masterId: string | null;
  type: "master" | "variant" | "item";
  name: string;
  brand: string;
  taxClass: TaxClass;
  weightGrams: number;
  online: boolean;
  flags: {
    meltable: boolean;
    onlineOnly: boolean;
    inShopOnly: boolean;
    comingSoon: boolean;
    giftCard: boolean;
    customMix: boolean;
    availableForPickup: boolean;
    subscription: boolean;
  };
  minOrderQuantity: number;
  stepQuantity: number;
  /** The most of it one order may hold; null when only stock limits it. */
  quantityLimit: number | null;
  /** Its categories and all above them, `root` left out. */
  categoryIds: string[];
  primaryCategoryId: string | null;
  /** File of its first picture, for example `praline.webp`. */
  imagePath: string | null;
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

const isYes = (product: CatalogueProduct, attribute: string) => product.attributes[attribute] === true;

/** The product as other domains see it. `categoryIds` are all it belongs to, ancestors included. */
export const toCatalogueItem = (
  product: CatalogueProduct,
  master: CatalogueProduct | null,
  categoryIds: string[],
): CatalogueItem => {
  const limit = product.attributes["c_quantityLimit"];
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
    flags: {
      meltable: isYes(product, "c_isMeltable"),
      onlineOnly: isYes(product, "c_isOnlineOnly"),
      inShopOnly: isYes(product, "c_isInShopOnly"),
      comingSoon: isYes(product, "c_isComingSoon"),
      giftCard: isYes(product, "c_isGiftCard"),
      customMix: isYes(product, "c_isCustomMix"),
      availableForPickup: isYes(product, "c_availableForInStorePickup"),
      subscription: isYes(product, "c_enableSubscription"),
    },
    minOrderQuantity: product.minOrderQuantity,
    stepQuantity: product.stepQuantity,
    quantityLimit: typeof limit === "number" ? limit : null,
    categoryIds,
    primaryCategoryId: product.primaryCategoryId,
    imagePath: picturesOf(product)[0]?.file ?? null,
    variationNames: Object.fromEntries(
      variations.flatMap(({ id, values }) => {
        const chosen = values.find(({ value }) => value === product.variationValues[id]);
        return chosen ? [[id, chosen.name]] : [];
      }),
    ),
    attributes: product.attributes,
  };
};

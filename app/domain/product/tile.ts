import {
  isAnyOrderable,
  isFlaggedForPickup,
  isOnlineOnlyThroughout,
  isPickupAllowed,
  stockMarks,
  stockStatus,
  type StockStatus,
} from "./availability.ts";
import { productBadge, type Badge } from "./badge.ts";
import { priceLine, type PriceBooks, type PriceLine } from "./price-line.ts";
import { savedPercent } from "./saved-percent.ts";
import { E_GIFT_PATH, isEGiftProduct } from "./e-gift-product.ts";
import { mixLink } from "./mix-link.ts";
import { flagAttribute, numberAttribute, textAttribute, type ProductDocument } from "./product-document.ts";
import { imageGroups, imagesOf, type ProductImage } from "./product-image.ts";
import { productLink } from "./product-link.ts";
import { allergenMarks } from "./tile-allergens.ts";

/** A product as a tile shows it: plain JSON without anything the tile does not need; absent means no. */
export interface ProductTile {
  id: string;
  name: string;
  /** Path of the product's page. */
  link: string;
  price?: PriceLine;
  image?: ProductImage;
  badge?: Badge;
  status?: StockStatus;
  /** What the add button puts into the bag: the first variant that can be ordered, or the product itself. */
  addId?: string;
  /** More than one variant to choose from. */
  hasOptions?: true;
  /** Sizes that are added by one press: the first variant of each that can be ordered, and what the size is called. */
  sizes?: { id: string; label: string }[];
  isCustomMix?: true;
  /** Path of the build-a-box page of a custom mix. */
  mixLink?: string;
  /** Chosen on a page of its own, which is its link; nothing is added from the tile. */
  isEGift?: true;
  isOnlineOnly?: true;
  isPickupAllowed?: true;
  /** Sold in shops only, and handed out where one has it. */
  isCollectedOnly?: true;
  rating?: { value: number; count: number };
  /** What its label says of each allergen, as `allergenMarks` writes it. */
  allergens?: string;
  /** Ground of the window, where the product has one of its own. */
  color?: string;
}

/** What of a site decides how its tiles look. */
export interface TileSite {
  priceBooks: PriceBooks;
  pickupEnabled?: boolean;
}

const productRating = (document: ProductDocument): ProductTile["rating"] => {
  const value = numberAttribute(document, "rating");
  const count = numberAttribute(document, "reviewCount");
  return value !== undefined && count !== undefined && count > 0 ? { value, count } : undefined;
};

/** How many sizes find a place on a tile; the sheet has them all. */
const MOST_SIZES = 3;

/** The sizes of a product that can be ordered; none where there is no choice, or too many for a tile. */
const tileSizes = ({ variationAttributes = [], variants = [] }: ProductDocument): ProductTile["sizes"] => {
  const values = variationAttributes.find(({ id }) => id === "size")?.values ?? [];
  // What a colour or collection decides has to be seen before it is bought.
  const isPlain = variationAttributes.every(({ id }) => id === "size" || id === "wrap");
  if (!isPlain || values.length < 2 || values.length > MOST_SIZES) return undefined;
  const sizes = values.flatMap(({ value, name }) => {
    const first = variants.find(({ orderable, variationValues }) => orderable && variationValues?.size === value);
    return first ? [{ id: first.productId, label: name ?? value }] : [];
  });
  return sizes.length > 0 ? sizes : undefined;
};

/** Turns a product of the API into the slim model of a tile (product-6). */
export const toTile = (document: ProductDocument, site: TileSite): ProductTile => {
  const own = stockMarks(document);
  // What shops alone hand out is never sold out as a parcel.
  const isInShopOnly = own.isInShopOnly || (flagAttribute(document, "isPickupOnly") && own.isOutOfStock);
  const marks = { ...own, isInShopOnly };
  const price = priceLine(document, site.priceBooks);
  const isCustomMix = flagAttribute(document, "isCustomMix");
  const isEGift = isEGiftProduct(document);
  const isOnlineOnly = isOnlineOnlyThroughout(document);
  const [image] = imagesOf(imageGroups(document), {});
  const badge = productBadge({
    ...marks,
    isCustomMix,
    isNew: flagAttribute(document, "isNew"),
    ownBadge: textAttribute(document, "badge"),
    savedPercent: price ? savedPercent(price) : 0,
  });
  const status = stockStatus(marks);
  const rating = productRating(document);
  const color = textAttribute(document, "windowColor");
  const allergens = allergenMarks(document);
  const variants = document.variants ?? [];
  const sizes = tileSizes(document);
  const addId =
    variants.length > 0
      ? variants.find(({ orderable }) => orderable)?.productId
      : isAnyOrderable(document)
        ? document.id
        : undefined;
  const availableForInStorePickup = isFlaggedForPickup(document);
  const pickupEnabled = site.pickupEnabled ?? false;
  const pickup = isPickupAllowed(
    { isOnlineOnly, isInShopOnly: marks.isInShopOnly, availableForInStorePickup },
    pickupEnabled,
  );
  const isCollectedOnly = pickupEnabled && marks.isInShopOnly && availableForInStorePickup && !isOnlineOnly;
  return {
    id: document.id,
    name: document.name ?? document.id,
    link: isEGift ? E_GIFT_PATH : productLink({ ...document, path: textAttribute(document, "path") }),
    ...(price && { price }),
    ...(image && { image }),
    ...(badge && { badge }),
    ...(status && { status }),
    ...(isEGift ? { isEGift: true as const } : addId && { addId }),
    ...(variants.length > 1 && !isEGift && { hasOptions: true as const }),
    ...(sizes && !isEGift && !isCustomMix && { sizes }),
    ...(isCustomMix && { isCustomMix: true as const, mixLink: mixLink(document.primaryCategoryId) }),
    ...(isOnlineOnly && { isOnlineOnly: true as const }),
    ...(pickup && { isPickupAllowed: true as const }),
    ...(isCollectedOnly && { isCollectedOnly: true as const }),
    ...(rating && { rating }),
    ...(color && { color }),
    ...(allergens && { allergens }),
  };
};

import { flagAttribute, type ProductDocument } from "./product-document.ts";

/** Why something cannot be shipped now, as a code; the component that shows it owns the words. */
export type StockStatus = "comingSoon" | "inShopsOnly" | "outOfStock";

/** Marks of a product or variant that decide where it can be bought. */
export interface StockMarks {
  isOutOfStock: boolean;
  isComingSoon: boolean;
  isInShopOnly: boolean;
}

/** What a stock record says about one product in one list (warehouse or shop). */
export interface StockRecord {
  ats: number;
  orderable: boolean;
  preorderable: boolean;
  backorderable: boolean;
}

/** A stock record of the API with what it leaves out: nothing to sell, nothing allowed. */
export const stockRecord = ({
  ats = 0,
  orderable,
  preorderable,
  backorderable,
}: Partial<StockRecord>): StockRecord => ({
  ats,
  orderable: orderable === true,
  preorderable: preorderable === true,
  backorderable: backorderable === true,
});

/**
 * Pieces a stock record counts; none where nothing can be ordered, undefined where more may be ordered than there are.
 */
export const countedPieces = ({
  ats,
  orderable,
  preorderable,
  backorderable,
}: Partial<StockRecord>): number | undefined => {
  if (orderable === false) return 0;
  return ats === undefined || backorderable || preorderable ? undefined : Math.max(0, Math.floor(ats));
};

/** From this many pieces down (and above none) the shop says 'Limited inventory available' (product-31). */
export const LIMITED_BELOW = 10;

/** The one status message: coming soon before in shops only before out of stock (product-29). */
export const stockStatus = (marks: StockMarks): StockStatus | null => {
  if (marks.isComingSoon) return "comingSoon";
  if (marks.isInShopOnly) return "inShopsOnly";
  return marks.isOutOfStock ? "outOfStock" : null;
};

/** Whether a parcel can carry it: neither out of stock, nor coming soon, nor in shops only. */
export const isOrderableForShipping = (marks: StockMarks): boolean => stockStatus(marks) === null;

/** Whether so little is left that the shopper should know. */
export const isLimited = (ats: number | undefined): boolean => ats !== undefined && ats > 0 && ats < LIMITED_BELOW;

/** Whether a shop can hand it over: something to sell there, and the record allows a sale. */
export const isAvailableAtShop = (record: StockRecord | undefined): boolean =>
  record !== undefined && record.ats > 0 && (record.orderable || record.preorderable || record.backorderable);

/** Whether the product, or one of its variants, is flagged for pickup. */
export const isFlaggedForPickup = (document: ProductDocument): boolean =>
  [document, ...(document.variants ?? [])].some((each) => flagAttribute({ ...each }, "availableForInStorePickup"));

/** Whether a product, or every one of its variants, is sold online only. */
export const isOnlineOnlyThroughout = (document: ProductDocument): boolean =>
  flagAttribute(document, "isOnlineOnly") ||
  (!!document.variants?.length && document.variants.every((each) => flagAttribute({ ...each }, "isOnlineOnly")));

/** Whether pickup may be offered for a product at all (product-35). */
export const isPickupAllowed = (
  product: { isOnlineOnly: boolean; isInShopOnly: boolean; availableForInStorePickup: boolean },
  pickupEnabled: boolean,
): boolean => pickupEnabled && !product.isOnlineOnly && !product.isInShopOnly && product.availableForInStorePickup;

/** Whether pickup is the only way to get it: not shippable, but in stock at the chosen shop. */
export const isPickupOnly = (marks: StockMarks, availableAtSelectedShop: boolean): boolean =>
  !isOrderableForShipping(marks) && availableAtSelectedShop;

/** Whether any of a product's variants (or the product itself, when it has none) can be ordered. */
export const isAnyOrderable = (document: ProductDocument): boolean =>
  document.variants?.length
    ? document.variants.some((variant) => variant.orderable === true)
    : (document.inventory?.orderable ?? false);

/** The stock marks of a whole product. */
export const stockMarks = (document: ProductDocument): StockMarks => ({
  isOutOfStock: !isAnyOrderable(document),
  isComingSoon: flagAttribute(document, "isComingSoon"),
  isInShopOnly: flagAttribute(document, "isInShopOnly"),
});

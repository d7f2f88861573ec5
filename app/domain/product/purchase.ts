import { isOrderableForShipping, isLimited, stockStatus, type StockMarks, type StockStatus } from "./availability.ts";
import { productBadge, type Badge } from "./badge.ts";
import { type PriceLine } from "./price-line.ts";
import { savedPercent } from "./saved-percent.ts";
import type { ProductView, VariantView } from "./product-view.ts";

/** What the buy box says and allows for what is chosen. */
export interface Purchase {
  /** What goes into the bag; undefined when the choices name nothing that is made. */
  productId?: string;
  price?: PriceLine;
  steps: { from: number; price: number }[];
  status: StockStatus | null;
  isLimited: boolean;
  canShip: boolean;
  /** Whether there is any, in the warehouse or where it is collected. */
  isInStock: boolean;
  badge: Badge | null;
  /** Pieces available to sell, once known. */
  ats?: number;
}

/** Fresh stock of what is chosen. */
interface Stock {
  ats: number;
  orderable: boolean;
}

/**
 * Puts the page's model, the chosen variant and the fresh stock together. Fresh stock overrules what the page was made
 * with, in both directions; a product with variants and no fitting one is out of stock.
 */
export const purchase = (product: ProductView, variant: VariantView | undefined, stock?: Stock): Purchase => {
  const hasVariants = product.variants.length > 0;
  const orderable = stock?.orderable ?? (hasVariants ? (variant?.orderable ?? false) : !product.flags.isOutOfStock);
  const marks: StockMarks = {
    isOutOfStock: !orderable,
    isComingSoon: product.flags.isComingSoon || variant?.isComingSoon === true,
    // No parcel of it is no surprise where shops alone hand it out.
    isInShopOnly:
      product.flags.isInShopOnly ||
      variant?.isInShopOnly === true ||
      (product.flags.isPickupOnly === true && !orderable),
  };
  const price = hasVariants ? (variant?.price ?? product.price) : product.price;
  const ats = stock?.ats ?? (hasVariants ? undefined : product.ats);
  return {
    productId: hasVariants ? variant?.id : product.id,
    price: price && { standard: price.standard, ...(price.sale !== undefined && { sale: price.sale }) },
    steps: (hasVariants ? variant?.steps : product.steps) ?? [],
    status: stockStatus(marks),
    isLimited: isOrderableForShipping(marks) && isLimited(ats),
    canShip: isOrderableForShipping(marks),
    isInStock: orderable,
    badge: productBadge({
      ...marks,
      isCustomMix: product.mix?.kind === "mix",
      isNew: product.flags.isNew,
      ownBadge: product.ownBadge,
      savedPercent: price ? savedPercent(price) : 0,
    }),
    ...(ats !== undefined && { ats }),
  };
};

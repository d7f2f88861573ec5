import { flagAttribute, type ProductDocument } from "./product-document.ts";

/** Where e-gift cards are chosen. */
export const E_GIFT_PATH = "/e-gift-cards";

/**
 * Whether a product of the catalogue only stands for the cards by e-mail, which are no lines of a parcel
 * (docs/decisions/0015).
 */
export const isEGiftProduct = (document: ProductDocument): boolean => flagAttribute(document, "isEGiftCard");

import { flagAttribute, numberAttribute, type ProductDocument, textAttribute } from "../product/product-document.ts";
import { countedPieces } from "../product/availability.ts";
import { imageGroups, imagesOf, type ProductImage } from "../product/product-image.ts";
import { productLink } from "../product/product-link.ts";
import { isSubscriptionOffered } from "../product/subscription-eligibility.ts";

/** What the lines of a bag or an order show of a product. */
export interface LineProduct {
  id: string;
  name: string;
  /** Path of the product's page. */
  link: string;
  /** What was chosen, in words: '12 pieces, Plum ribbon'. */
  choice: string;
  image?: ProductImage;
  /** Ground of its window, where it has one of its own. */
  color?: string;
  /** Pieces available to sell; undefined where the shop does not count them. */
  available?: number;
  /** What one piece costs, by price book; what it is reduced from stands beside the price asked. */
  prices?: Readonly<Record<string, number>>;
  /** The most of it in one order; undefined where only the shop's general limit counts. */
  limit?: number;
  /** Shops may hand it out, wherever they have it. */
  isPickupOffered?: true;
  /** It may come again and again (subscriptions-1). */
  mayComeAgain?: true;
  /** It is never sent as a parcel. */
  isInShopOnly?: true;
}

/** The names of the chosen values; a value `none` (no ribbon, no wrap) goes without saying. */
const chosenNames = ({ variationAttributes = [], variationValues = {} }: ProductDocument): string[] =>
  variationAttributes.flatMap(({ id, values = [] }) => {
    const chosen = variationValues[id];
    if (chosen === undefined || chosen === "none") return [];
    return [values.find(({ value }) => value === chosen)?.name ?? chosen];
  });

/** The slim model of a line's product. A product that cannot be ordered counts as having none available. */
export const toLineProduct = (document: ProductDocument): LineProduct => {
  const [image] = imagesOf(imageGroups(document), document.variationValues ?? {});
  const available = countedPieces(document.inventory ?? {});
  const color = textAttribute(document, "windowColor");
  const limit = numberAttribute(document, "quantityLimit");
  return {
    id: document.id,
    name: document.name ?? document.id,
    link: productLink({
      ...document,
      id: document.master?.masterId ?? document.id,
      path: textAttribute(document, "path"),
    }),
    choice: chosenNames(document).join(", "),
    ...(image && { image }),
    ...(color && { color }),
    ...(available !== undefined && { available }),
    ...(limit !== undefined && { limit }),
    ...(document.prices && { prices: document.prices }),
    ...(flagAttribute(document, "availableForInStorePickup") &&
      !flagAttribute(document, "isOnlineOnly") && { isPickupOffered: true as const }),
    ...(isSubscriptionOffered({
      isEnabled: flagAttribute(document, "enableSubscription"),
      isImpulseUpsell: flagAttribute(document, "ogEnableImpulseUpsell"),
      price: document.price ?? 0,
    }) && { mayComeAgain: true as const }),
    ...(flagAttribute(document, "isInShopOnly") && { isInShopOnly: true as const }),
  };
};

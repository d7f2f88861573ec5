import { Fault } from "#sandbox/core/fault.ts";
import type { BasketItem } from "#sandbox/platform/baskets/basket.ts";
import type { CatalogueItem } from "#sandbox/platform/products/product.ts";

/** What is printed on a line; null for nothing. */
export const wordsOf = ({ c_personalizationText: words }: BasketItem["attributes"]): string | null =>
  typeof words === "string" ? words : null;

/** How many characters of the shopper's own a value of an option takes, by the value's id; 0 for none. */
const lettersOf = ({ attributes }: Pick<CatalogueItem, "attributes">): ReadonlyMap<string, number> => {
  const entries: unknown = attributes["c_personalization"];
  return new Map(
    (Array.isArray(entries) ? entries : []).map((entry) => {
      const [valueId = "", , letters] = String(entry).split(":");
      return [valueId, Number(letters) || 0];
    }),
  );
};

/** Characters as a reader counts them: an accent that stands alone belongs to its letter. */
const lengthOf = (words: string): number => Array.from(words.normalize("NFC")).length;

/**
 * Refuses a line whose words do not go with what is chosen: none where a printed or stamped value needs some, some
 * where nothing is printed, or more than there is room for. What characters there may be is defined with the attribute.
 * @throws Fault 400 `invalid-personalization`
 */
export const refuseBadWords = (
  { productId, optionItems, attributes }: Pick<BasketItem, "productId" | "optionItems" | "attributes">,
  product: Pick<CatalogueItem, "attributes">,
): void => {
  const words = wordsOf(attributes);
  const letters = lettersOf(product);
  const most = Math.max(0, ...optionItems.map(({ optionValueId }) => letters.get(optionValueId) ?? 0));
  const bad = (detail: string) => new Fault(400, "invalid-personalization", detail, { productId, maximum: most });
  if (words === null) {
    if (most > 0) throw bad(`Product '${productId}' is made with words; 'c_personalizationText' must say which.`);
    return;
  }
  if (most === 0) throw bad(`Nothing is printed on product '${productId}' the way it is chosen.`);
  if (lengthOf(words) > most) throw bad(`There is room for ${most} characters on product '${productId}'.`);
};

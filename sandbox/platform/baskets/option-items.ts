import { Fault } from "#sandbox/core/fault.ts";
import type { CatalogueItem } from "#sandbox/platform/products/product.ts";
import type { BasketItem, OptionChoice } from "./basket.ts";

/** A value of an option of a product, chosen or taken for granted. */
export interface ChosenOption extends OptionChoice {
  name: string;
  /** Added to the price of one piece. */
  priceCents: number;
}

/** The value of every option of a product: the chosen one, else its default. */
export const chosenOptions = (
  { optionItems }: Pick<BasketItem, "optionItems">,
  product: Pick<CatalogueItem, "options"> | null,
  currency: string,
): ChosenOption[] =>
  (product?.options ?? []).flatMap((option) => {
    const asked = optionItems.find(({ optionId }) => optionId === option.id)?.optionValueId;
    const value =
      option.values.find(({ id }) => id === asked) ??
      option.values.find(({ isDefault }) => isDefault) ??
      option.values[0];
    return value
      ? [
          {
            optionId: option.id,
            optionValueId: value.id,
            name: `${option.name}: ${value.name}`,
            priceCents: value.priceCents[currency] ?? 0,
          },
        ]
      : [];
  });

/**
 * @throws Fault 400 for an option the product does not have, a value the option does not, or an option chosen twice.
 */
export const refuseUnknownOptions = (
  { productId, optionItems }: Pick<BasketItem, "productId" | "optionItems">,
  product: Pick<CatalogueItem, "options">,
): void => {
  for (const [index, { optionId, optionValueId }] of optionItems.entries()) {
    if (optionItems.findIndex((each) => each.optionId === optionId) !== index)
      throw new Fault(400, "invalid-product-option-item", `Option '${optionId}' is chosen more than once.`, {
        productId,
        optionId,
      });
    const option = product.options?.find(({ id }) => id === optionId);
    if (!option)
      throw new Fault(400, "invalid-product-option-item", `Product '${productId}' has no option '${optionId}'.`, {
        productId,
        optionId,
      });
    if (!option.values.some(({ id }) => id === optionValueId))
      throw new Fault(
        400,
        "invalid-product-option-value-item",
        `Option '${optionId}' of product '${productId}' has no value '${optionValueId}'.`,
        { productId, optionId, optionValueId },
      );
  }
};

import type { BasketItem } from "#app/domain/basket/basket-document.ts";
import { candyBoxPath, lollipopBoxPath } from "#config/brand.ts";

/** Path of the page where a line is changed: its product's, or the place where it was made. */
export const lineEditPath = ({ itemId = "", productId = "", c_customMix: mix }: BasketItem): string =>
  `${
    typeof mix !== "string"
      ? `/products/${encodeURIComponent(productId)}`
      : `${mix.includes('"pieces"') ? lollipopBoxPath : candyBoxPath}/set-quantities`
  }?edit=${encodeURIComponent(itemId)}`;

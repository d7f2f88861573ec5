import type { IntlShape } from "react-intl";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { ProductsApi } from "#app/commerce-api/products.ts";

/**
 * A refusal of more pieces than one order may hold, in the shop's words and with the goods' name in the shop's
 * language; the engine's name where that is not known.
 */
export const limitedQuantity = async (
  refusal: CommerceApiError,
  { productId, productName, maximum }: NonNullable<CommerceApiError["limit"]>,
  intl: IntlShape,
  products: Pick<ProductsApi, "getMany">,
): Promise<CommerceApiError> => {
  const [product] = await products.getMany([productId]).catch(() => []);
  const name = product?.name ?? productName;
  const { status, type, limit } = refusal;
  if (!name) return refusal;
  const words = intl.formatMessage(
    {
      id: "basket.limitedQuantity",
      defaultMessage: "{name} is limited to {maximum, plural, one {# piece} other {# pieces}} per order.",
    },
    { name, maximum },
  );
  return new CommerceApiError(status, type, words, [], { limit });
};
